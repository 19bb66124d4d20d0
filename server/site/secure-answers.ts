import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/** The abilities of a visitor's device that the site never uses, and that injected code must not use either. */
const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sends the headers that every answer of the site's origin needs. A route that needs stricter ones sets its own. */
export function secureAnswers(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    // An address of ours may contain a mailed key or an order's number, so other sites learn at most the origin.
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

/** The hash of the one style sheet that the library for posters puts into its copy of the page. It never changes. */
const posterSheet = 'sha256-UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g=';

/** The policy says what may load and run in the page. Everything that is not named is forbidden. */
export function pagePolicy(nonce: string): string {
  return join([
    "default-src 'none'",
    // A script that the page was served with may load others; nothing else runs.
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}' '${posterSheet}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // This also allows sockets of the same origin.
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // `default` stands for `src/ui/trusted-scripts.ts`, which allows the address of our own worker, and no markup or
    // script text.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
}

/** The policy of the site's files. A worker obeys the policy of its own file and not that of the page. */
export const filePolicy = join(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]);

/** The policy of the service worker, which asks for files and pages of the site, and for the picture of a message it shows. */
export const workerPolicy = join([
  "default-src 'none'",
  "connect-src 'self'",
  "img-src 'self'",
  "frame-ancestors 'none'",
]);

/** The policy of answers that are data, so that they do nothing when somebody opens them as a page. */
const dataPolicy = join(["default-src 'none'", "frame-ancestors 'none'"]);

function join(directives: readonly string[]): string {
  return directives.join('; ');
}
