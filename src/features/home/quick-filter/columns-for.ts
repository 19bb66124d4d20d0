const most = 9;

/** How many tiles stand in a row, so that rows are about equally long. */
export function columnsFor(count: number): number {
  const rows = Math.max(1, Math.ceil(count / most));
  return Math.max(1, Math.ceil(count / rows));
}
