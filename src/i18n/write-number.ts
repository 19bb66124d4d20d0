const hundredths = 100;

/**
 * A number as English, Chinese and Japanese write it alike: `6,850.5`, to two places. By hand, since the browser's own
 * formats take a tenth of a second of a cheap phone's processor to be there, which a first page would wait for.
 */
export function writeNumber(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const [whole = '', part] = String(Math.round(Math.abs(value) * hundredths) / hundredths).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = value < 0 && Number(whole + (part ?? '')) > 0 ? '-' : '';
  return sign + grouped + (part === undefined ? '' : `.${part}`);
}
