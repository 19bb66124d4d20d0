import { describe, expect, it, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { api, queries } from './api.ts';
import { prefetchMeta, createQueryClient, shouldRetry, type QueryClientOptions } from './query-client.ts';
import { createTestApi } from './testing/test-api.ts';

const failure = (code: ApiFailure['code']) => new ApiFailure(operations.listMakes, { code, message: '' });

describe('The query client', () => {
  it('A-289 retries a query at most twice if the network failed at once, and after no other failure', () => {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, failure('unreachable')))).toEqual([true, true, false]);
    const once = (['timeout', 'offline', 'unreadable', 'refused', 'aborted', 400, 500] as const).map((code) =>
      shouldRetry(0, failure(code)),
    );
    expect(once).toEqual([false, true, false, false, false, false, false]);
    expect(shouldRetry(0, new TypeError('a fault of ours'))).toBe(false);
  });

  it('A-287 reports each failure to its one display', async () => {
    const { client, server } = createTestApi();
    const onFailure = vi.fn<QueryClientOptions['onFailure']>();
    const queryClient = createQueryClient({ onFailure });
    server.on('listMakes', () => ({ code: 400, message: 'no' }));
    await expect(queryClient.fetchQuery(queries.listMakesOptions({ client }))).rejects.toMatchObject({ code: 400 });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ text: 'no', owner: 'toast' }),
      expect.any(ApiFailure),
    );
  });

  it('leaves the failure of a prefetched call to the screen, which asks again', async () => {
    const { client, server } = createTestApi();
    const onFailure = vi.fn<QueryClientOptions['onFailure']>();
    const queryClient = createQueryClient({ onFailure });
    server.on('listMakes', () => ({ code: 400, message: 'no' }));
    await queryClient.prefetchQuery({ ...queries.listMakesOptions({ client }), meta: prefetchMeta });
    expect(onFailure).not.toHaveBeenCalled();
    await expect(queryClient.fetchQuery(queries.listMakesOptions({ client }))).rejects.toMatchObject({ code: 400 });
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('caches answers by operation and payload', async () => {
    const { client, server } = createTestApi();
    const queryClient = createQueryClient({ onFailure: () => {} });
    server.on('listModels', ({ payload }) => ({ code: 0, body: [] as unknown[], message: String(payload['makeId']) }));
    const models = (makeId: string) => queryClient.fetchQuery(queries.listModelsOptions({ client, body: { makeId } }));
    await models('1');
    await models('1');
    await models('2');
    expect(server.callsOf('listModels')).toHaveLength(2);
  });

  it('offers every call of the contract under `api`', () => {
    expect(
      Object.keys(api)
        .filter((name) => name in operations)
        .toSorted(),
    ).toEqual(Object.keys(operations).toSorted());
  });
});
