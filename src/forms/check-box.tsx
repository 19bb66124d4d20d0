import { useId, type ReactNode, type Ref } from 'react';
import styles from './field.module.css';

interface CheckBoxProps {
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  name?: string;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

export function CheckBox({ label, value, onChange, onBlur, name, error, inputRef }: CheckBoxProps) {
  const id = useId();
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={styles.check}>
      <input
        type="checkbox"
        id={id}
        name={name}
        ref={inputRef}
        className={styles.checkBox}
        checked={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={errorId}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <label htmlFor={id} className={styles.checkLabel}>
        {label}
      </label>
      {error !== undefined && (
        <p id={errorId} className={`${styles.error} ${styles.checkError}`}>
          {error}
        </p>
      )}
    </div>
  );
}
