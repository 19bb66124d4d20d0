import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';
import { correctEmail } from './mistyped-email.ts';
import { maxEmailLength } from './rules.ts';

interface EmailInputProps extends FieldProps {
  maxLength?: number;
}

/** An e-mail address. On blur, a correction is offered for a likely typo in its domain. */
export function EmailInput({ maxLength = maxEmailLength, ...field }: EmailInputProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState('');
  const { label, value, onChange, onBlur, error, hint, isReadOnly } = field;
  const meant = left === value && !isReadOnly ? correctEmail(value) : undefined;
  return (
    <FieldFrame
      label={label}
      error={error}
      hint={hint}
      length={{ used: value.length, most: maxLength }}
      offer={
        meant !== undefined && (
          <output>
            <Button variant="text" size="small" onClick={() => onChange(meant)}>
              {t('didYouMean', { email: meant })}
            </Button>
          </output>
        )
      }
    >
      {(ids) => (
        <OutlinedInput
          type="email"
          {...inputProps({ autoComplete: 'email', ...field }, ids, { spellCheck: false, autoCapitalize: 'none' })}
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
          onBlur={() => {
            setLeft(value);
            onBlur?.();
          }}
        />
      )}
    </FieldFrame>
  );
}
