import { FieldFrame, type FieldProps } from './field-frame.tsx';
import fieldStyles from './field.module.css';
import styles from './native-select.module.css';

export interface SelectChoice {
  value: string;
  label: string;
}

interface NativeSelectProps extends Omit<FieldProps, 'inputRef' | 'placeholder' | 'isReadOnly'> {
  /** What stands there while nothing is chosen. */
  prompt?: string;
  choices: readonly SelectChoice[];
}

/** One of a short list, by the browser's own select: quick on any phone, and known to whoever uses a keyboard. */
export function NativeSelect({ prompt, choices, ...field }: NativeSelectProps) {
  const { label, name, value, onChange, onBlur, error, hint, isDisabled, isRequired } = field;
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ids) => (
        <select
          {...ids}
          name={name}
          className={`${fieldStyles.input} ${styles.select}`}
          value={value}
          disabled={isDisabled}
          aria-required={isRequired}
          onBlur={onBlur}
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
        </select>
      )}
    </FieldFrame>
  );
}
