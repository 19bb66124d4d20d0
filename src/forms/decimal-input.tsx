import { useTranslation } from 'react-i18next';
import { checkDecimal, cleanDecimal, settleDecimal, type DecimalShape } from './decimal-number.ts';
import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';
import { useCleaned } from './use-cleaned.ts';

/**
 * A decimal amount with up to 10 digits before the point and 2 after it by default. The form that sends it must refuse
 * more.
 */
export function DecimalInput({ before, after, ...field }: FieldProps & DecimalShape) {
  const { t } = useTranslation();
  const { label, value, onChange, onBlur, error, hint } = field;
  const shape = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  const unfit = checkDecimal(value, shape);
  const cleaned = useCleaned({ value, onChange, clean: (typed) => cleanDecimal(typed, value, shape) });

  function leave(): void {
    const settled = settleDecimal(value);
    if (settled !== value) onChange(settled);
    onBlur?.();
  }

  return (
    <FieldFrame label={label} error={unfit ? t(unfit.fault, unfit) : error} hint={hint}>
      {(ids) => <input type="text" inputMode="decimal" {...inputProps(field, ids)} {...cleaned} onBlur={leave} />}
    </FieldFrame>
  );
}
