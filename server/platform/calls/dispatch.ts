import type { Handlers } from '#generated/server.ts';
import type { OperationFacts, OperationId } from '#generated/operations.ts';
import type { Services } from '#server/platform/services.ts';
import type { AnswerCall, Call, PlainAnswer } from '#wire/host/call.ts';
import { type Authenticate, type Context, keyOf } from './context.ts';
import { createFairQueue, type Enqueue, TooBusy } from '#server/platform/worker-pool/fair-queue.ts';
import { callConnections } from '#server/platform/database/connect.ts';
import { NoPayAccount, PricingSettingsUnset } from './unmet-settings.ts';
import { callerOf } from '#wire/host/caller.ts';
import { failureText } from './texts.ts';
import { currentSpan } from '#server/platform/tracing.ts';
import { answerFromEither } from './delayed-reads.ts';
import { answerOnce } from './idempotency.ts';
import { limitCall } from './rate-limit.ts';
import { prepareCall } from './two-phase-handler.ts';

type AnyHandler = (payload: Call['payload'], context: Context) => PlainAnswer | Promise<PlainAnswer>;

/**
 * Under load, changes queue here instead of for a connection. Reads always find a connection, and one heavy sender does
 * not delay others. The limit leaves time to answer while the page still waits.
 */
export const changeLimits = { most: callConnections - 8, longestQueue: 1000, longestWait: 8_000 };

/**
 * Milliseconds in the queue after which a change is not started any more. A page gives up after 16 seconds, and a
 * started change may have to wait for a connection too.
 */
export const latestStart = 10_000;

/** Reads that may take long. The others are too short for one caller to hold up everybody. */
const longReads: ReadonlySet<string> = new Set<OperationId>(['listVehicles']);

/** Callers take turns with long reads. Each uses up to three connections, and some are left for other calls. */
export const longReadLimits = { most: 6, longestQueue: 1000, longestWait: 8_000 };

/** Errors for settings that staff have not made yet, and how callers see them. */
const unmetSettings = [
  [PricingSettingsUnset, 'pricesUnset'],
  [NoPayAccount, 'noPayAccount'],
] as const;

/** Dispatches a call: identifies the caller, applies rate limits and idempotency, and runs the handler. */
export function createDispatcher(
  services: Services,
  handlers: Handlers<Context>,
  authenticate: Authenticate,
  enqueue: Enqueue = createFairQueue(changeLimits),
): AnswerCall {
  const enqueueLongRead = createFairQueue(longReadLimits);
  return async (call) => {
    // Only a consumer of our own or a partner's has a name.
    if (call.consumer !== undefined) currentSpan()?.set({ 'gariport.consumer': call.consumer });
    const answer = () => answerFromEither(services, call, (own) => lead(call, own));
    try {
      if (!longReads.has(call.operation.id)) return await answer();
      // Outside of the choice between two databases, so that one that hangs does not keep the turns of the other.
      return await enqueueLongRead(answer, callerOf(call.remoteAddress));
    } catch (error) {
      if (error instanceof TooBusy) {
        services.log.warn({ operation: call.operation.id, err: error }, 'a call was rejected by a full queue');
        return { code: 500, errorMessage: `${tooManyCalls} (request ${call.requestId})` };
      }
      const failure = unmetSettings.find(([Lack]) => error instanceof Lack)?.[1];
      if (!failure || !(error instanceof Error)) throw error;
      const message = failureText(failure, call.language);
      return { code: 400, message, errorMessage: error.message, reason: failure };
    }
  };

  async function lead(call: Call, own: Services): Promise<PlainAnswer> {
    const now = own.clock();
    const arrived = performance.now();
    const identity = await authenticate(own, call.operation, call.token, now, call.payload);
    if ('code' in identity) return identity;
    const asker = keyOf(identity) ?? callerOf(call.remoteAddress);
    const limited = await limitCall(own, call, asker, now);
    if (limited) return limited;
    const context: Context = {
      database: own.database,
      services: own,
      language: call.language,
      timeZone: timeZoneOf(call.payload),
      now,
      user: identity.user,
      ...(identity.member && { member: identity.member }),
      remoteAddress: call.remoteAddress,
      keepWrites: () => undefined,
      afterwards: (task) => task(),
    };
    const handler = handlers[call.operation.id as OperationId] as AnyHandler;
    if (!isRepeatable(call.operation)) return handler(call.payload, context);
    const waited = performance.now() - arrived;
    // Time spent on finished work does not count: it must not be thrown away.
    const carryOut = await prepareCall(handler, call.payload, context);
    const prepared = performance.now();
    const change = async () => {
      if (waited + performance.now() - prepared > latestStart) throw new TooBusy('The turn came too late.');
      return answerOnce(context, call, carryOut);
    };
    return enqueue(change, asker);
  }
}

/** The caller may send the call again, since nothing was done. */
export const tooManyCalls = 'too many calls at once';

function isRepeatable({ replay }: OperationFacts): boolean {
  return replay === 'idempotent';
}

const knownZones = new Map<string, string>();
/** Callers write zone names in any letter case: too many variants to cache. */
const mostKnownZones = 1000;

/** An unknown time zone falls back to UTC instead of failing the call. */
function timeZoneOf({ timeZone }: Call['payload']): string {
  if (typeof timeZone !== 'string') return 'UTC';
  const known = knownZones.get(timeZone);
  if (known !== undefined) return known;
  try {
    const resolved = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
    // Cache only valid names, so that arbitrary text cannot evict them.
    if (knownZones.size < mostKnownZones) knownZones.set(timeZone, resolved);
    return resolved;
  } catch {
    return 'UTC';
  }
}
