import type { OperationId } from '#generated/operations.ts';
import type { Handler } from '#generated/server.ts';
import type { PlainAnswer } from '#wire/host/call.ts';
import type { Context } from './context.ts';

type Payload<Id extends OperationId> = Parameters<Handler<Id, Context>>[0];
type Answer<Id extends OperationId> = Awaited<ReturnType<Handler<Id, Context>>>;

/** The second part of a handler, which runs with the context of the call's transaction. */
type Finish<Answered> = (inside: Context) => Answered | Promise<Answered>;

interface Staged {
  begin(payload: unknown, context: Context): Promise<Finish<PlainAnswer>>;
}

/**
 * Splits a handler with long-running work. The work runs before the call's transaction, so that it holds no connection,
 * and runs again if the call is repeated. Only the returned second part writes.
 */
export function twoPhaseHandler<Id extends OperationId>(
  begin: (payload: Payload<Id>, context: Context) => Promise<Finish<Answer<Id>>>,
) {
  const both = async (payload: Payload<Id>, context: Context) => (await begin(payload, context))(context);
  return Object.assign(both, { begin });
}

/** Runs a handler's long work, if any, and returns the second part. */
export async function prepareCall<Given>(
  handler: ((payload: Given, context: Context) => PlainAnswer | Promise<PlainAnswer>) & Partial<Staged>,
  payload: Given,
  context: Context,
): Promise<Finish<PlainAnswer>> {
  return handler.begin ? handler.begin(payload, context) : (inside) => handler(payload, inside);
}
