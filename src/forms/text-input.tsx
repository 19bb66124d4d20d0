import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';
import { cleanLeft, cleanTyped, defaultMaxLength, type TextShape } from './text-kinds.ts';
import { useCleaned } from './use-cleaned.ts';

interface TextInputProps extends FieldProps, TextShape {
  /** The allowed length. The field only warns, so the form that sends the text must refuse a longer one. */
  maxLength?: number;
  /** The part of the text that counts. The default is the trimmed text. */
  counted?: (value: string) => string;
}

/** One line of text, without emoji and outer spaces, and of one kind if `kind` is given. */
export function TextInput(props: TextInputProps) {
  const { kind, isUppercase, maxLength = defaultMaxLength, counted = trimmed, ...field } = props;
  const { label, value, onChange, onBlur, error, hint } = field;
  const shape = { ...(kind && { kind }), ...(isUppercase !== undefined && { isUppercase }) };
  const cleaned = useCleaned({ value, onChange, clean: (typed) => cleanTyped(typed, shape) });

  function leave(): void {
    const left = cleanLeft(value, shape);
    if (left !== value) onChange(left);
    onBlur?.();
  }

  return (
    <FieldFrame label={label} error={error} hint={hint} length={{ used: counted(value).length, most: maxLength }}>
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

function trimmed(value: string): string {
  return value.trim();
}
