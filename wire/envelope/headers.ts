import { Fault } from './refusal.ts';

/** The keys that a request was sealed with. `epk` is empty if the suite has none. */
export interface Address {
  suite: 'session' | 'static';
  kid: string;
  epk: string;
}

const FORMS = {
  session: /^session;kid=([\w.-]{1,64});epk=([\w-]{87})$/,
  static: /^static;kid=([\w.-]{1,64})$/,
};

const NAME = /^[\w.-]{1,64}$/;

/** Text that passes through an HTTP header unchanged: trimmed, ASCII only and not too long. */
const HEADER_TEXT = /^[\x21-\x7e]{1,4096}$/;

export function isName(text: string): boolean {
  return NAME.test(text);
}

export function isHeaderText(text: string): boolean {
  return HEADER_TEXT.test(text);
}

export function formatAddress({ suite, kid, epk }: Address): string {
  return suite === 'session' ? `session;kid=${kid};epk=${epk}` : `static;kid=${kid}`;
}

export function parseAddress(header: string | undefined): Address {
  for (const suite of ['session', 'static'] as const) {
    const match = FORMS[suite].exec(header ?? '');
    if (match) return { suite, kid: match[1] ?? '', epk: match[2] ?? '' };
  }
  throw new Fault('malformed');
}

export function parseBearer(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!header.startsWith('Bearer ')) throw new Fault('malformed');
  return parseHeaderText(header.slice('Bearer '.length));
}

export function parseHeaderText(header: string | undefined): string | undefined {
  if (header !== undefined && !isHeaderText(header)) throw new Fault('malformed');
  return header;
}
