import type { FastifyReply } from 'fastify';

/** Adds request headers that the response depends on to `Vary`. */
export function varyBy(reply: FastifyReply, headers: readonly string[]): void {
  const before = reply.getHeader('Vary')?.toString().split(', ') ?? [];
  reply.header('Vary', [...new Set([...before, ...headers])].join(', '));
}
