import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, inputProps, type FieldProps } from '#shared/forms/field-frame.tsx';

/** Date input; empty for none. */
export function DayInput(field: FieldProps) {
  const { label, value, onChange, onBlur, error, hint } = field;
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ids) => (
        <OutlinedInput
          type="date"
          {...inputProps(field, ids, { max: '9999-12-31' })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...(onBlur && { onBlur })}
        />
      )}
    </FieldFrame>
  );
}
