import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Browser } from '#server/platform/services.ts';
import type { SendRequest } from '#server/platform/outbound/public-address.ts';

export interface TestBrowser extends Browser {
  /** Decrypts a message as a browser does, by RFC 8188 and 8291. */
  read(body: Buffer): string;
}

/** A subscribed browser. */
export function openBrowser(host = 'push.example'): TestBrowser {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint: `https://${host}/send/${randomBytes(6).toString('hex')}`,
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
    read(body) {
      const keyEnd = 21 + body.readUInt8(20);
      const senderKey = body.subarray(21, keyEnd);
      const record = body.subarray(keyEnd);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, senderKey]);
      const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, about, 32));
      const derive = (what: string, length: number) =>
        Buffer.from(hkdfSync('sha256', shared, body.subarray(0, 16), `Content-Encoding: ${what}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      // The text is followed by a 2 and then only zeros.
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}

export interface TakenMessage {
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService {
  readonly taken: readonly TakenMessage[];
  /** Redirects requests for any push service to this one. */
  readonly send: SendRequest;
  close(): Promise<void>;
}

/** A local push service with scripted responses. */
export async function openPushService(answer: (response: ServerResponse, url: string) => void): Promise<PushService> {
  const taken: TakenMessage[] = [];
  const take = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { url = '', headers } = incoming;
    taken.push({ url, headers, body: await buffer(incoming) });
    answer(response, url);
  };
  const server = createServer((incoming, response) => void take(incoming, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    taken,
    send: (url, { agent: _agent, ...options }, onResponse) =>
      request(`http://127.0.0.1:${port}${new URL(url).pathname}`, options, onResponse),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
