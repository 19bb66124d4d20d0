import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';
import { maxEmailLength } from './rules.ts';

interface EmailInputProps extends FieldProps {
  maxLength?: number;
}

export function EmailInput({ maxLength = maxEmailLength, ...field }: EmailInputProps) {
  const { label, value, onChange, onBlur, error, hint } = field;
  return (
    <FieldFrame label={label} error={error} hint={hint} length={{ used: value.length, most: maxLength }}>
      {(ids) => (
        <OutlinedInput
          type="email"
          {...inputProps({ autoComplete: 'email', ...field }, ids, { spellCheck: false, autoCapitalize: 'none' })}
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
          {...(onBlur && { onBlur })}
        />
      )}
    </FieldFrame>
  );
}
