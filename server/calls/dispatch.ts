import type { Handlers } from '../../generated/server.ts';
import type { OperationFacts, OperationId } from '../../generated/operations.ts';
import type { Services } from '../services/services.ts';
import type { AnswerCall, Call, PlainAnswer } from '../../wire/host/call.ts';
import type { Authenticate, Context } from './context.ts';
import { answerOnce } from './idempotency.ts';
import { limitCall } from './rate-limit.ts';
import { prepareCall } from './work-ahead.ts';

type AnyHandler = (payload: Call['payload'], context: Context) => PlainAnswer | Promise<PlainAnswer>;

/** Leads a call to its handler, after finding out who calls, how often, and whether it was answered before. */
export function createDispatcher(
  services: Services,
  handlers: Handlers<Context>,
  authenticate: Authenticate,
): AnswerCall {
  return async (call) => {
    const now = services.clock();
    const identity = await authenticate(services, call.operation, call.token, now);
    if ('code' in identity) return identity;
    const limited = await limitCall(services, call, identity.user, now);
    if (limited) return limited;
    const context: Context = {
      database: services.database,
      services,
      language: call.language,
      timeZone: timeZoneOf(call.payload),
      now,
      user: identity.user,
      remoteAddress: call.remoteAddress,
      keepWrites: () => undefined,
    };
    const handler = handlers[call.operation.id as OperationId] as AnyHandler;
    return isRepeatable(call.operation)
      ? answerOnce(context, call, await prepareCall(handler, call.payload, context))
      : handler(call.payload, context);
  };
}

function isRepeatable({ replay }: OperationFacts): boolean {
  return replay === 'idempotent';
}

const knownZones = new Map<string, string>();
/** Callers write a zone in any case, so that the ways to write them all are too many to keep. */
const mostKnownZones = 1000;

/** A phone whose time zone we do not know still gets its answer, with times in UTC. */
function timeZoneOf({ timeZone }: Call['payload']): string {
  if (typeof timeZone !== 'string') return 'UTC';
  const known = knownZones.get(timeZone);
  if (known !== undefined) return known;
  const resolved = resolveZone(timeZone);
  if (knownZones.size < mostKnownZones) knownZones.set(timeZone, resolved);
  return resolved;
}

function resolveZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
