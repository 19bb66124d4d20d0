import type { ClientEnvelope } from '#wire/envelope/envelope.ts';
import { createSessionClient } from '#wire/envelope/session-client.ts';
import { createStaticClient } from '#wire/envelope/static-client.ts';
import { type Options, SetupProblem } from './options.ts';
import type { Send } from './send.ts';
import { readJson } from './received.ts';

/** The sealing parameters of a request with a deliberate fault. */
interface EnvelopeFault {
  partnerId?: string;
  keyId?: string;
  clock?: () => number;
}

/** Opens the client's end of the envelope, valid or with a fault. */
export type OpenEnvelope = (fault?: EnvelopeFault) => ClientEnvelope;

export async function chooseEnvelope(options: Options, send: Send): Promise<OpenEnvelope | undefined> {
  if (options.suite === 'plain') return undefined;
  if (options.suite === 'static') return staticEnvelope(options);
  const { target, serverKey: given } = options;
  const discovered = given ? undefined : await discoverKey(target, send);
  const serverKey = given ?? discovered?.serverKey ?? { id: '', publicKey: '' };
  const partner = options.partner ?? discovered?.partnerId ?? defaultPartner;
  const open: OpenEnvelope = ({ partnerId = partner, keyId = serverKey.id, ...rest } = {}) =>
    createSessionClient({ partnerId, serverKey: { ...serverKey, id: keyId }, ...rest });
  await tryOut(open, 'The server key is no P-256 point in base64url.');
  return open;
}

const defaultPartner = 'gariport-web';

async function staticEnvelope({ keyId: id, sharedKey, partner = defaultPartner }: Options): Promise<OpenEnvelope> {
  if (id === undefined || sharedKey === undefined) {
    throw new SetupProblem('--suite static needs --key-id ID and the key in GARIPORT_SHARED_KEY (32 bytes in Base64).');
  }
  const open: OpenEnvelope = ({ partnerId = partner, keyId = id, ...rest } = {}) =>
    createStaticClient({ partnerId, key: { id: keyId, sharedKey }, ...rest });
  await tryOut(open, 'GARIPORT_SHARED_KEY is not 32 bytes in Base64.');
  return open;
}

/** An invalid key is reported once, before any case. */
async function tryOut(open: OpenEnvelope, problem: string): Promise<void> {
  try {
    await open().seal({ method: 'POST', path: '/', payload: '{}' });
  } catch {
    throw new SetupProblem(problem);
  }
}

/** The parameters of a client: its id, and the key it seals for. */
interface Discovered {
  partnerId?: string;
  serverKey: { id: string; publicKey: string };
}

interface SessionSuite {
  suite?: unknown;
  key?: { id?: unknown; publicKey?: unknown };
}

/** Asks a development server for its key; a production server does not return it. */
async function discoverKey(base: string, send: Send): Promise<Discovered> {
  const url = `${base}/envelope.json`;
  const reply = await send({ url, method: 'GET', headers: {} });
  const { json } = 'lost' in reply || reply.status !== 200 ? { json: undefined } : readJson(reply);
  const { partnerId, suites } = Object(json) as { partnerId?: unknown; suites?: unknown };
  const offered = Array.isArray(suites) ? (suites as unknown[]).map((suite) => Object(suite) as SessionSuite) : [];
  const key = offered.find(({ suite }) => suite === 'session')?.key;
  if (typeof key?.id !== 'string' || typeof key.publicKey !== 'string') {
    throw new SetupProblem(
      `${url} publishes no key of the session suite: give it with --server-key ID:BASE64URL, or use --suite plain.`,
    );
  }
  return {
    serverKey: { id: key.id, publicKey: key.publicKey },
    ...(typeof partnerId === 'string' && { partnerId }),
  };
}
