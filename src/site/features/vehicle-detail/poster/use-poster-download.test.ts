import { afterEach, expect, test, vi } from 'vitest';
import { decodePoster } from './use-poster-download.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

test('B-198 decodes a canvas’s URL to a PNG file', async () => {
  const file = decodePoster('data:image/png;base64,iVBORw==');
  expect(file?.type).toBe('image/png');
  expect([...new Uint8Array((await file?.arrayBuffer()) ?? [])]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(warn).not.toHaveBeenCalled();
});

test.each(['data:,', 'data:image/png;base64,', ''])('B-310 only logs that %j has no data', (address) => {
  expect(decodePoster(address)).toBeUndefined();
  expect(warn.mock.calls).toEqual([['no base64 code']]);
});

test('B-310 only logs a URL that cannot be decoded', () => {
  expect(decodePoster('data:image/png;base64,not base64')).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
