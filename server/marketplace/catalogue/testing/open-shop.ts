import type { OperationId } from '#generated/operations.ts';
import type { BodyOf, Handlers } from '#generated/server.ts';
import { issueBaseToken } from '#server/marketplace/accounts/authenticate.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { homeHandlers } from '#server/marketplace/home/handlers.ts';
import { placeHandlers } from '#server/marketplace/places/handlers.ts';
import { seedStock } from '#demo/seed/seed-stock.ts';
import {
  type CallOptions,
  openTestServer,
  type TestAnswer,
  type TestServer,
} from '#server/testing/open-test-server.ts';
import { catalogueHandlers } from '../handlers.ts';

/** A server with the demo stock, and the calls of a visitor to it. */
export interface Shop extends TestServer {
  now(): Date;
  ask<Id extends OperationId>(operation: Id, payload?: object, options?: CallOptions): Promise<BodyOf<Id>>;
  refusedWith(operation: OperationId, payload: object, options?: CallOptions): Promise<TestAnswer>;
}

interface ShopOptions {
  count?: number;
  /** Additional calls of a test. */
  handlers?: Partial<Handlers<Context>>;
}

export async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const handlers = { ...catalogueHandlers, ...homeHandlers, ...placeHandlers, ...options.handlers };
  // Copying the default stock from a template database is faster than generating it.
  const server = await openTestServer({ handlers, isStocked: options.count === undefined });
  const { services } = server;
  if (options.count !== undefined) await seedStock(services.database, services.clock(), { count: options.count });
  const visit = (operation: OperationId, payload: object = {}, given: CallOptions = {}): Promise<TestAnswer> =>
    server.call(operation, payload, { token: issueBaseToken(services.secret, services.clock()), ...given });
  return {
    ...server,
    now: () => services.clock(),
    async ask<Id extends OperationId>(operation: Id, payload?: object, given?: CallOptions): Promise<BodyOf<Id>> {
      const answer = await visit(operation, payload, given);
      if (answer.code !== 0) throw new Error(`${operation} answered ${JSON.stringify(answer)}`);
      return answer.body as BodyOf<Id>;
    },
    refusedWith: visit,
  };
}
