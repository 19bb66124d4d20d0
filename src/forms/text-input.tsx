import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';
import { cleanLeft, cleanTyped, defaultMaxLength, type TextShape } from './text-kinds.ts';
import { useCleaned } from './use-cleaned.ts';

interface TextInputProps extends FieldProps, TextShape {
  /** How many characters fit. Whoever sends the text refuses a longer one; the field only says so. */
  maxLength?: number;
  /** What counts of the text; all of it unless told. */
  counted?: (value: string) => string;
}

/** One line of text: without emoji, trimmed, of one kind where one is given. */
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
