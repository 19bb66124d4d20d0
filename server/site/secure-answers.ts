import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/** What the site never asks a visitor's device for, and so nothing that slips into it can either. */
const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sends the headers that every answer of the site's origin needs. A route that needs stricter ones sets its own. */
export function secureAnswers(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    // Addresses of ours may hold a mailed key or an order's number: other sites learn the origin at most.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions,
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Said over plain HTTP it would be ignored, or lock a developer out of 127.0.0.1.
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
const dataPolicy = join(["default-src 'none'", "frame-ancestors 'none'"]);

function join(directives: readonly string[]): string {
  return directives.join('; ');
}
