import { useId, type ReactNode, type Ref } from 'react';
import styles from './field.module.css';

/** What every field is given; `useField` gives most of it for a field of a form. */
export interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  /** What is wrong with it. */
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** What connects an input with its label, hint and error. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps {
  label: string;
  error: string | undefined;
  hint?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}

/** A label above, the input, then what helps and what is wrong. */
export function FieldFrame({ label, error, hint, children }: FieldFrameProps) {
  const id = useId();
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': notes || undefined, 'aria-invalid': error === undefined ? undefined : true })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
