import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';

/** The props of every field. `useField` gives most of them for a field of a form. */
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
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** The ids that connect an input with its label, hint and error. */
interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** How much of the allowed length is used. A longer text can be typed but not sent, and is never cut. */
interface FieldLength {
  used: number;
  most: number;
}

interface FieldFrameProps {
  label: string;
  error: string | undefined;
  hint?: string | undefined;
  length?: FieldLength | undefined;
  children: (ids: FieldIds) => ReactNode;
}

/** From this part of the allowed length on, the field shows the count. */
const nearlyFull = 0.8;

/** A label, the input, then hint and error. A text that is too long is reported while it is typed. */
export function FieldFrame({ label, error, hint, length, children }: FieldFrameProps) {
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
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': notes.join(' ') || undefined,
        'aria-invalid': fault === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {isCounted && (
        <p id={`${id}-length`} className={`${styles.hint} figures`}>
          {t('lengthUsed', { used: length.used, most: length.most })}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}-error`} role={isTooLong ? 'alert' : undefined} className={styles.error}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** The native attributes of every kind of input. */
export function inputProps(field: FieldProps, ids: FieldIds) {
  const { name, inputRef, placeholder, autoComplete, isDisabled, isReadOnly, isRequired } = field;
  return {
    ...ids,
    name,
    ref: inputRef,
    placeholder,
    autoComplete,
    disabled: isDisabled,
    readOnly: isReadOnly,
    'aria-required': isRequired,
    className: styles.input,
  };
}
