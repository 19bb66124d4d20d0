import { set } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { installUpload } from '#shared/api/upload-file.ts';
import { storeProofs, type Proof, readStoredProofs } from './proof-set.ts';
import { sendStoredProof } from './send-stored-proof.ts';

vi.mock('idb-keyval', () => {
  const stored = new Map<string, unknown>();
  return {
    get: async (key: string) => stored.get(key),
    set: vi.fn<(key: string, value: unknown) => Promise<void>>(async (key, value) => void stored.set(key, value)),
    del: async (key: string) => void stored.delete(key),
    update: async (key: string, change: (kept: unknown) => unknown) => void stored.set(key, change(stored.get(key))),
  };
});

const owner = 'w@example.com';
const act = { kind: 'proof', orderId: '500001', call: 'payDeposit', status: 0 } as const;
const picture: Proof = {
  id: 'p',
  name: 'slip.jpg',
  size: 3,
  picture: new Blob(['abc'], { type: 'image/jpeg' }),
  state: 'ready',
  part: 0,
};

describe('sendStoredProof', () => {
  it('submits nothing and keeps nothing when the proof is withdrawn while its picture is sent', async () => {
    const asked = installAnswers({ payDeposit: () => 'done' });
    let isWithdrawn = false;
    installUpload(async () => {
      isWithdrawn = true;
      await storeProofs('500001', owner, []);
      return { Status: 100, url: '/pictures/slip.jpg' };
    });
    await storeProofs('500001', owner, [picture]);
    const sent = await sendStoredProof({ act, owner, key: 'k', stillWaits: () => Promise.resolve(!isWithdrawn) });
    expect(sent).toEqual({ is: 'unsent' });
    expect(asked).toEqual([]);
    expect(await readStoredProofs('500001', owner)).toEqual([]);
  });
});

describe('storeProofs', () => {
  it('deletes the earlier pictures when the storage is full, but nothing that is stored afterwards', async () => {
    await storeProofs('500002', owner, [picture]);
    vi.mocked(set).mockRejectedValueOnce(new DOMException('The disk is full.', 'QuotaExceededError'));
    expect(await storeProofs('500002', owner, [picture, { ...picture, id: 'q' }])).toBe(false);
    expect(await readStoredProofs('500002', owner)).toEqual([]);

    vi.mocked(set).mockRejectedValueOnce(new DOMException('The disk is full.', 'QuotaExceededError'));
    const full = storeProofs('500002', owner, [picture, { ...picture, id: 'q' }]);
    const smaller = storeProofs('500002', owner, [picture]);
    expect(await Promise.all([full, smaller])).toEqual([false, true]);
    expect(await readStoredProofs('500002', owner)).toEqual([picture]);
  });
});
