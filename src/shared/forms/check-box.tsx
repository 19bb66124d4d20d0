import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode, type Ref } from 'react';

interface CheckBoxProps {
  label: ReactNode;
  value: boolean;
  disabled?: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  name?: string;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

export function CheckBox({ label, value, disabled = false, onChange, onBlur, name, error, inputRef }: CheckBoxProps) {
  const errorId = useId();
  const described = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId };
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Checkbox
            checked={value}
            {...(name !== undefined && { name })}
            slotProps={{ input: { ...described, ...(inputRef !== undefined && { ref: inputRef }) } }}
            onChange={(event) => onChange(event.target.checked)}
            {...(onBlur && { onBlur })}
          />
        }
      />
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
