import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';
import { maxEmailLength } from './rules.ts';

/** The mail providers of most buyers. */
const usualDomains = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'];
/** One letter away from a common domain, but also common. */
const alsoMeant: ReadonlySet<string> = new Set(['mail.com', 'email.com', 'ymail.com']);

/** Returns the address with the common domain that was probably meant, or undefined. */
export function correctEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  if (at < 1 || usualDomains.includes(domain) || alsoMeant.has(domain)) return undefined;
  const meant = usualDomains.find((usual) => isOneSlipAway(domain, usual));
  return meant && `${text.slice(0, at)}@${meant}`;
}

/** Whether one letter is missing, added, wrong or swapped with its neighbour. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, wanted] = [typed.slice(start), meant.slice(start)];
  const swapped = (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2);
  return (
    rest.slice(1) === wanted.slice(1) || rest === wanted.slice(1) || rest.slice(1) === wanted || swapped === wanted
  );
}

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
