import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { inputProps } from './input-props.ts';
import { cleanLeft, cleanTyped, type TextShape } from './text-kinds.ts';
import { useCleaned } from './use-cleaned.ts';

/** One line of text: without emoji, trimmed, of at most 30 characters unless told, of one kind where one is given. */
export function TextInput({ kind, isUppercase, maxLength, ...field }: FieldProps & TextShape) {
  const { label, value, onChange, onBlur, error, hint } = field;
  const shape = {
    ...(kind && { kind }),
    ...(isUppercase !== undefined && { isUppercase }),
    ...(maxLength !== undefined && { maxLength }),
  };
  const cleaned = useCleaned({ value, onChange, clean: (typed) => cleanTyped(typed, shape) });

  function leave(): void {
    const left = cleanLeft(value, shape);
    if (left !== value) onChange(left);
    onBlur?.();
  }

  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ids) => (
        <input
          type="text"
          inputMode={kind === 'number' ? 'numeric' : undefined}
          {...inputProps(field, ids)}
          {...cleaned}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
}
