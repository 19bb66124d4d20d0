import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, inputProps, type FieldProps } from '#shared/forms/field-frame.tsx';

/** Time input; empty for none. */
export function TimeInput(field: FieldProps) {
  const { label, value, onChange, onBlur, error, hint } = field;
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ids) => (
        <OutlinedInput
          type="time"
          {...inputProps(field, ids)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...(onBlur && { onBlur })}
        />
      )}
    </FieldFrame>
  );
}
