import { SetupProblem } from '../setup-problem.ts';
import { readJson } from './received.ts';
import type { Send } from './send.ts';

/** What a client is built with: whom it is known as, and the key it seals for. */
export interface Discovered {
  partnerId?: string;
  serverKey: { id: string; publicKey: string };
}

interface SessionSuite {
  suite?: unknown;
  key?: { id?: unknown; publicKey?: unknown };
}

/** Asks a development server, which tells its key; a production server does not. */
export async function discoverKey(base: string, send: Send): Promise<Discovered> {
  const url = `${base}/envelope.json`;
  const reply = await send({ url, method: 'GET', headers: {} });
  const { json } = 'lost' in reply || reply.status !== 200 ? { json: undefined } : readJson(reply);
  const { partnerId, suites } = Object(json) as { partnerId?: unknown; suites?: unknown };
  const offered = Array.isArray(suites) ? (suites as unknown[]).map((suite) => Object(suite) as SessionSuite) : [];
  const key = offered.find(({ suite }) => suite === 'session')?.key;
  if (typeof key?.id !== 'string' || typeof key.publicKey !== 'string') {
    throw new SetupProblem(
      `${url} tells no key of the session suite: give it with --server-key ID:BASE64URL, or use --suite plain.`,
    );
  }
  return {
    serverKey: { id: key.id, publicKey: key.publicKey },
    ...(typeof partnerId === 'string' && { partnerId }),
  };
}
