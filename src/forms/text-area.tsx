import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';

/** Several lines of text, of which nothing is cut or cleaned. */
export function TextArea({ maxLength, ...field }: FieldProps & { maxLength: number }) {
  const { label, value, onChange, onBlur, error, hint } = field;
  return (
    <FieldFrame label={label} error={error} hint={hint} length={{ used: value.length, most: maxLength }}>
      {(ids) => (
        <OutlinedInput
          multiline
          minRows={3}
          maxRows={8}
          {...inputProps(field, ids)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...(onBlur && { onBlur })}
        />
      )}
    </FieldFrame>
  );
}
