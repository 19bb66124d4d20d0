/** Parses an integer within limits. Spreadsheets may write 4,200 or 4200.00. */
export function readInteger(text: string, least: number, most: number): number | undefined {
  // 5.000 is five or five thousand.
  if (/^\d{1,3}\.000$/.test(text)) return undefined;
  const plain = text.replaceAll(/[\s,](?=\d{3}(?:\D|$))/g, '').replace(/\.0+$/, '');
  const value = Number(plain);
  return /^\d{1,10}$/.test(plain) && value >= least && value <= most ? value : undefined;
}
