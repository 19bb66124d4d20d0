import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashInline } from '#server/site/inline-hashes.ts';
import type { StyleElement } from '#server/site/ready-page.ts';

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

/** Links to style sheets that stay files. */
export function linkSheets(hrefs: readonly string[]): string {
  return hrefs.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('\n    ');
}

/** Writes the styles into a page and collects their hashes for its policy. */
export function inlineStyles(sheets: Sheets) {
  const hashes: string[] = [];
  const write = (css: string, attributes = ''): string => {
    if (css === '') return '';
    hashes.push(hashInline(css));
    return `<style${attributes}>${css}</style>`;
  };

  return {
    hashes: hashes as readonly string[],

    /** Marked as in place; otherwise the library's script would move them after the style sheets. */
    ofComponents: (styles: readonly StyleElement[]): string =>
      styles.map(({ name, css }) => `\n    ${write(css, ` data-emotion="${name}" data-s=""`)}`).join(''),

    /**
     * Inlines style sheets and then more rules as one element, so that the page paints without another round trip. Inert
     * links keep the page's scripts from loading the sheets again.
     */
    ofSheets(hrefs: readonly string[], rules = ''): string {
      const own = hrefs.filter((href) => sheets.get(href)?.includes('</') === false);
      const others = hrefs.filter((href) => !own.includes(href));
      const css = [...own.map((href) => sheets.get(href)?.trim()), rules].filter(Boolean).join('\n');
      const inert = own.map((href) => `<link rel="stylesheet" disabled href="${href}">`).join('');
      return linkSheets(others) + write(css) + inert;
    },
  };
}
