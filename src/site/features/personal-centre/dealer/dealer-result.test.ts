import { beforeEach, expect, it } from 'vitest';
import type { DealerStatus } from '#generated/client/types.gen.ts';
import { createMemoryStorage, type StorageArea } from '#shared/api/local-storage.ts';
import { acknowledgeResult, isResultNew } from './dealer-result.tsx';

let storage: StorageArea;
beforeEach(() => {
  storage = createMemoryStorage();
});

const certificate = (status: DealerStatus) => (status === -1 ? { status } : { status, id: '600001' });
const isNew = (status: DealerStatus) => isResultNew(certificate(status), storage);

it('B-186 shows only an approval or a rejection', () => {
  expect(([-1, 1, 2, 3] as const).map(isNew)).toEqual([false, false, true, true]);
});

it('B-187 does not show a result with its marker again', () => {
  acknowledgeResult(certificate(3), storage);
  expect(isNew(3)).toBe(false);
  expect(isNew(3)).toBe(false);
});

it.each([-1, 1, 2] as const)('B-188 clears the marker when the status becomes %i', (status) => {
  acknowledgeResult(certificate(3), storage);
  isNew(status);
  expect(isNew(3)).toBe(true);
});

it('B-187 shows another user of the same browser their own result', () => {
  acknowledgeResult(certificate(2), storage);
  expect(isResultNew({ status: 2, id: '600002' }, storage)).toBe(true);
});
