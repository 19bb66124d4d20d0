import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The style sheets of the build, by URL. */
export type Sheets = ReadonlyMap<string, string>;

/** Reads them once. A test's folder may have none. */
export async function readStyleSheets(folder: string): Promise<Sheets> {
  const files = await readdir(join(folder, 'assets')).catch(() => []);
  const sheets = files.filter((file) => file.endsWith('.css'));
  return new Map(
    await Promise.all(
      sheets.map(async (file) => [`/assets/${file}`, await readFile(join(folder, 'assets', file), 'utf8')] as const),
    ),
  );
}

/**
 * Inlines style sheets, so that the page paints without another round trip. An inert link tells the build's scripts
 * that the sheet is loaded.
 */
export function inlineStyleSheets(hrefs: readonly string[], sheets: Sheets, nonce: string): string {
  return hrefs
    .map((href) => {
      const css = sheets.get(href);
      return css === undefined || css.includes('</')
        ? `<link nonce="${nonce}" rel="stylesheet" crossorigin href="${href}">`
        : `<style nonce="${nonce}">${css.trim()}</style><link rel="stylesheet" disabled href="${href}">`;
    })
    .join('\n    ');
}
