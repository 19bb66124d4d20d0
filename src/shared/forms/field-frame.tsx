import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

/** The props of every field. `useField` provides most of them. */
export interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  /** The error message. */
  error?: string | undefined;
  /** The help text. */
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  /** The label of the enter key on a phone's keyboard. */
  enterKeyHint?: 'done' | 'go' | 'send';
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** The ids that connect an input with its label, hint and error; the library itself marks it as invalid. */
interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
}

/** The used share of the allowed length. A longer text can be typed but not sent, and is never cut. */
interface FieldLength {
  used: number;
  most: number;
}

interface FieldFrameProps {
  label: string;
  error: string | undefined;
  hint?: string | undefined;
  length?: FieldLength | undefined;
  /** A button or another action below the notes. */
  offer?: ReactNode;
  children: (ids: FieldIds) => ReactNode;
}

/** From this share of the allowed length on, the count is shown. */
const nearlyFull = 0.8;

/** A label, the input, then hint and error. A text that is too long is reported while typing. */
export function FieldFrame({ label, error, hint, length, offer, children }: FieldFrameProps) {
  const { t } = useTranslation();
  const id = useId();
  const isTooLong = length !== undefined && length.used > length.most;
  const fault = isTooLong ? t('tooLong', { most: length.most, over: length.used - length.most }) : error;
  const isCounted = length !== undefined && !isTooLong && length.used >= length.most * nearlyFull;
  const notes = [
    hint !== undefined && `${id}-hint`,
    isCounted && `${id}-length`,
    fault !== undefined && `${id}-error`,
  ].filter(Boolean);
  return (
    <FormControl fullWidth error={fault !== undefined}>
      <InputLabel shrink htmlFor={id} error={false}>
        {label}
      </InputLabel>
      {children({ id, 'aria-describedby': notes.join(' ') || undefined })}
      {hint !== undefined && (
        <FormHelperText id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      )}
      {isCounted && (
        <FormHelperText id={`${id}-length`} error={false} className="figures">
          {t('lengthUsed', { used: length.used, most: length.most })}
        </FormHelperText>
      )}
      {fault !== undefined && (
        <FormHelperText id={`${id}-error`} {...(isTooLong && { role: 'alert' })}>
          {fault}
        </FormHelperText>
      )}
      {offer}
    </FormControl>
  );
}

/** The props of every kind of input; `native` is passed to the element itself. */
export function inputProps(field: FieldProps, ids: FieldIds, native: ComponentProps<'input'> = {}) {
  const { name, inputRef, placeholder, autoComplete, enterKeyHint, isDisabled, isReadOnly, isRequired } = field;
  return {
    ...ids,
    ...(name !== undefined && { name }),
    ...(inputRef !== undefined && { inputRef }),
    ...(placeholder !== undefined && { placeholder }),
    ...(autoComplete !== undefined && { autoComplete }),
    ...(isDisabled !== undefined && { disabled: isDisabled }),
    ...(isReadOnly !== undefined && { readOnly: isReadOnly }),
    slotProps: { input: { 'aria-required': isRequired, ...(enterKeyHint && { enterKeyHint }), ...native } },
  };
}
