import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The text of each style sheet of the build, by its address. */
export type Sheets = ReadonlyMap<string, string>;

/** Reads them once. A test's folder may have none. */
export async function readSheets(folder: string): Promise<Sheets> {
  const files = await readdir(join(folder, 'assets')).catch(() => []);
  const sheets = files.filter((file) => file.endsWith('.css'));
  return new Map(
    await Promise.all(
      sheets.map(async (file) => [`/assets/${file}`, await readFile(join(folder, 'assets', file), 'utf8')] as const),
    ),
  );
}

/**
 * Puts style sheets into the page, which can then be painted as soon as it is there: as files they would come one way
 * there and back later. A link that loads nothing tells the scripts of the build that the sheet is there.
 */
export function writeSheets(hrefs: readonly string[], sheets: Sheets, nonce: string): string {
  return hrefs
    .map((href) => {
      const css = sheets.get(href);
      return css === undefined || css.includes('</')
        ? `<link nonce="${nonce}" rel="stylesheet" crossorigin href="${href}">`
        : `<style nonce="${nonce}">${css.trim()}</style><link rel="stylesheet" disabled href="${href}">`;
    })
    .join('\n    ');
}
