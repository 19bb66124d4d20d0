import type { WireAnswer } from './envelope.ts';

/**
 * The JSON text of a sealed answer. Its body is base64, which needs no escaping; searching it for characters to escape
 * would take as long as sealing.
 */
export function writeAnswer({ code, body, message, errorMessage }: WireAnswer): string {
  if (typeof body !== 'string') return JSON.stringify({ code, body, message, errorMessage });
  const texts = JSON.stringify({ message, errorMessage }).slice(1);
  const start = `{"code":${code},"body":"${body}"`;
  return texts === '}' ? `${start}}` : `${start},${texts}`;
}
