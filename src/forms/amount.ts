/** How many digits an amount may have before and after the point. */
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

/** An amount as it is calculated with, such as `4850.50`; nothing where the field is empty; or why it cannot be read. */
type AmountReading = { is: 'empty' } | { is: 'amount'; plain: string } | ({ is: 'fault' } & AmountFault);

const defaultBefore = 10;
const defaultAfter = 2;

/** A whole number of the currency's main unit. */
export const wholeAmount = { before: 7, after: 0 } as const satisfies AmountShape;

// Every language of the site writes 4,850.50; `amount.test.ts` fails for one that does not.
const ownStyle = /^(?:(\d{1,3}(?:,\d{3})+)|(\d*))(?:\.(\d*))?$/;
const otherStyle = /^(?:(\d{1,3}(?:\.\d{3})+)|(\d*))(?:,(\d*))?$/;

/**
 * Reads an amount as a person means it. What could be two amounts is not guessed: `2187,00` may be two thousand written
 * with a decimal comma, or two hundred thousand with a slip of the finger.
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

/** The amount as a number; undefined where the field is empty or cannot be read. */
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

/** Another amount that somebody could mean by the same text. */
function rivalOf(
  typed: string,
  { own, other, after }: { own: Parts | undefined; other: Parts | undefined; after: number },
): Parts | undefined {
  // 10.500 has a digit too many for an amount in cents, and may be ten thousand five hundred.
  if (own) return own.fraction.length > after && after > 0 ? other : undefined;
  // A single comma that groups no thousands.
  return /^\d*,\d*$/.test(typed) ? readStyle(typed.replace(',', ''), ownStyle) : undefined;
}

function plainOf({ whole, fraction }: Parts, after: number): string {
  const kept = fraction.slice(0, after);
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** A plain amount as a sentence shows it. */
function writeAmount(plain: string, after: number): string {
  const [whole = '', fraction = ''] = plain.split('.');
  return groupAmount(after === 2 ? `${whole}.${fraction.padEnd(2, '0')}` : plain);
}

/** Keeps what can be part of an amount: digits, separators, and a minus, which is then refused. */
function strip(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('−', '-')
    .replaceAll(/[^\d.,-]/g, '');
}

/** What stays of a typed text; a leading 0 gets its point. */
export function cleanAmount(typed: string, previous = '', { after = defaultAfter }: AmountShape = {}): string {
  // The point behind a leading 0 is there already when somebody types it.
  const kept = strip(typed).replace(/^(0\.\d*)\./, '$1');
  // It must be possible to delete the point again, or the 0 could never be deleted.
  if (kept === '0' && previous === '0.') return '';
  return after > 0 && /^0\d*$/.test(kept) && kept !== previous ? `0.${kept.slice(1)}` : kept;
}

/** The value once the field is left: plain where it can be read; zero becomes empty, or what `zero` says. */
export function settleAmount(text: string, shape?: AmountShape, zero = ''): string {
  const reading = readAmount(text, shape);
  if (reading.is === 'amount') return Number(reading.plain) === 0 ? zero : reading.plain;
  return /\d/.test(text) ? text : '';
}

/** A plain amount with separators of thousands. Anything else is shown as it was typed. */
export function groupAmount(value: string): string {
  const [all, whole = '', rest = ''] = /^(\d+)(\.\d*)?$/.exec(value) ?? [];
  return all === undefined ? value : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + rest;
}

interface Edit {
  /** The text as it is now. */
  typed: string;
  cursor: number;
  /** What was added in front of the cursor; undefined where that is not known, as after an undo. */
  inserted: string | undefined;
}

/** What a change of the shown text makes of the value, with the cursor in the text that is shown then. */
export function editAmount(
  value: string,
  { typed, cursor, inserted }: Edit,
  shape?: AmountShape,
): { value: string; cursor: number } {
  // Only separators that the field has added itself may vanish: one that was typed means something.
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

/** Where the cursor stands in the shown text behind so many characters of the value. */
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
