/** Whether a text is a whole number within limits, both included. */
export function isWholeWithin(text: string, least: number, most: number): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
}
