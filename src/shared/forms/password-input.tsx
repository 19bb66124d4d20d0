import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';
import { maxPasswordLength } from './rules.ts';

interface PasswordInputProps extends FieldProps {
  /** Tells the browser's password manager which of the two this is. */
  autoComplete: 'current-password' | 'new-password';
  most?: number;
}

export function PasswordInput({ most = maxPasswordLength, ...field }: PasswordInputProps) {
  const { t } = useTranslation('forms');
  const [isShown, setShown] = useState(false);
  const { label, value, onChange, onBlur, error, hint, isDisabled } = field;
  const Icon = isShown ? EyeOff : Eye;
  // The length of a password is hidden from onlookers unless it is too long.
  const length = value.length > most ? { used: value.length, most } : undefined;
  return (
    <FieldFrame label={label} error={error} hint={hint} length={length}>
      {(ids) => (
        <OutlinedInput
          type={isShown ? 'text' : 'password'}
          {...inputProps(field, ids, { spellCheck: false, autoCapitalize: 'none' })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...(onBlur && { onBlur })}
          endAdornment={
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                aria-label={isShown ? t('hidePassword') : t('showPassword')}
                aria-controls={ids.id}
                disabled={isDisabled === true}
                onClick={() => setShown(!isShown)}
              >
                <Icon aria-hidden size="1.25rem" />
              </IconButton>
            </InputAdornment>
          }
        />
      )}
    </FieldFrame>
  );
}
