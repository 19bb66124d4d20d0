import { expect, it, vi } from 'vitest';
import { EnvelopeRefused } from './envelope.ts';
import { Fault, type RefusalHook, refuseUniformly } from './refusal.ts';

it('Every failure becomes the same refusal, and only the hook gets the reason', async () => {
  const onRefusal = vi.fn<RefusalHook>();
  const causes = [new Fault('replayed'), new TypeError('x'), 'text', undefined];
  const refusals = await Promise.all(
    causes.map((cause) => refuseUniformly(() => Promise.reject(cause), onRefusal).catch((error: unknown) => error)),
  );
  for (const refusal of refusals) {
    expect(refusal).toEqual(new EnvelopeRefused());
    expect(refusal).not.toHaveProperty('cause');
  }
  expect(onRefusal.mock.calls.map(([reason]) => reason)).toEqual(['replayed', 'failed', 'failed', 'failed']);
});

it('A hook that fails does not change the refusal', async () => {
  const broken = () => {
    throw new Error('log full');
  };
  await expect(refuseUniformly(() => Promise.reject(new Fault('malformed')), broken)).rejects.toThrow(EnvelopeRefused);
});
