import type { WatchedCall } from './watched-calls.ts';

/** The same call for a terminal in plain JSON, which servers of this repository accept from localhost. */
export function writeCurl(
  { operation, payload, token, idempotencyKey, forced }: WatchedCall,
  origin: string,
): string | undefined {
  const { method, path, envelope } = operation;
  // A file is given by its path: docs/mock-server.md.
  if (envelope === 'multipart') return undefined;
  const url = `${origin}/api${path}`;
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...forced,
  };
  const fields = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  if (method === 'GET') return ['curl -s', quote(`${url}?${queryOf(payload)}`), ...fields].join(' \\\n  ');
  const file = envelope === 'blob' ? ['-o answer.pdf'] : [];
  return [
    `curl -s ${quote(url)}`,
    `-H 'Content-Type: application/json'`,
    ...fields,
    ...file,
    `-d ${quote(payload)}`,
  ].join(' \\\n  ');
}

function queryOf(payload: string): string {
  const fields = JSON.parse(payload) as Record<string, unknown>;
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
