import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type ChangeEvent, type CompositionEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type AmountShape, editAmount, groupAmount, readAmount, normalizeAmount } from './amount.ts';
import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';

interface AmountInputProps extends FieldProps, AmountShape {
  /** Whether zero is a valid value, rather than an empty one. */
  isZeroKept?: boolean;
}

/**
 * An amount, by default with up to 10 digits before the point and 2 after it, shown with thousands separators. The form
 * reads its value by `readAmount` with the same shape, and must refuse unreadable values.
 */
export function AmountInput({ before, after, isZeroKept = false, ...field }: AmountInputProps) {
  const { t } = useTranslation('forms');
  const { label, value, onChange, onBlur, error, hint } = field;
  const [hasLeft, setLeft] = useState(false);
  const [composing, setComposing] = useState<string>();
  const shape = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  const reading = readAmount(value, shape);
  const isTooLong = reading.is === 'fault' && reading.most !== undefined;
  // An incomplete amount is not an error yet: while typing, only input that can never become valid is reported.
  const isReported = isTooLong || hasLeft || error !== undefined;
  const fault = reading.is === 'fault' && isReported ? t(reading.fault, { ...reading }) : error;

  function take(input: HTMLInputElement, inserted: string | undefined): void {
    const { value: typed, selectionStart } = input;
    const next = editAmount(value, { typed, cursor: selectionStart ?? typed.length, inserted }, shape);
    setLeft(false);
    onChange(next.value);
    if (groupAmount(next.value) !== typed) queueMicrotask(() => input.setSelectionRange(next.cursor, next.cursor));
  }

  function leave(): void {
    setLeft(true);
    const settled = normalizeAmount(value, shape, isZeroKept ? '0' : '');
    if (settled !== value) onChange(settled);
    onBlur?.();
  }

  const native = {
    inputMode: 'decimal',
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const change = event.nativeEvent as InputEvent;
      if (change.isComposing) setComposing(event.target.value);
      else take(event.target, insertedBy(change));
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      setComposing(undefined);
      take(event.currentTarget, event.data);
    },
  } as const;

  return (
    <FieldFrame label={label} error={fault} hint={hint}>
      {(ids) => (
        <OutlinedInput
          {...inputProps(field, ids, native)}
          value={composing ?? groupAmount(value)}
          // Typing replaces the existing amount: digits typed in front of it would multiply it by a thousand.
          onFocus={(event) => event.target.select()}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
}

function insertedBy({ inputType, data }: Partial<Pick<InputEvent, 'inputType' | 'data'>>): string | undefined {
  return inputType?.startsWith('delete') ? '' : (data ?? undefined);
}
