/**
 * A number as English, Chinese and Japanese write it alike: `6,850.5`, to two places. By hand, since the browser's own
 * formats take a tenth of a second of a cheap phone's processor to be there, which a first page would wait for.
 */
export function writeNumber(value: number): string {
  // Moved by its text, since a product of 2.175 and 100 is less than 217.5. What is too large or too small for that is whole.
  const rounded = Number(`${Math.round(Number(`${Math.abs(value)}e2`))}e-2`) || Math.abs(Math.round(value));
  const [whole = '', part] = String(rounded).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return (value < 0 && rounded !== 0 ? '-' : '') + grouped + (part === undefined ? '' : `.${part}`);
}
