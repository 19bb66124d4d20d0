// Generated from openapi/ by `npm run generate`. Do not edit: change the contract and generate again.

import * as z from 'zod/mini';
import type {
  ChatOlder,
  ChatOpen,
  ChatOpened,
  ChatReadUpTo,
  ChatRefused,
  ChatRequestOlder,
  ChatSend,
  ChatTyping,
  ChatWritten,
} from './client/types.gen.ts';
import {
  zChatOlder,
  zChatOpen,
  zChatOpened,
  zChatReadUpTo,
  zChatRefused,
  zChatRequestOlder,
  zChatSend,
  zChatTyping,
  zChatWritten,
} from './client/zod.gen.ts';

/** Returns a parser of messages, which returns undefined for one that the contract does not know. */
function parser<Message extends z.ZodMiniType>(message: Message) {
  return (text: string): z.output<Message> | undefined => {
    try {
      return z.safeParse(message, JSON.parse(text)).data;
    } catch {
      return undefined;
    }
  };
}

/** Messages that the server receives on `/chat/socket`. */
export type ChatSocketReceives = ChatOpen | ChatSend | ChatReadUpTo | ChatTyping | ChatRequestOlder;

/** Messages that the server sends on `/chat/socket`. */
export type ChatSocketSends = ChatOpened | ChatWritten | ChatOlder | ChatReadUpTo | ChatTyping | ChatRefused;

/** The live chat of a buyer, as JSON texts over a WebSocket. */
export const chatSocket = {
  path: '/chat/socket',
  /** After any other close code a client reconnects. */
  closes: {
    /** An invalid message. Correct the client. */
    malformed: 4400,
    /** An invalid token or an ended session. Get a token and reconnect. */
    tokenRefused: 4401,
    /** No `open` within 10 seconds. Reconnect. */
    neverOpened: 4408,
    /** Over 10 sockets of an account or 120 messages a minute. Wait for the user. */
    tooMany: 4429,
  },
  parseReceived: parser(z.discriminatedUnion('type', [zChatOpen, zChatSend, zChatReadUpTo, zChatTyping, zChatRequestOlder])),
  parseSent: parser(z.discriminatedUnion('type', [zChatOpened, zChatWritten, zChatOlder, zChatReadUpTo, zChatTyping, zChatRefused])),
} as const;
