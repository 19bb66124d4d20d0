/**
 * A number as English, Chinese and Japanese write it alike: `6,850.5`, to two places. By hand, since the browser's own
 * formats take a tenth of a second of a cheap phone's processor to be there, which a first page would wait for.
 */
export function writeNumber(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  // Moved by its text, since a product of 2.175 and 100 is less than 217.5.
  const rounded = Number(`${Math.round(Number(`${Math.abs(value)}e2`))}e-2`);
  const [whole = '', part] = String(Number.isNaN(rounded) ? Math.abs(Math.round(value)) : rounded).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = value < 0 && Number(whole + (part ?? '')) > 0 ? '-' : '';
  return sign + grouped + (part === undefined ? '' : `.${part}`);
}
