import { FieldFrame, type FieldProps } from './field-frame.tsx';
import fieldStyles from './field.module.css';
import styles from './native-select.module.css';

interface SelectChoice {
  value: string;
  label: string;
}

interface NativeSelectProps extends Omit<FieldProps, 'inputRef' | 'placeholder' | 'isReadOnly'> {
  /** The text that shows while nothing is chosen. */
  prompt?: string;
  choices: readonly SelectChoice[];
}

/** The browser's own select for a short list. It works well on phones and with a keyboard. */
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
