/**
 * Formats a number as English, Chinese and Japanese all do: `6,850.5`, with up to two decimals. By hand, since the browser's
 * own formatters take a cheap phone 100 ms to load, which would delay the first page.
 */
export function writeNumber(value: number): string {
  // Shifts the decimal point in the text, since the product of 2.175 and 100 is less than 217.5. Numbers in exponential
  // notation are rounded to integers.
  const rounded = Number(`${Math.round(Number(`${Math.abs(value)}e2`))}e-2`) || Math.abs(Math.round(value));
  const [whole = '', part] = String(rounded).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return (value < 0 && rounded !== 0 ? '-' : '') + grouped + (part === undefined ? '' : `.${part}`);
}
