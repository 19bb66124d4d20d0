/** Of the one sheet of styles, always the same, that the library that draws posters puts into its copy of the page. */
const posterSheet = 'sha256-UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g=';

/** Who may do what in the page. Everything that is not named is forbidden. */
export function pagePolicy(nonce: string): string {
  return join([
    "default-src 'none'",
    // A script that the page was served with may load others; nothing else runs.
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}' '${posterSheet}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Sockets of the same origin are meant too.
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // `default` is `src/ui/trusted-scripts.ts`: the address of our own worker, and no markup or script text at all.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
}

/** For the site's files. A worker lives by the policy that its own file came with, not by the page's. */
export const filePolicy = join(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]);

/** For answers that are data: opened as a page, they are to do nothing. */
export const dataPolicy = join(["default-src 'none'", "frame-ancestors 'none'"]);

function join(directives: readonly string[]): string {
  return directives.join('; ');
}
