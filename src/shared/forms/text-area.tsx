import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';

interface TextAreaProps extends FieldProps {
  maxLength: number;
  /** Whether it is for long texts of several pages. */
  isLong?: boolean;
}

/** Several lines of text, which are never cut or normalized. */
export function TextArea({ maxLength, isLong = false, ...field }: TextAreaProps) {
  const { label, value, onChange, onBlur, error, hint } = field;
  return (
    <FieldFrame label={label} error={error} hint={hint} length={{ used: value.length, most: maxLength }}>
      {(ids) => (
        <OutlinedInput
          multiline
          minRows={isLong ? 14 : 3}
          maxRows={isLong ? 14 : 8}
          {...inputProps(field, ids)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...(onBlur && { onBlur })}
        />
      )}
    </FieldFrame>
  );
}
