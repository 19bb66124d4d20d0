import { cleanDecimal, settleDecimal, type DecimalShape } from './decimal-number.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { inputProps } from './input-props.ts';
import { useCleaned } from './use-cleaned.ts';

/** An amount with a point: up to 10 digits before it and 2 after it, unless told. */
export function DecimalInput({ before, after, ...field }: FieldProps & DecimalShape) {
  const { label, value, onChange, onBlur, error, hint } = field;
  const shape = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  const cleaned = useCleaned({ value, onChange, clean: (typed) => cleanDecimal(typed, value, shape) });

  function leave(): void {
    const settled = settleDecimal(value);
    if (settled !== value) onChange(settled);
    onBlur?.();
  }

  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ids) => <input type="text" inputMode="decimal" {...inputProps(field, ids)} {...cleaned} onBlur={leave} />}
    </FieldFrame>
  );
}
