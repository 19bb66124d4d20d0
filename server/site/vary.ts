import type { FastifyReply } from 'fastify';

/** Tells whoever keeps pages on their way what an answer depends on, beside what it was told before. */
export function varyBy(reply: FastifyReply, headers: readonly string[]): void {
  const before = reply.getHeader('Vary')?.toString().split(', ') ?? [];
  reply.header('Vary', [...new Set([...before, ...headers])].join(', '));
}
