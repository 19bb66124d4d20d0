import { createHash } from 'node:crypto';

/** The hashes of a page's inline scripts and styles, as its policy names them. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The source expression that allows exactly this inline script or style. */
export function hashInline(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
