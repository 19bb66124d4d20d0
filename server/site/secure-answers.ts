import type { FastifyInstance } from 'fastify';
import { hashInline, type InlineHashes } from '#server/site/inline-hashes.ts';

const year = 31_536_000;

/** Device features that the site never uses, and injected code must not use either. */
const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sets the headers required on every response of the site's origin. Routes may set stricter ones. */
export function secureAnswers(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    // URLs may contain an e-mailed key or an order number, so other sites see at most the origin.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions,
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Over plain HTTP this would be ignored, or lock a developer out of 127.0.0.1.
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${year}` }),
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('Content-Type')).startsWith('text/html');
    if (!isPage && !reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', dataPolicy);
    return payload;
  });
}

/** The hash of the style sheet that the poster library adds to its copy of the page. It never changes. */
const posterSheet = "'sha256-UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g='";

/** An empty style element, which the component library fills by script. */
const emptySheet = hashInline('');

/** The page's content security policy. Everything not listed is forbidden. */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  return join([
    "default-src 'none'",
    // A script served with the page may load others; nothing else runs.
    ['script-src', ...scripts, "'strict-dynamic'"].join(' '),
    ['style-src', "'self'", emptySheet, posterSheet, ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Also allows sockets of the same origin.
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // `default` is the policy in `src/shared/ui/trusted-scripts.ts`, which allows the URL of our own worker, and no markup or
    // inline script.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
}

/** The policy of the site's files. A worker follows its own file's policy, not the page's. */
export const filePolicy = join(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]);

/** The service worker's policy: it fetches files and pages of the site, and a message's picture. */
export const workerPolicy = join([
  "default-src 'none'",
  "connect-src 'self'",
  "img-src 'self'",
  "frame-ancestors 'none'",
]);

/** The policy of data responses, which makes them inert if opened as a page. */
const dataPolicy = join(["default-src 'none'", "frame-ancestors 'none'"]);

function join(directives: readonly string[]): string {
  return directives.join('; ');
}
