import MuiNativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';

interface SelectChoice {
  value: string;
  label: string;
}

interface NativeSelectProps extends Omit<FieldProps, 'inputRef' | 'placeholder' | 'isReadOnly'> {
  /** The text shown while nothing is chosen. */
  prompt?: string;
  choices: readonly SelectChoice[];
  /** A button below the notes. */
  offer?: ReactNode;
}

/** The browser's own select for a short list. It works well on phones and with a keyboard. */
export function NativeSelect({ prompt, choices, offer, ...field }: NativeSelectProps) {
  const { label, value, onChange, onBlur, error, hint } = field;
  return (
    <FieldFrame label={label} error={error} hint={hint} offer={offer}>
      {(ids) => (
        <MuiNativeSelect
          value={value}
          input={<OutlinedInput {...inputProps(field, ids)} />}
          IconComponent={ChevronDown}
          {...(onBlur && { onBlur })}
          onChange={(event) => onChange(event.target.value)}
        >
          {prompt !== undefined && (
            <option value="" disabled>
              {prompt}
            </option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </MuiNativeSelect>
      )}
    </FieldFrame>
  );
}
