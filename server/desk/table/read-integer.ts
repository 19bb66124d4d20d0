/** Parses an integer within limits. Spreadsheets may write 4,200 or 4200.00. */
export function readInteger(text: string, least: number, most: number): number | undefined {
  const plain = text.replaceAll(/[\s,](?=\d{3}(?:\D|$))/g, '').replace(/\.0+$/, '');
  const value = Number(plain);
  return /^\d{1,10}$/.test(plain) && value >= least && value <= most ? value : undefined;
}
