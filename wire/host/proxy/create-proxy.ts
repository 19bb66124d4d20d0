import type { FastifyInstance } from 'fastify';
import type { SuiteName } from '#wire/envelope/offer.ts';
import { describeOffer, openSuites } from '#wire/envelope/offer-suites.ts';
import { acceptSessionInNode } from '#wire/node/session.ts';
import type { ReplayWindow } from '#wire/envelope/replay-window.ts';
import type { Keyring } from '#wire/envelope/server-key.ts';
import { serverOver } from '#wire/envelope/server.ts';
import type { AdmitUpload } from '../admit-bodies.ts';
import type { OperationFacts } from '#wire/operation.ts';
import type { AnswerCall } from '../call.ts';
import type { HostContract } from '../contract.ts';
import { createHost, type HostOptions } from '../host.ts';
import { recordCalls, type RecordedCall } from './record-calls.ts';
import { askUpstream, type Upstream } from './ask-upstream.ts';

type IdentifyingQueries = Readonly<Record<'user' | 'staff', OperationFacts>>;

export interface ProxyOptions extends Upstream {
  contract: HostContract;
  /** The queries that the backend answers only to logged-in users and only to staff members. */
  identifyingQueries: IdentifyingQueries;
  keyring: Keyring;
  suites: readonly SuiteName[];
  partnerIds: readonly [string, ...string[]];
  replayWindow: ReplayWindow;
  /** Enables developer features: answers checked against the contract, and keys told to callers on this machine. */
  isDevelopment: boolean;
  allowedOrigins?: readonly string[];
  /** Proxies in front, whose `X-Forwarded-For` names the caller. */
  trustedProxies?: readonly string[];
  /** Receives each answered call, opened and without its secrets. */
  record?: (call: RecordedCall) => void;
  usage?: HostOptions['usage'];
}

/** The sealed wire for a backend that knows only plain JSON. Invalid calls never reach it. */
export function createProxy(options: ProxyOptions): FastifyInstance {
  const { keyring, suites, partnerIds, replayWindow, isDevelopment, allowedOrigins = [], report, record } = options;
  const { contract, identifyingQueries, trustedProxies = [], usage } = options;
  const answer = askUpstream(options);
  return createHost({
    contract,
    answer: record ? recordCalls(answer, record) : answer,
    envelope: serverOver(openSuites(suites, keyring, acceptSessionInNode), { partnerIds, replayWindow }),
    acceptsPlain: false,
    validateAnswers: isDevelopment,
    admitUpload: admitKnown(answer, identifyingQueries),
    allowedOrigins,
    ...(usage && { usage }),
    ...(isDevelopment && { discovery: describeOffer(partnerIds[0], suites, keyring) }),
    server: {
      logger: { level: 'error', stream: { write: (line: string) => report(describeEntry(line)) } },
      forceCloseConnections: true,
      ...(trustedProxies.length > 0 && { trustProxy: [...trustedProxies] }),
    },
  });
}

/**
 * Allows large bodies from callers whom the backend confirms. A sealed body with an expired token is accepted as well,
 * because the answer that reports it can be sealed only after reading it.
 */
function admitKnown(answer: AnswerCall, { user, staff }: IdentifyingQueries): AdmitUpload {
  return async ({ operation, token, isSealed }) => {
    const { code } = await answer({
      operation: operation.auth === 'staff' ? staff : user,
      payload: { language: 'en', timeZone: 'UTC' },
      language: 'en',
      requestId: 'admission',
      remoteAddress: '',
      ...(token !== undefined && { token }),
    });
    return code === 0 || (code === 430 && isSealed) ? undefined : { code };
  };
}

function describeEntry(line: string): string {
  const { operation, msg, err } = JSON.parse(line) as { operation?: string; msg: string; err?: { message: string } };
  return [operation, msg, err?.message].filter(Boolean).join(': ');
}
