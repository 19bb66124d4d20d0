/** Writes rows in columns, each as wide as its widest cell. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ''))));
  const lines = all.map((row) =>
    widths
      .map((width, column) => pad(row[column] ?? '', width))
      .join('  ')
      .trimEnd(),
  );
  const [first = '', ...others] = lines;
  return [first, widths.map((width) => '-'.repeat(width)).join('  '), ...others].join('\n');
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(width - widthOf(text));
}

const wideLetters = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g;

/** Terminals use two columns for Chinese and Japanese characters. */
function widthOf(text: string): number {
  return text.length + (text.match(wideLetters)?.length ?? 0);
}
