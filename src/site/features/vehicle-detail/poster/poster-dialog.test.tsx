// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#wire/language.ts';
import type { ImportAssessment } from '#generated/client/types.gen.ts';
import contract from '#generated/openapi.json' with { type: 'json' };
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { saveFile } from '#shared/api/download.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import { detailExample } from '../testing/examples.ts';
import { capturePoster } from './capture-poster.ts';
import PosterDialog from './poster-dialog.tsx';
import { posterOrder, posterPrice } from './testing/poster-order.ts';
import { enter } from '../../../../testing/enter.ts';

vi.mock('./capture-poster.ts');
vi.mock('#shared/api/download.ts');

const capture = vi.mocked(capturePoster);
const save = vi.mocked(saveFile);
const picture = 'data:image/png;base64,iVBORw==';

beforeEach(() => {
  capture.mockReset().mockResolvedValue(picture);
  save.mockReset();
  installAnswers({ assessImport: () => kenya });
});
afterEach(cleanup);

const { success } = contract.paths['/import/assess'].post.responses['200'].content['application/json'].examples;
const kenya = (success.value as { body: ImportAssessment }).body;

async function open({ photos, language = 'en' }: { photos?: number; language?: Language } = {}) {
  const detail = detailExample('posterUser');
  if (photos !== undefined) {
    const photoPaths = Array.from({ length: photos }, (_, index) => ({ photoPath: `/pictures/${index + 1}.webp` }));
    detail.vehicle = { ...detail.vehicle, photos: photoPaths };
  }
  const onClose = vi.fn<() => void>();
  await renderSite(<PosterDialog order={posterOrder({ detail })} price={posterPrice()} onClose={onClose} />, {
    language,
    texts: ['poster', 'detail', 'forms', 'importing'],
    at: '/car/detail?id=100001',
  });
  return { onClose };
}

const user = userEvent.setup();
const photo = (place: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Picture ${place}` });
const price = () => screen.getByLabelText<HTMLInputElement>('Price on the poster, USD');
const downloadButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Download/ });
const posters = () => screen.queryAllByRole('figure').map((poster) => poster.getAttribute('aria-label'));
const firstPoster = () => within(screen.getAllByRole('figure')[0] ?? document.body);
const savedNames = () => save.mock.calls.map(([, name]) => name);

async function enterPrice(text: string): Promise<void> {
  await user.clear(price());
  if (text) await enter(price(), text);
}

/** Captures wait until the test releases them. */
function holdCaptures() {
  const waiting: (() => void)[] = [];
  capture.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(picture))));
  return { waiting, letGo: () => waiting.shift()?.() };
}

test('B-034 B-253 makes a poster of each selected picture with the agent’s name and phone', async () => {
  await open();
  expect(posters()).toEqual(['Poster with picture 1']);
  await user.click(photo(3));
  expect(posters()).toEqual(['Poster with picture 1', 'Poster with picture 3']);
  for (const text of ['Toyota Vitz 1.0 F', 'Mar 2019', '62,400 km', '1.0L', 'Petrol', 'CVT', 'Right', 'GP-100001']) {
    expect(firstPoster().getByText(text)).toBeTruthy();
  }
  for (const text of ['USD 6,850', 'CIF Mombasa', 'about KES 883,650', 'Otieno at GariPort', '+254733000111']) {
    expect(firstPoster().getByText(text)).toBeTruthy();
  }
  expect(firstPoster().getByText('Scan for all pictures and details')).toBeTruthy();
});

test('shows the poster image of a video', async () => {
  await open();
  await user.click(photo(7));
  const [, poster] = screen.getAllByRole('figure');
  expect(poster?.querySelector('img')?.getAttribute('src')).toBe('/pictures/100001/tour.webp');
});

test('B-195 selects ten pictures, and shows the tip for an eleventh', async () => {
  await open({ photos: 12 });
  for (let place = 2; place <= 10; place += 1) await user.click(photo(place));
  expect(screen.getByText('10 of at most 10 selected')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(photo(11));
  expect(screen.getByRole('alert').textContent).toBe('You can select at most 10 pictures. Deselect one first.');
  expect([photo(11).checked, posters().length]).toEqual([false, 10]);
  await user.click(photo(1));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(photo(11));
  expect(photo(11).checked).toBe(true);
});

test('B-196 disables the download without a selected picture', async () => {
  await open();
  expect(downloadButton().disabled).toBe(false);
  await user.click(photo(1));
  expect(downloadButton().disabled).toBe(true);
  expect(screen.getByText('Select a picture to see its poster here.')).toBeTruthy();
  await user.click(photo(2));
  expect(downloadButton().disabled).toBe(false);
});

test('B-253 shows a changed price on the posters', async () => {
  await open();
  await enterPrice('6700');
  expect(firstPoster().getByText('USD 6,700')).toBeTruthy();
  expect(firstPoster().getByText('about KES 864,300')).toBeTruthy();
});

test('B-210 B-216 refuses a price that is too low at once; a download also names the minimum price', async () => {
  await open();
  await enterPrice('6599.99');
  expect(screen.getByText('The price is too low. Please raise it.')).toBeTruthy();
  expect(firstPoster().queryByText('USD 6,599.99')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(downloadButton());
  expect(screen.getByRole('alert').textContent).toBe(
    'Please change the price: this vehicle cannot be offered for less than USD 6,600.',
  );
  expect(document.activeElement).toBe(price());
  expect(capture).not.toHaveBeenCalled();
  await enterPrice('6600');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('The price is too low. Please raise it.')).toBeNull();
  expect(firstPoster().getByText('USD 6,600')).toBeTruthy();
});

test('B-216 uses yen in the Japanese interface', async () => {
  await open({ language: 'ja' });
  const yen = screen.getByLabelText<HTMLInputElement>('ポスターの価格（JPY）');
  expect(yen.value).toBe('1,041,200');
  await user.clear(yen);
  await enter(yen, '1003199');
  expect(screen.getByText('価格が低すぎます。調整してください')).toBeTruthy();
  await user.clear(yen);
  await enter(yen, '1003200');
  expect(firstPoster().getByText('JPY 1,003,200')).toBeTruthy();
});

test('B-215 requires a price, and refuses one of more than 11 characters without cutting it', async () => {
  await open();
  await enterPrice('');
  expect(screen.getByText('Please enter the price')).toBeTruthy();
  await user.click(downloadButton());
  expect(capture).not.toHaveBeenCalled();
  await enterPrice('123456789012.345');
  expect(price().value).toBe('123,456,789,012.345');
  expect(screen.getByText('Please enter at most 8 digits before the point')).toBeTruthy();
  await user.click(downloadButton());
  expect(capture).not.toHaveBeenCalled();
});

test('B-198 saves posters one by one, each as a PNG named by the reference number', async () => {
  const { waiting, letGo } = holdCaptures();
  await open();
  await user.click(photo(2));
  await user.click(downloadButton());
  expect(screen.getByText('Making poster 1 of 2 …')).toBeTruthy();
  expect([downloadButton().disabled, photo(3).closest('fieldset')?.disabled, waiting.length]).toEqual([true, true, 1]);
  letGo();
  expect(await screen.findByText('Making poster 2 of 2 …')).toBeTruthy();
  await waitFor(() => expect(waiting).toHaveLength(1));
  letGo();
  expect(await screen.findByText('2 posters downloaded')).toBeTruthy();
  expect(savedNames()).toEqual(['GP-100001-1.png', 'GP-100001-2.png']);
  expect(save.mock.calls.map(([file]) => file.type)).toEqual(['image/png', 'image/png']);
});

test('names a poster that fails and keeps it selected, and saves the others', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  capture.mockRejectedValueOnce(new Error('no memory'));
  await open();
  await user.click(photo(2));
  await user.click(downloadButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The poster with picture 1 could not be made\./);
  expect(screen.getByText('1 poster downloaded')).toBeTruthy();
  expect(savedNames()).toEqual(['GP-100001-2.png']);
  expect(posters()).toEqual(['Poster with picture 1']);
});

test('B-310 only logs a poster that cannot be decoded, without counting it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  capture.mockResolvedValueOnce('data:,');
  await open();
  await user.click(downloadButton());
  expect(await screen.findByText('0 posters downloaded')).toBeTruthy();
  expect(warn.mock.calls).toContainEqual(['no base64 code']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(save).not.toHaveBeenCalled();
});

test('saves no further poster when the popup is closed', async () => {
  const { letGo } = holdCaptures();
  const { onClose } = await open();
  await user.click(photo(2));
  await user.click(downloadButton());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  letGo();
  await waitFor(() => expect(savedNames()).toEqual(['GP-100001-1.png']));
  expect(capture).toHaveBeenCalledOnce();
});

test('shows whether the vehicle may be imported into the price’s destination', async () => {
  await open();
  expect(await firstPoster().findByText('Can be imported into Kenya; must reach Mombasa by 31 Dec 2026')).toBeTruthy();
});
