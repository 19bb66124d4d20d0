/** The maximum number of digits before and after the point. */
export interface AmountShape {
  before?: number;
  after?: number;
}

/** The key of a message in the base texts, with its values. */
export interface AmountFault {
  fault: 'tooManyDigits' | 'tooManyDecimals' | 'noDecimals' | 'amountAmbiguous' | 'amountUnreadable';
  most?: number;
  one?: string;
  other?: string;
}

/** A parsed amount, such as `4850.50`; undefined if the field is empty; or the reason why it cannot be read. */
type AmountReading = { is: 'empty' } | { is: 'amount'; plain: string } | ({ is: 'fault' } & AmountFault);

const defaultBefore = 10;
const defaultAfter = 2;

/** A whole number of the currency's main unit. */
export const wholeAmount = { before: 7, after: 0 } as const satisfies AmountShape;

// Every language of the site writes 4,850.50; `amount.test.ts` fails for one that does not.
const ownStyle = /^(?:(\d{1,3}(?:,\d{3})+)|(\d*))(?:\.(\d*))?$/;
const otherStyle = /^(?:(\d{1,3}(?:\.\d{3})+)|(\d*))(?:,(\d*))?$/;

/**
 * Parses an amount as people write it. Ambiguous amounts are not guessed: `2187,00` may be two thousand with a decimal
 * comma, or two hundred thousand with a misplaced separator.
 */
export function readAmount(text: string, shape: AmountShape = {}): AmountReading {
  const { before = defaultBefore, after = defaultAfter } = shape;
  const typed = strip(text);
  if (typed === '') return { is: 'empty' };
  if (!/\d/.test(typed)) return { is: 'fault', fault: 'amountUnreadable' };
  const own = readStyle(typed, ownStyle);
  const other = /[.,]/.test(typed) ? readStyle(typed, otherStyle) : undefined;
  const chosen = own ?? other;
  if (!chosen) return { is: 'fault', fault: 'amountUnreadable' };
  if (chosen.whole.length > before) return { is: 'fault', fault: 'tooManyDigits', most: before };
  const fits = ({ fraction }: Parts) => fraction.length <= after || /^0*$/.test(fraction.slice(after));
  if (!fits(chosen)) {
    return { is: 'fault', ...(after === 0 ? { fault: 'noDecimals' } : { fault: 'tooManyDecimals', most: after }) };
  }
  const rival = rivalOf(typed, { own, other, after });
  const plain = plainOf(chosen, after);
  if (rival && fits(rival) && Number(plainOf(rival, after)) !== Number(plain)) {
    const [one, another] = [plain, plainOf(rival, after)].map((reading) => writeAmount(reading, after));
    return { is: 'fault', fault: 'amountAmbiguous', one: one ?? '', other: another ?? '' };
  }
  return { is: 'amount', plain };
}

/** The amount as a number; undefined if the field is empty or cannot be read. */
export function amountOf(text: string, shape?: AmountShape): number | undefined {
  const reading = readAmount(text, shape);
  return reading.is === 'amount' ? Number(reading.plain) : undefined;
}

interface Parts {
  whole: string;
  fraction: string;
}

function readStyle(typed: string, style: RegExp): Parts | undefined {
  const [all, grouped, plain = '', fraction = ''] = style.exec(typed) ?? [];
  if (all === undefined) return undefined;
  const whole = (grouped ?? plain).replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return { whole: whole === '' ? '0' : whole, fraction };
}

/** Another amount that the same text could mean. */
function rivalOf(
  typed: string,
  { own, other, after }: { own: Parts | undefined; other: Parts | undefined; after: number },
): Parts | undefined {
  // 10.500 has a digit too many for an amount in cents, and may mean ten thousand five hundred; 5.000 is such a whole one.
  if (own) return own.fraction.length > after ? other : undefined;
  // A single comma that does not separate thousands.
  return /^\d*,\d*$/.test(typed) ? readStyle(typed.replace(',', ''), ownStyle) : undefined;
}

function plainOf({ whole, fraction }: Parts, after: number): string {
  const kept = fraction.slice(0, after);
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** A plain amount formatted for a message. */
function writeAmount(plain: string, after: number): string {
  const [whole = '', fraction = ''] = plain.split('.');
  return groupAmount(after === 2 ? `${whole}.${fraction.padEnd(2, '0')}` : plain);
}

/** Keeps only characters of an amount: digits, separators, and a minus, which is refused later. */
function strip(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('−', '-')
    .replaceAll(/[^\d.,-]/g, '');
}

/** The normalized input; a leading 0 gets its point. */
export function cleanAmount(typed: string, previous = '', { after = defaultAfter }: AmountShape = {}): string {
  // The user may type the point after a leading 0 although it is already there.
  const kept = strip(typed).replace(/^(0\.\d*)\./, '$1');
  // The point must be deletable, or the 0 could never be deleted.
  if (kept === '0' && previous === '0.') return '';
  return after > 0 && /^0\d*$/.test(kept) && kept !== previous ? `0.${kept.slice(1)}` : kept;
}

/** The value on blur: normalized if it can be read; zero becomes empty, or the value of `zero`. */
export function normalizeAmount(text: string, shape?: AmountShape, zero = ''): string {
  const reading = readAmount(text, shape);
  if (reading.is === 'amount') return Number(reading.plain) === 0 ? zero : reading.plain;
  return /\d/.test(text) ? text : '';
}

/** A plain amount with thousands separators. Anything else is shown as typed. */
export function groupAmount(value: string): string {
  const [all, whole = '', rest = ''] = /^(\d+)(\.\d*)?$/.exec(value) ?? [];
  return all === undefined ? value : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + rest;
}

interface Edit {
  /** The current text. */
  typed: string;
  cursor: number;
  /** The text inserted before the cursor; undefined if unknown, for example after an undo. */
  inserted: string | undefined;
}

/** The new value after a change of the displayed text, and the cursor's position in the new text. */
export function editAmount(
  value: string,
  { typed, cursor, inserted }: Edit,
  shape?: AmountShape,
): { value: string; cursor: number } {
  // Only separators that the field has added may be removed: a typed one is meaningful.
  const ungroup = (part: string) => (groupAmount(value) === value ? part : part.replaceAll(',', ''));
  const start = cursor - (inserted ?? '').length;
  const [left, right] =
    inserted === undefined
      ? [typed.slice(0, cursor), typed.slice(cursor)]
      : [ungroup(typed.slice(0, start)) + typed.slice(start, cursor), ungroup(typed.slice(cursor))];
  const next = cleanAmount(left + right, value, shape);
  const passed = cleanAmount(left, value, shape).length;
  return { value: next, cursor: shownCursor(next, Math.min(passed, next.length)) };
}

/** The cursor's position in the displayed text after this many characters of the value. */
function shownCursor(value: string, left: number): number {
  const shown = groupAmount(value);
  if (shown === value) return left;
  let [place, passed] = [0, 0];
  while (passed < left) {
    if (shown[place] !== ',') passed += 1;
    place += 1;
  }
  return place;
}
