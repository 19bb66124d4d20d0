import type { FastifyInstance } from 'fastify';
import { dataPolicy } from './content-policy.ts';

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
