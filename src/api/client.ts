import { type Client, installClient } from '../../generated/client/sdk-client.gen.ts';
import { codes } from '../../generated/codes.ts';
import { type OperationFacts, operations } from '../../generated/operations.ts';
import { type Clock, systemClock, withTimeout } from '../../wire/client/with-timeout.ts';
import type { ClientEnvelope } from '../../wire/envelope/envelope.ts';
import type { SignQuery } from '../../wire/envelope/query-signer.ts';
import { type EnvelopeConfig, loadEnvelope } from '../../wire/envelope/load-envelope.ts';
import type { Exchange } from '../../wire/client/exchange.ts';
import { type Lock, lockOver } from '../../wire/client/renewal.ts';
import type { Network } from '../../wire/client/network.ts';
import { createServerTime, overEnvelope } from '../../wire/client/over-envelope.ts';
import { overPlain } from '../../wire/client/over-plain.ts';
import { createSession, type Session, throughLogin, type ThroughLogin } from '../../wire/client/session.ts';
import { failureOf } from '../../wire/client/settle.ts';
import { TransportError } from '../../wire/client/transport-error.ts';
import type { Texts } from '../../wire/client/wording.ts';
import type { TokenStore } from '../../wire/client/tokens.ts';
import { createCallClient, type PayloadFields, writePayload } from './run-call.ts';
import type { SendMultipart } from './multipart-request.ts';
import type { Upload, UploadFields, UploadSettings } from './upload.ts';

import { installUpload } from './upload-file.ts';
import { throughFactor } from './through-factor.ts';
import { createWorkerEnvelope } from './worker-envelope.ts';

export interface ApiSettings {
  /** Where the server is, without a slash at the end. */
  baseUrl: string;
  /** `plain`: a server that takes in plain what the contract seals, as one does behind the sealing proxy. */
  envelope: EnvelopeConfig | 'plain';
  tokens: TokenStore;
  /** Sessions of the staff are renewed by a call of their own. */
  isForStaff?: boolean;
  /** Asks the member for the second factor; answers whether it was given. Without it code 434 is a failure like others. */
  untilFactorGiven?: () => Promise<boolean>;
  /** What code 403 asks for. */
  clearStorage: () => void;
  language: () => PayloadFields['language'];
  timeZone: () => string;
  texts: Texts;
  /** Who is logged in, and how to wait for them to be so again; without it a refused act is given up. */
  logIn?: Pick<ThroughLogin, 'currentUser' | 'untilLoggedIn'>;
  /** Headers that a developer forces scenarios with. */
  headers?: (operation: OperationFacts) => Record<string, string>;
  /** Looks on while calls are made, in development. */
  watch?: WatchCalls;
  /** Hears of every call before it is made. */
  beforeCall?: (operation: OperationFacts) => void;
  network?: Network;
  clock?: Clock;
  lock?: Lock;
  sendFile?: SendMultipart;
  loadEnvelope?: typeof loadEnvelope;
  /** Gives the envelope a place beside the page's thread for what is large. */
  moveLarge?: typeof createWorkerEnvelope;
  loadSigner?: UploadSettings['loadSigner'];
}

/** Makes the lowest layer of a call from the line that it is to go over. */
type OverLine = (line: Network) => Exchange;
/** Gives the same layer, watched. */
export type WatchCalls = (over: OverLine, line: Network) => Exchange;

export interface Api {
  client: Client;
  session: Session;
  upload: Upload;
}

/** Puts the layers of a call together; what it returns shares nothing with any other. */
export function createApi(settings: ApiSettings): Api {
  const { baseUrl, tokens, clearStorage, texts, headers = () => ({}) } = settings;
  const { network = browserNetwork, clock = systemClock, lock = lockOver(globalThis.navigator?.locks) } = settings;
  const common = () => ({ language: settings.language(), timeZone: settings.timeZone() });
  const wording = { catalogue: codes, texts };
  const renewal = settings.isForStaff ? operations.staffRefresh : operations.refreshToken;
  const load = settings.loadEnvelope ?? loadEnvelope;
  const { watch = (over, line) => over(line) } = settings;
  const overPlainLine: OverLine = (line) => overPlain({ baseUrl, network: line, headers });
  const overLine = settings.envelope === 'plain' ? overPlainLine : overSealedLine(settings.envelope);
  const timed = withTimeout(watch(overLine, network), clock);

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

  function overSealedLine(config: EnvelopeConfig): OverLine {
    // Sequence ids never go back, so that a clock set back needs an envelope that starts anew.
    const local = createReopenable(() => load({ ...config, clock: time.now }));
    const time = createServerTime(clock.now, local.reopen);
    const envelope = settings.moveLarge?.({ config, local, now: time.now }) ?? local;
    return (line) => {
      const plain = overPlainLine(line);
      const sealed = overEnvelope({ baseUrl, network: line, envelope, time, headers });
      return (call) => (call.operation.envelope === 'plain' ? plain(call) : sealed(call));
    };
  }

  const { logIn, untilFactorGiven } = settings;
  const around: Session['around'] = (next) => {
    const inSession = session.around(next);
    if (untilFactorGiven) return throughFactor(inSession, untilFactorGiven);
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

/** Builds the application's one client; `api` and `queries` work from then on. */
export function configureApi(settings: ApiSettings): Api {
  const api = createApi({ moveLarge: createWorkerEnvelope, ...settings });
  installClient(api.client);
  installUpload(api.upload);
  return api;
}

async function loadSigner(): Promise<SignQuery> {
  return (await import('../../wire/envelope/sign-query.ts')).signQuery;
}

/** What files need is fetched with the first of them. */
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

/** Opens with the first call; a suite whose chunk could not be fetched is fetched again with the next. */
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
