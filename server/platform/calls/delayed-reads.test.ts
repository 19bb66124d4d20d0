import { expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { Replica } from '#server/platform/database/replica.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Services } from '#server/platform/services.ts';
import type { Call } from '#wire/host/call.ts';
import { answerFromEither, visitorTokenPrefix } from './delayed-reads.ts';

// Distinct placeholders.
const [primary, delayed] = [{}, {}] as [Database, Database];
const replica = (isFresh: boolean): Replica => ({
  database: delayed,
  isFresh: () => isFresh,
  behindBytes: () => 0,
  close: async () => {},
});

interface Situation {
  operation?: keyof typeof operations;
  token?: string;
  isFresh?: boolean;
  /** The databases that do not answer. */
  down?: Database[];
}

/** Names the databases that a call asks, in order. */
async function asked({ operation = 'listVehicles', token, isFresh = true, down = [] }: Situation): Promise<string[]> {
  const services = { database: primary, replica: replica(isFresh) } as Pick<
    Services,
    'database' | 'replica'
  > as Services;
  const call: Call = {
    operation: operations[operation],
    payload: {},
    language: 'en',
    requestId: '1',
    remoteAddress: '127.0.0.1',
    ...(token !== undefined && { token }),
  };
  const names: string[] = [];
  const answering = answerFromEither(services, call, async ({ database }) => {
    names.push(database === primary ? 'primary' : 'replica');
    if (down.includes(database)) throw new Error('The database is down.');
    return { code: 0 };
  });
  await answering.catch(({ message }: Error) => names.push(message));
  return names;
}

test('Visitors read the replica; users, who may have changed something, the primary', async () => {
  expect(await asked({})).toEqual(['replica']);
  expect(await asked({ token: `${visitorTokenPrefix}1.a.b` })).toEqual(['replica']);
  expect(await asked({ token: 'gat_user' })).toEqual(['primary']);
});

test('Personal reads and changes use the primary, and so does everything while the replica lags', async () => {
  expect(await asked({ operation: 'listOrders', token: 'gat_user', down: [primary] })).toEqual([
    'primary',
    'The database is down.',
  ]);
  expect(await asked({ operation: 'submitInquiry' })).toEqual(['primary']);
  expect(await asked({ isFresh: false })).toEqual(['primary']);
});

test('A public read that one database does not answer is answered by the other', async () => {
  expect(await asked({ down: [delayed] })).toEqual(['replica', 'primary']);
  expect(await asked({ token: 'gat_user', down: [primary] })).toEqual(['primary', 'replica']);
  expect(await asked({ down: [primary, delayed] })).toEqual(['replica', 'primary', 'The database is down.']);
});
