import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { inputProps } from './input-props.ts';
import { cleanPhone, groupPhone } from './phone-number.ts';
import { defaultMaxLength } from './text-kinds.ts';
import { useCleaned } from './use-cleaned.ts';

/** A phone number that starts with 1: written in groups, kept as digits. Buyers' own numbers do not start with 1. */
export function PhoneInput(field: FieldProps) {
  const { label, value, onChange, onBlur, error, hint } = field;
  const cleaned = useCleaned({ value, onChange, clean: cleanPhone, show: groupPhone });
  return (
    <FieldFrame label={label} error={error} hint={hint} length={{ used: value.length, most: defaultMaxLength }}>
      {(ids) => <input type="tel" {...inputProps(field, ids)} {...cleaned} onBlur={onBlur} />}
    </FieldFrame>
  );
}
