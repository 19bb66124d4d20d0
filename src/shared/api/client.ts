import { type Client, installClient } from '#generated/client/sdk-client.gen.ts';
import { codes } from '#generated/codes.ts';
import { type OperationFacts, type OperationId, operations } from '#generated/operations.ts';
import { type Clock, systemClock, withTimeout } from '#wire/client/with-timeout.ts';
import type { ClientEnvelope } from '#wire/envelope/envelope.ts';
import type { SignQuery } from '#wire/envelope/query-signer.ts';
import { type EnvelopeConfig, loadEnvelope } from '#wire/envelope/load-envelope.ts';
import type { Exchange } from '#wire/client/exchange.ts';
import { type Lock, createTabLock } from '#wire/client/renewal.ts';
import type { Network } from '#wire/client/network.ts';
import { createServerTime, overEnvelope } from '#wire/client/over-envelope.ts';
import { overPlain } from '#wire/client/over-plain.ts';
import { createSession, type Session, throughLogin, type ThroughLogin } from '#wire/client/session.ts';
import { failureOf } from '#wire/client/settle.ts';
import { TransportError } from '#wire/client/transport-error.ts';
import type { Texts } from '#wire/client/wording.ts';
import type { TokenStore } from '#wire/client/tokens.ts';
import { createCallClient, type PayloadFields, writePayload } from './run-call.ts';
import type { SendMultipart } from './multipart-request.ts';
import type { Upload, UploadFields, UploadSettings } from './upload.ts';

import { installUpload } from './upload-file.ts';
import { retryWithFactor } from './retry-with-factor.ts';
import { createWorkerEnvelope } from './worker-envelope.ts';

export interface ApiSettings {
  /** The server's URL, without a slash at the end. */
  baseUrl: string;
  /** `plain`: the server accepts unencrypted calls, as one behind the sealing proxy does. */
  envelope: EnvelopeConfig | 'plain';
  tokens: TokenStore;
  /** The call that refreshes the session; by default that of buyers. */
  renewal?: OperationId;
  /**
   * Asks the staff member for the second factor; resolves to whether it was given. Without this function code 434 is an
   * ordinary failure.
   */
  untilFactorGiven?: () => Promise<boolean>;
  /** Called for code 403. */
  clearStorage: () => void;
  language: () => PayloadFields['language'];
  timeZone: () => string;
  texts: Texts;
  /** The logged-in user, and a way to wait for a new login. Without it a refused action fails. */
  logIn?: Pick<ThroughLogin, 'currentUser' | 'untilLoggedIn'>;
  /** Headers with which a developer forces scenarios. */
  headers?: (operation: OperationFacts) => Record<string, string>;
  /** Observes calls in development. */
  watch?: WatchCalls;
  /** Called before every call. */
  beforeCall?: (operation: OperationFacts) => void;
  network?: Network;
  clock?: Clock;
  lock?: Lock;
  sendFile?: SendMultipart;
  loadEnvelope?: typeof loadEnvelope;
  /** Runs the envelope in a worker for large payloads. */
  moveLarge?: typeof createWorkerEnvelope;
  loadSigner?: UploadSettings['loadSigner'];
}

/** Creates the lowest layer of a call from the given network function. */
type OverLine = (line: Network) => Exchange;
/** Returns the same layer with logging. */
export type WatchCalls = (over: OverLine, line: Network) => Exchange;

export interface Api {
  client: Client;
  session: Session;
  upload: Upload;
}

/** Assembles the layers of a call. Clients share no state. */
export function createApi(settings: ApiSettings): Api {
  const { baseUrl, tokens, clearStorage, texts, headers = () => ({}) } = settings;
  const { network = browserNetwork, clock = systemClock, lock = createTabLock(globalThis.navigator?.locks) } = settings;
  const common = () => ({ language: settings.language(), timeZone: settings.timeZone() });
  const wording = { catalogue: codes, texts };
  const renewal: OperationFacts = operations[settings.renewal ?? 'refreshToken'];
  const load = settings.loadEnvelope ?? loadEnvelope;
  const { watch = (over, line) => over(line) } = settings;
  const overPlainTransport: OverLine = (line) => overPlain({ baseUrl, network: line, headers });
  const transportLayer = settings.envelope === 'plain' ? overPlainTransport : overSealedTransport(settings.envelope);
  const timed = withTimeout(watch(transportLayer, network), clock);

  const session = createSession({
    ask: {
      baseToken: () => timed({ operation: operations.getBaseToken, payload: writePayload({}, common()) }),
      refresh: (refreshToken) =>
        timed({
          operation: renewal,
          payload: writePayload({ refreshToken }, common()),
        }),
    },
    catalogue: codes,
    tokens,
    clearStorage,
    lock,
  });

  function overSealedTransport(config: EnvelopeConfig): OverLine {
    // Sequence ids must never decrease, so a clock that is set back needs a new envelope.
    const local = createReopenable(() => load({ ...config, clock: time.now }));
    const time = createServerTime(clock.now, local.reopen);
    const envelope = settings.moveLarge?.({ config, local, now: time.now }) ?? local;
    return (line) => {
      const plain = overPlainTransport(line);
      const sealed = overEnvelope({ baseUrl, network: line, envelope, time, headers });
      return (call) => (call.operation.envelope === 'plain' ? plain(call) : sealed(call));
    };
  }

  const { logIn, untilFactorGiven } = settings;
  const around: Session['around'] = (next) => {
    const inSession = session.around(next);
    if (untilFactorGiven) return retryWithFactor(inSession, untilFactorGiven);
    return logIn ? throughLogin(inSession, { ...logIn, catalogue: codes }) : inSession;
  };
  const upload = openUpload({
    baseUrl,
    around: (next) => around(watch(() => next, network)),
    ...(settings.sendFile && { send: settings.sendFile }),
    loadSigner: settings.loadSigner ?? loadSigner,
    clock,
    isOnline: network.isOnline,
    wording,
    headers,
    common,
  });
  const { beforeCall } = settings;
  const client = createCallClient({
    exchange: around(timed),
    ...(beforeCall && { beforeCall }),
    upload: (operation, { body, signal }) => upload(operation, body as UploadFields, { signal }),
    common,
    wording,
  });
  return { client, session, upload };
}

/** Builds the application's only client; `api` and `queries` work from then on. */
export function configureApi(settings: ApiSettings): Api {
  const api = createApi({ moveLarge: createWorkerEnvelope, ...settings });
  installClient(api.client);
  installUpload(api.upload);
  return api;
}

async function loadSigner(): Promise<SignQuery> {
  return (await import('#wire/envelope/sign-query.ts')).signQuery;
}

/** The code for files loads with the first upload. */
function openUpload(settings: UploadSettings): Upload {
  return async (operation, ...file) => {
    const { createUpload } = await import('./upload.ts').catch((cause: unknown) => {
      throw failureOf(
        operation,
        new TransportError('unreachable', { text: 'uploadUnreachable', cause }),
        settings.wording,
      );
    });
    return createUpload(settings)(operation, ...file);
  };
}

/** Opens with the first call. If a suite's chunk fails to load, the next call loads it again. */
function createReopenable(open: () => Promise<ClientEnvelope>): ClientEnvelope & { reopen: () => void } {
  let opening: Promise<ClientEnvelope> | undefined;
  const reopen = () => {
    opening = undefined;
  };
  return {
    reopen,
    async seal(parts) {
      opening ??= open();
      const envelope = await opening.catch((error: unknown) => {
        reopen();
        throw error;
      });
      return envelope.seal(parts);
    },
  };
}

export const browserNetwork: Network = {
  fetch: (url, init) => fetch(url, init),
  isOnline: () => globalThis.navigator?.onLine ?? true,
};
