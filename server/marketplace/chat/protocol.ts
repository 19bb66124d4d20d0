import { type Language, languages } from '#wire/language.ts';

/** Frames of the chat socket, as documented in `docs/chat.md`. Each is JSON text. */

export interface ChatMessage {
  id: number;
  from: 'buyer' | 'staff';
  /** The name of the staff member who wrote it. */
  name?: string;
  text: string;
  /** The time in ISO 8601, in UTC. */
  at: string;
  /** The client's key for the message. */
  key?: string;
}

/** The vehicle or order of the page next to the chat. */
export interface About {
  vehicleId?: string;
  orderId?: string;
}

export type ClientFrame =
  | { type: 'open'; token: string; after?: number; language?: Language }
  | { type: 'send'; key: string; text: string; about?: About }
  | { type: 'read'; upTo: number }
  | { type: 'typing' }
  | { type: 'older'; before: number };

export type ServerFrame =
  | {
      type: 'opened';
      userName: string;
      loginName: string;
      messages: ChatMessage[];
      hasOlder: boolean;
      readUpTo: number;
      /** The away message. */
      away?: string;
    }
  | { type: 'message'; message: ChatMessage }
  | { type: 'older'; messages: ChatMessage[]; hasOlder: boolean }
  | { type: 'read'; upTo: number }
  | { type: 'typing' }
  | { type: 'refused'; key: string; reason: 'empty' | 'tooLong' | 'tooFast' };

/** Close codes, in the application range. After any other code a client reconnects. */
export const closeCodes = { malformed: 4400, tokenRefused: 4401, neverOpened: 4408, tooMany: 4429 } as const;

export const longestMessage = 2000;

/** These bytes are enough for the longest message in any script. */
export const longestFrame = 32 * 1024;

const readers: Readonly<Record<string, (frame: Record<string, unknown>) => ClientFrame | undefined>> = {
  open({ token, after, language }) {
    if (typeof token !== 'string' || token.length > 512) return undefined;
    if (after !== undefined && !isMessageId(after)) return undefined;
    const known = languages.find((one) => one === language);
    return { type: 'open', token, ...(after !== undefined && { after }), ...(known && { language: known }) };
  },
  send({ key, text, about }) {
    const isNamed = typeof key === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(key);
    if (!isNamed || typeof text !== 'string') return undefined;
    if (about === undefined) return { type: 'send', key, text };
    const read = readAbout(about);
    return read && { type: 'send', key, text, about: read };
  },
  read({ upTo }) {
    return isMessageId(upTo) ? { type: 'read', upTo } : undefined;
  },
  typing: () => ({ type: 'typing' }),
  older({ before }) {
    return isMessageId(before) ? { type: 'older', before } : undefined;
  },
};

/** Parses a client's frame; undefined if it is invalid. */
export function readFrame(text: string): ClientFrame | undefined {
  try {
    const frame = Object(JSON.parse(text)) as Record<string, unknown>;
    const type = String(frame['type']);
    return Object.hasOwn(readers, type) ? readers[type]?.(frame) : undefined;
  } catch {
    return undefined;
  }
}

function readAbout(value: unknown): About | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { vehicleId, orderId } = value as Record<string, unknown>;
  if (![vehicleId, orderId].every((id) => id === undefined || isId(id))) return undefined;
  return { ...(isId(vehicleId) && { vehicleId }), ...(isId(orderId) && { orderId }) };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(value);
}

function isMessageId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
