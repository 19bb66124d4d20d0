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
        <input
          type="email"
          spellCheck={false}
          autoCapitalize="none"
          {...inputProps({ autoComplete: 'email', ...field }, ids)}
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  );
}
