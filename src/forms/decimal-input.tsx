import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';
import { useCleaned } from './use-cleaned.ts';

/**
 * A decimal amount with up to 10 digits before the point and 2 after it by default. The form that sends it must refuse
 * more.
 */
export function DecimalInput({ before, after, ...field }: FieldProps & DecimalShape) {
  const { t } = useTranslation();
  const { label, value, onChange, onBlur, error, hint } = field;
  const shape = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  const unfit = checkDecimal(value, shape);
  const cleaned = useCleaned({ value, onChange, clean: (typed) => cleanDecimal(typed, value, shape) });

  function leave(): void {
    const settled = settleDecimal(value);
    if (settled !== value) onChange(settled);
    onBlur?.();
  }

  return (
    <FieldFrame label={label} error={unfit ? t(unfit.fault, unfit) : error} hint={hint}>
      {(ids) => (
        <OutlinedInput
          {...inputProps(field, ids, { ...cleaned, inputMode: 'decimal' })}
          value={cleaned.value}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
}

export interface DecimalShape {
  /** How many digits may stand before and after the point. */
  before?: number;
  after?: number;
}

/** The key of the message in the base texts. */
type DecimalFault = 'tooManyDigits' | 'tooManyDecimals' | 'noDecimals';

const defaultBefore = 10;
const defaultAfter = 2;

/** Keeps the digits and one point of a typed text. `previous` is the value before the change. */
export function cleanDecimal(typed: string, previous = '', { after = defaultAfter }: DecimalShape = {}): string {
  const [whole = '', ...rest] = typed
    .normalize('NFKC')
    .replace(/[^\d.]/g, '')
    .split('.');
  const hasPoint = rest.length > 0;
  // It must be possible to delete the point again, or the 0 could never be deleted.
  if (whole === '0' && rest.length === 0 && previous === '0.') return '';
  if (!hasPoint && whole.startsWith('0') && after > 0) return `0.${whole.slice(1)}`;
  return hasPoint ? `${whole}.${rest.join('')}` : whole;
}

/** Reports too many digits. They are not cut, since the number would be another. */
export function checkDecimal(
  text: string,
  shape: DecimalShape = {},
): { fault: DecimalFault; most: number } | undefined {
  const { before = defaultBefore, after = defaultAfter } = shape;
  const [whole = '', fraction = ''] = text.split('.');
  if (whole.length > before) return { fault: 'tooManyDigits', most: before };
  if (fraction.length <= after) return undefined;
  return { fault: after === 0 ? 'noDecimals' : 'tooManyDecimals', most: after };
}

/** The value when the field is left: without a lone or trailing point, and empty instead of zero. */
export function settleDecimal(text: string): string {
  const settled = text
    .replace(/\.$/, '')
    .replace(/^\./, '0.')
    .replace(/^0+(?=\d)/, '');
  return Number(settled) === 0 ? '' : settled;
}
