import type { Handlers } from '../../generated/server.ts';
import { type OperationFacts, type OperationId, operations } from '../../generated/operations.ts';
import type { Context } from '../calls/context.ts';

type DeskOperation = Extract<OperationId, `staff${string}`>;

const ids = Object.values<OperationFacts>(operations).flatMap(({ id }) => (id.startsWith('staff') ? [id] : []));

/** The desk opens with the next change: until then it lets nobody in. */
export const deskHandlers = Object.fromEntries(ids.map((id) => [id, () => ({ code: 500 })])) as unknown as Pick<
  Handlers<Context>,
  DeskOperation
>;
