import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { type OpenApiDocument, socketsOf } from '#contract/document/openapi.ts';
import { chatSocket, type ChatSocketSends } from '#generated/sockets.ts';
import { serveChatPage } from '#server/marketplace/chat/serve-page.ts';
import type { Examples } from '#wire/host/force.ts';

type Received = NonNullable<ReturnType<typeof chatSocket.parseReceived>>;

/** Serves the chat frame, and a socket that answers with the contract's examples. */
export function serveMockChat(app: FastifyInstance, document: OpenApiDocument, examples: Examples): void {
  const sent = sentExamples(document);
  const { token } = Object(examples.find('getChatToken', 'success', 'en')?.body) as { token?: unknown };
  app.register(async (scope) => {
    await scope.register(websocket);
    serveChatPage(scope);
    scope.get(chatSocket.path, { websocket: true }, (socket) => {
      let isOpen = false;
      /** Ids increase, and the examples end with this one. */
      let lastId = Math.max(...sent.flatMap((message) => (message.type === 'message' ? [message.message.id] : [])));

      function answer(received: Received): void {
        if (received.type !== 'open') return answerOpen(received);
        if (received.token !== token) return socket.close(chatSocket.closes.tokenRefused);
        isOpen = true;
        send('opened');
      }

      function answerOpen(received: Received): void {
        if (received.type === 'older') send('older');
        if (received.type !== 'send') return;
        if (received.text.trim() === '') return write({ type: 'refused', key: received.key, reason: 'empty' });
        for (const message of sent) {
          if (message.type !== 'message') continue;
          lastId += 1;
          const own = message.message.from === 'buyer' ? { text: received.text, key: received.key } : {};
          write({ ...message, message: { ...message.message, ...own, id: lastId, at: new Date().toISOString() } });
        }
        write({ type: 'read', upTo: lastId });
      }

      /** Sends the first example of a type. */
      function send(type: ChatSocketSends['type']): void {
        const message = sent.find((one) => one.type === type);
        if (message) write(message);
      }

      function write(message: ChatSocketSends): void {
        socket.send(JSON.stringify(message));
      }

      socket.on('message', (data, isBinary) => {
        const received = Buffer.isBuffer(data) && !isBinary ? chatSocket.parseReceived(data.toString()) : undefined;
        if (!received || isOpen === (received.type === 'open')) return socket.close(chatSocket.closes.malformed);
        answer(received);
      });
    });
  });
}

/** The examples of the messages that the server sends. */
function sentExamples(document: OpenApiDocument): ChatSocketSends[] {
  const sends = socketsOf(document).find(([id]) => id === 'chatSocket')?.[1].sends ?? {};
  return Object.values(sends).flatMap(({ examples = {} }) =>
    Object.values(examples).map(({ value }) => value as ChatSocketSends),
  );
}
