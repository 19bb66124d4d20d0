import { type MediaType, type OpenApiDocument, type Socket, socketsOf } from '../document/openapi.ts';
import { pascal } from '../document/complete.ts';

/** The facts, message types and parsers of each socket, for both ends. */
export function emitSockets(document: OpenApiDocument): string {
  const sockets = socketsOf(document);
  if (sockets.length === 0) return 'export {};\n';
  const names = [...new Set(sockets.flatMap(([, { receives, sends }]) => [receives, sends].flatMap(namesIn)))];
  const list = names.toSorted();
  return `import * as z from 'zod/mini';
import type {
${list.map((name) => `  ${name},`).join('\n')}
} from './client/types.gen.ts';
import {
${list.map((name) => `  z${name},`).join('\n')}
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
${sockets.map(([id, socket]) => emitSocket(id, socket)).join('')}`;
}

function emitSocket(id: string, { path, summary, receives, sends, closes }: Socket): string {
  const codes = Object.entries(closes).map(
    ([code, { name, meaning }]) => `    /** ${meaning} */\n    ${name}: ${code},`,
  );
  return `
/** Messages that the server receives on \`${path}\`. */
export type ${pascal(id)}Receives = ${namesIn(receives).join(' | ')};

/** Messages that the server sends on \`${path}\`. */
export type ${pascal(id)}Sends = ${namesIn(sends).join(' | ')};

/** ${summary} */
export const ${id} = {
  path: '${path}',
  /** After any other close code a client reconnects. */
  closes: {
${codes.join('\n')}
  },
  parseReceived: parser(z.discriminatedUnion('type', [${validatorsIn(receives)}])),
  parseSent: parser(z.discriminatedUnion('type', [${validatorsIn(sends)}])),
} as const;
`;
}

function namesIn(messages: Readonly<Record<string, MediaType>>): string[] {
  return Object.values(messages).map(({ schema }) => schema?.$ref?.split('/').at(-1) ?? '');
}

function validatorsIn(messages: Readonly<Record<string, MediaType>>): string {
  return namesIn(messages)
    .map((name) => `z${name}`)
    .join(', ');
}
