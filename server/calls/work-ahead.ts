import type { OperationId } from '../../generated/operations.ts';
import type { Handler } from '../../generated/server.ts';
import type { PlainAnswer } from '../../wire/host/call.ts';
import type { Context } from './context.ts';

type Payload<Id extends OperationId> = Parameters<Handler<Id, Context>>[0];
type Answer<Id extends OperationId> = Awaited<ReturnType<Handler<Id, Context>>>;

/** The rest of a handler, done with the context of the call's transaction. */
type Finish<Answered> = (inside: Context) => Answered | Promise<Answered>;

interface Staged {
  begin(payload: unknown, context: Context): Promise<Finish<PlainAnswer>>;
}

/**
 * Splits a handler with long work in it: the work is done before the call's transaction begins, so that no connection to
 * the database waits for it, and is done again where the call is sent again. Only the rest, which it hands back, writes.
 */
export function workAhead<Id extends OperationId>(
  begin: (payload: Payload<Id>, context: Context) => Promise<Finish<Answer<Id>>>,
) {
  const both = async (payload: Payload<Id>, context: Context) => (await begin(payload, context))(context);
  return Object.assign(both, { begin });
}

/** Does what a handler has to do ahead, if anything, and hands back the rest of it. */
export async function prepareCall<Given>(
  handler: ((payload: Given, context: Context) => PlainAnswer | Promise<PlainAnswer>) & Partial<Staged>,
  payload: Given,
  context: Context,
): Promise<Finish<PlainAnswer>> {
  return handler.begin ? handler.begin(payload, context) : (inside) => handler(payload, inside);
}
