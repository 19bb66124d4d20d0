export interface DecimalShape {
  /** How many digits may stand before and after the point. */
  before?: number;
  after?: number;
}

const defaultBefore = 10;
const defaultAfter = 2;

/** What stays of a number while it is typed. `previous` is what stood there before. */
export function cleanDecimal(typed: string, previous = '', shape: DecimalShape = {}): string {
  const { before = defaultBefore, after = defaultAfter } = shape;
  const [whole = '', ...rest] = typed
    .normalize('NFKC')
    .replace(/[^\d.]/g, '')
    .split('.');
  const hasPoint = rest.length > 0 && after > 0;
  const fraction = rest.join('').slice(0, after);
  // Taking the point off again must be possible, or the 0 could never be deleted.
  if (whole === '0' && rest.length === 0 && previous === '0.') return '';
  if (!hasPoint && whole.startsWith('0') && after > 0) return `0.${whole.slice(1, 1 + after)}`;
  const digits = whole.slice(0, before);
  return hasPoint ? `${digits}.${fraction}` : digits;
}

/** What stays of it when the field is left: no lone or trailing point, and nothing that means zero. */
export function settleDecimal(text: string): string {
  const settled = text
    .replace(/\.$/, '')
    .replace(/^\./, '0.')
    .replace(/^0+(?=\d)/, '');
  return Number(settled) === 0 ? '' : settled;
}
