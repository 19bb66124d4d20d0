import type { FastifyInstance } from 'fastify';
import { forceHeaders } from './force.ts';

const requestHeaders = ['Authorization', 'Content-Type', 'Envelope', 'Idempotency-Key'];

/** Lets pages of these origins call the host. The site itself is served from the host's own and needs none. */
export function allowOrigins(host: FastifyInstance, origins: readonly string[], withForcing: boolean): void {
  if (origins.length === 0) return;
  const allowedHeaders = [...requestHeaders, ...(withForcing ? forceHeaders : [])].join(', ');
  host.addHook('onRequest', (request, reply, done) => {
    reply.header('Vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return done();
    reply.header('Access-Control-Allow-Origin', origin);
    if (request.method !== 'OPTIONS') return done();
    reply.header('Access-Control-Allow-Methods', 'GET, POST');
    reply.header('Access-Control-Allow-Headers', allowedHeaders);
    reply.header('Access-Control-Max-Age', '600');
    reply.code(204).send();
  });
}
