import type { FieldIds, FieldProps } from './field-frame.tsx';
import styles from './field.module.css';

/** The native attributes that every kind of input takes from its field. */
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
