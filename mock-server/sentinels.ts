import type { Call } from '../wire/host/call.ts';
import type { Examples } from '../wire/host/examples.ts';

/** What a payload asks for by its own values, where headers cannot be set: in the address bar, in a form. */
export interface Sentinels {
  example?: string;
  delay?: number;
}

// Dots serve where hyphens are not allowed, and any number of either may follow where a field has a least length.
const sentinel = /^(code|delay|example)[-.]([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)[-.]*$/i;

/**
 * Finds `code-416`, `code-400-linkExpired`, `delay-1500` and `example-empty` among the texts of a payload, the local
 * part of e-mails and the token. A code or example that the call does not have is an ordinary text.
 */
export function readSentinels({ operation, payload, token }: Call, examples: Examples): Sentinels {
  const found: Sentinels = {};
  const names = examples.namesOf(operation.id);
  const texts = [...Object.values(payload), token].filter((value) => typeof value === 'string');
  for (const text of texts) {
    const [, kind = '', value = ''] = sentinel.exec(localPart(text)) ?? [];
    const name = kind.toLowerCase() === 'code' ? `code-${value}` : value;
    if (kind.toLowerCase() === 'delay' && /^\d{1,5}$/.test(value)) found.delay = Number(value);
    else if (kind && names.includes(name)) found.example ??= name;
  }
  return found;
}

function localPart(text: string): string {
  return text.replace(/@[^@]*$/, '');
}
