import { SetupProblem } from '../setup-problem.ts';
import { readJson } from './received.ts';
import type { Send } from './send.ts';

/** What a client is built with: whom it is known as, and the key it seals for. */
export interface Discovered {
  partnerId?: string;
  serverKey: { id: string; publicKey: string };
}

/** Asks a development server, which tells its key; a production server does not. */
export async function discoverKey(base: string, send: Send): Promise<Discovered> {
  const url = `${base}/envelope.json`;
  const reply = await send({ url, method: 'GET', headers: {} });
  const { json } = 'lost' in reply || reply.status !== 200 ? { json: undefined } : readJson(reply);
  const { partnerId, key } = Object(json) as { partnerId?: unknown; key?: { id?: unknown; publicKey?: unknown } };
  if (typeof key?.id !== 'string' || typeof key.publicKey !== 'string') {
    throw new SetupProblem(`${url} tells no key: give it with --server-key ID:BASE64URL, or use --suite plain.`);
  }
  return {
    serverKey: { id: key.id, publicKey: key.publicKey },
    ...(typeof partnerId === 'string' && { partnerId }),
  };
}
