// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ImportAssessment } from '#generated/client/types.gen.ts';
import contract from '#generated/openapi.json' with { type: 'json' };
import { FailsWith } from '#shared/api/testing/install-answers.ts';
import { clearRecipient, readRecipient } from '#site/remembered/last-recipient.ts';
import { detailExample, priceExample } from '../testing/examples.ts';
import { callsOf, openDetail, user } from '../testing/open-detail.tsx';

const { success } = contract.paths['/import/assess'].post.responses['200'].content['application/json'].examples;
const kenya = (success.value as { body: ImportAssessment }).body;
const opened = vi.fn<(address: string, target: string, features: string) => null>(() => null);

// Loaded in advance; on a busy machine loading takes longer than the test timeout.
beforeAll(() => import('./whatsapp-dialog.tsx'));
beforeEach(() => {
  opened.mockClear();
  vi.stubGlobal('open', opened);
});
afterEach(() => {
  clearRecipient();
  vi.unstubAllGlobals();
});

type Opened = Parameters<typeof openDetail>[0];

async function openMessage(options: Opened = {}) {
  const answers = { assessImport: () => kenya, ...options?.answers };
  await openDetail({ ...options, answers });
  await user.click(await screen.findByRole('button', { name: 'Share by WhatsApp' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share by WhatsApp' }));
  return {
    dialog,
    message: () => dialog.getByRole('region', { name: 'Message' }).textContent ?? '',
    number: () => dialog.getByRole<HTMLInputElement>('textbox', { name: /phone number/ }),
    write: (text: string) =>
      fireEvent.input(dialog.getByRole('textbox', { name: /phone number/ }), { target: { value: text } }),
    send: () => fireEvent.submit(dialog.getByRole('textbox', { name: /phone number/ }).closest('form') as HTMLElement),
  };
}

const sentTo = () => opened.mock.calls.map(([address]) => new URL(address));

test('shares name, year, price in dollars and shillings, the verdict and the page’s address', async () => {
  const { message, send } = await openMessage();
  await waitFor(() => expect(message()).toContain('Can be imported into Kenya; must reach Mombasa by 31 Dec 2026'));
  expect(message().split('\n')).toEqual([
    'Toyota Vitz 1.0 F, 2019',
    'USD 6,850 (about KES 883,650), CIF Mombasa, RORO',
    'Can be imported into Kenya; must reach Mombasa by 31 Dec 2026',
    `${location.origin}/car/detail?id=100001`,
  ]);
  const text = message();
  send();
  const [address] = sentTo();
  expect([address?.host, address?.pathname, address?.searchParams.get('text')]).toEqual(['wa.me', '/', text]);
  expect(opened.mock.calls[0]?.slice(1)).toEqual(['_blank', 'noopener']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('adds the price to the chosen port if it differs from the listed one', async () => {
  const price = { ...priceExample(), totalPriceDesc: 'USD 7,120', totalCountryPrice: 918_480 };
  const { message } = await openMessage({ answers: { getPriceDetail: () => price } });
  await waitFor(() => expect(message()).toContain('To Mombasa: USD 7,120 (about KES 918,480)'));
});

test('adds the country’s code to a Kenyan number, and offers it again until it is forgotten', async () => {
  const first = await openMessage();
  first.write('0712345678');
  first.send();
  expect(sentTo()[0]?.pathname).toBe('/254712345678');
  cleanup();
  const next = await openMessage();
  expect(next.number().value).toBe('+254712345678');
  await user.click(next.dialog.getByRole('button', { name: 'Forget this number' }));
  expect(next.number().value).toBe('');
  expect(readRecipient()).toBeUndefined();
});

test.each([
  ['call me', 'Please write the number in digits, such as +254 712 345 678'],
  ['07123', /^A mobile number of Kenya has 9 digits after the 0/],
  ['+1', /^A number with its country’s code has 8 to 15 digits/],
  ['12345', /^Please begin the number with \+/],
])('explains for %s how to correct the number, and opens nothing', async (written, said) => {
  const { dialog, write, send } = await openMessage();
  write(written);
  send();
  expect(dialog.getByText(said)).toBeTruthy();
  expect(opened).not.toHaveBeenCalled();
  expect(readRecipient()).toBeUndefined();
});

test('shares the message without a verdict, for example offline', async () => {
  const { message, send } = await openMessage({ answers: { assessImport: () => new FailsWith('offline') } });
  await waitFor(() => expect(callsOf('assessImport').length).toBeGreaterThan(0));
  expect(message().split('\n')).toHaveLength(3);
  send();
  expect(sentTo()).toHaveLength(1);
});

test('shares neither price nor verdict of a sold vehicle', async () => {
  const { vehicle, ...rest } = detailExample();
  const sold = { ...rest, vehicle: { ...vehicle, vehicleStatus: 0 as const } };
  const { message } = await openMessage({ answers: { getVehicleDetail: () => sold } });
  expect(message().split('\n')).toEqual(['Toyota Vitz 1.0 F, 2019', `${location.origin}/car/detail?id=100001`]);
});

test('shares the picture with the text if the browser supports it', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { share, canShare: () => true });
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4, height: 3, close: () => undefined }));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')));
  const toBlob = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['jpeg'], { type: 'image/jpeg' })));
  const { dialog } = await openMessage();
  await user.click(await dialog.findByRole('button', { name: 'Share with picture' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [data] = share.mock.calls[0] ?? [];
  expect(data?.files?.map(({ name, type }) => [name, type])).toEqual([['GP-100001.jpg', 'image/jpeg']]);
  expect(data?.text).toContain('/car/detail?id=100001');
  toBlob.mockRestore();
  Object.assign(navigator, { share: undefined, canShare: undefined });
});
