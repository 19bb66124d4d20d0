// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StaffImportRow, StaffImportRows, StaffStockImport } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderDesk } from '#desk/testing/render-desk.tsx';
import ImportPage from './import-page.tsx';
import { stored } from '../../../testing/browser-store.ts';

vi.mock('idb-keyval', () => import('../../../testing/browser-store.ts'));
/** Storage quota of the browser, in bytes. */
let quota = Infinity;
beforeEach(() => {
  stored.clear();
  quota = Infinity;
  const storage = { estimate: () => Promise.resolve({ quota, usage: 0 }) };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
});
afterEach(cleanup);

const photos = { waiting: 0, fromArchive: 0, present: 0, added: 0, failed: 0, retriable: 0 };
const found: StaffStockImport = {
  id: 'im1',
  name: 'stock.csv',
  readAt: '2026-06-12T08:00:00.000Z',
  readBy: 'Amina Otieno',
  added: 0,
  changed: 150,
  unchanged: 0,
  faulty: 1,
  done: 0,
  photos,
};
const row = { line: 2, stockNo: 'GP-1', name: 'Honda Fit Hybrid', isDone: false, changes: [], faults: [], photos: [] };
const faulty: StaffImportRow = {
  ...row,
  kind: 'faulty',
  faults: [
    { column: 'model', kind: 'unknown', value: 'Vits', hint: 'Vitz' },
    { column: 'style', kind: 'unknown', value: 'X', hint: '' },
  ],
};
const changed: StaffImportRow = {
  ...row,
  line: 3,
  kind: 'changed',
  changes: [{ column: 'price_usd', before: '6100', after: '5900' }],
};

const rowsOf = (body: unknown): StaffImportRows => {
  const { kind } = body as { kind: string };
  if (kind === 'faulty') return { total: 1, rows: [faulty] };
  return { total: kind === 'changed' ? 150 : 0, rows: kind === 'changed' ? [changed] : [] };
};

async function open(answers: Answers = {}, at = '/stock/import') {
  const asked = installAnswers({
    staffListImports: () => ({ imports: [found] }),
    staffListImportRows: rowsOf,
    ...answers,
  });
  const { container } = await renderDesk(<ImportPage />, { role: 'stock', at });
  await screen.findByRole('region', { name: 'Recent import files' });
  const chooser = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!chooser) throw new Error('There is nothing to choose a file by.');
  const button = () => screen.getByRole('button', { name: 'Choose a CSV or JSON file' });
  return {
    // No other file is accepted while one is being read.
    choose: async (content: string, ...others: File[]) => {
      await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
      await userEvent.upload(chooser, [new File([content], 'stock.csv', { type: 'text/csv' }), ...others]);
    },
    chooseFile: (file: File) => userEvent.upload(chooser, file),
    callsOf: (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body),
  };
}

const viewOf = async () => within(await screen.findByRole('region', { name: 'stock.csv' }));

test('Reads a chosen file and lists rows to correct first', async () => {
  const { choose, callsOf } = await open({ staffReadStockFile: () => found });
  await choose('stock_number');
  const view = await viewOf();
  expect((await view.findByText(/Vits/)).textContent).toBe('model “Vits”: Unknown value. Did you mean: Vitz?');
  expect(view.getByText(/“X”/).textContent).toBe('style “X”: Unknown value. Correct it.');
  expect(callsOf('staffReadStockFile')).toEqual([{ name: 'stock.csv', fileBase64: btoa('stock_number') }]);
  expect(callsOf('staffCarryOutImport')).toEqual([]);
});

test('Shows why a file is refused, and accepts it again', async () => {
  let tries = 0;
  const { choose } = await open({
    staffReadStockFile: () => ((tries += 1) === 1 ? new FailsWith(400, 'Wrong here: brand') : found),
  });
  await choose('brand');
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong here: brand');
  await choose('stock_number');
  await viewOf();
  expect(screen.queryByText('Wrong here: brand')).toBeNull();
});

test('Does not send a file that is too large', async () => {
  const { choose, callsOf } = await open();
  await choose('x'.repeat(12 * 1024 * 1024 + 1));
  expect((await screen.findByRole('alert')).textContent).toMatch(/larger than 12 MB/);
  expect(callsOf('staffReadStockFile')).toEqual([]);
});

test('Lists rows by kind with their changes, page by page', async () => {
  const { callsOf } = await open({}, '/stock/import?id=im1');
  const view = await viewOf();
  await userEvent.click(view.getByRole('button', { name: 'Changed: 150' }));
  expect((await view.findByText('price_usd')).closest('li')?.textContent).toBe('price_usd: 6100 → 5900');
  await userEvent.click(view.getByRole('link', { name: /3$/ }));
  await waitFor(() =>
    expect(callsOf('staffListImportRows')).toContainEqual({ id: 'im1', kind: 'changed', pageNo: 3, pageSize: 50 }),
  );
});

test('Runs the import in parts to the end', async () => {
  const parts = [100, 150];
  const { callsOf } = await open(
    {
      staffCarryOutImport: () => {
        const done = parts.shift() ?? 150;
        return { ...found, done, ...(done === 150 && { endedAt: '2026-06-12T08:05:00.000Z' }) };
      },
    },
    '/stock/import?id=im1',
  );
  const view = await viewOf();
  expect(view.getByText('0 of 150 imported')).toBeTruthy();
  await userEvent.click(view.getByRole('button', { name: 'Import 150 rows' }));
  expect(await view.findByText('Rows imported: 150. Rows to correct: 1.')).toBeTruthy();
  expect(callsOf('staffCarryOutImport')).toEqual([{ id: 'im1' }, { id: 'im1' }]);
});

test('Shows the progress of an interrupted import and resumes it', async () => {
  const answers = [{ ...found, done: 100 }, new FailsWith(500, 'Something went wrong.')];
  await open({ staffCarryOutImport: () => answers.shift() }, '/stock/import?id=im1');
  const view = await viewOf();
  await userEvent.click(view.getByRole('button', { name: 'Import 150 rows' }));
  expect((await view.findByRole('alert')).textContent).toMatch(/^The import stopped: Something went wrong\./);
  expect(view.getByText('100 of 150 imported')).toBeTruthy();
  expect(view.getByRole('button', { name: 'Continue' })).toBeTruthy();
});

test('Reports an import file without changes', async () => {
  const same = { ...found, changed: 0, faulty: 0, unchanged: 2, endedAt: found.readAt };
  await open({ staffListImports: () => ({ imports: [same] }) }, '/stock/import?id=im1');
  expect((await viewOf()).getByText(/Nothing was changed\.$/)).toBeTruthy();
});

test('Reports a file that is no longer in the list', async () => {
  await open({}, '/stock/import?id=im0');
  expect(await screen.findByText(/no longer among the last twenty/)).toBeTruthy();
});

const named = (place: number, source: string) =>
  ({ place, source, isInArchive: !source.startsWith('http'), state: 'waiting' }) as const;
const withPhotos: StaffImportRow = {
  ...row,
  kind: 'changed',
  photos: [
    named(1, 'https://pictures.example/fit/front.jpg'),
    { ...named(2, 'http://pictures.example/a.jpg'), state: 'failed', fault: 'address' },
    named(3, 'GP-1/rear.jpg'),
    named(4, 'side.jpg'),
  ],
};
const photoed: StaffStockImport = {
  ...found,
  changed: 1,
  faulty: 0,
  photos: { ...photos, waiting: 1, fromArchive: 2, failed: 1 },
};
const bytes = (text: string) => new TextEncoder().encode(text);
/** Fixed timestamps, so that two builds give the same archive. */
const packed = zipSync({ 'GP-1/rear.jpg': bytes('the rear') }, { level: 0, mtime: '2026-06-12T08:00:00.000Z' });
const zip = () => new File([new Uint8Array(packed)], 'photos.zip', { type: 'application/zip' });

test('Shows new, archived and unavailable photos of a row with their errors', async () => {
  const { choose } = await open({
    staffReadStockFile: () => photoed,
    staffListImports: () => ({ imports: [photoed] }),
    staffListImportRows: () => ({ total: 1, rows: [withPhotos] }),
  });
  await choose('stock_number,photos');
  const view = await viewOf();
  expect(await view.findByText('Photos to download: front.jpg')).toBeTruthy();
  expect(view.getByText('Photos from an archive not chosen yet: GP-1/rear.jpg, side.jpg')).toBeTruthy();
  expect(view.getByText(/a\.jpg”/).textContent).toMatch(/Not a public https address/);
  expect(view.getByText('Photos – to download: 1, from an archive: 2, failed: 1')).toBeTruthy();
  await choose('stock_number,photos', zip());
  expect(await view.findByText('photos.zip: 1 file')).toBeTruthy();
  expect(view.getByText('Photos from the archive: GP-1/rear.jpg')).toBeTruthy();
  expect(view.getByText(/side\.jpg”/).textContent).toMatch(/no file with this name/);
});

test('Uploads archive photos after rows and downloads; missing ones stay pending', async () => {
  const ended = { ...photoed, done: 1, endedAt: found.readAt, photos: { ...photos, added: 1, fromArchive: 2 } };
  const answers: StaffStockImport[] = [{ ...photoed, done: 1 }, ended];
  const { choose, callsOf } = await open({
    staffReadStockFile: () => photoed,
    staffListImports: () => ({ imports: [photoed] }),
    staffListImportRows: () => ({ total: 1, rows: [withPhotos] }),
    staffCarryOutImport: () => answers.shift() ?? { ...ended, photos: { ...photos, added: 2, fromArchive: 1 } },
    staffListImportPhotos: () => ({
      photos: [
        { line: 2, place: 3, source: 'GP-1/rear.jpg' },
        { line: 2, place: 4, source: 'side.jpg' },
      ],
    }),
    staffAddImportPhoto: () => ({ ...named(3, 'GP-1/rear.jpg'), state: 'added' }),
  });
  await choose('stock_number,photos', zip());
  const view = await viewOf();
  await userEvent.click(view.getByRole('button', { name: 'Import 1 row' }));
  expect(await view.findByText('Photos – from an archive: 1, added: 2')).toBeTruthy();
  expect(callsOf('staffAddImportPhoto')).toEqual([{ id: 'im1', line: 2, place: 3, imgBase64: btoa('the rear') }]);
  // This archive is exhausted; another one may have the rest.
  expect(view.queryByRole('button', { name: 'Upload photos from the archive' })).toBeNull();
  await choose('stock_number,photos', zip());
  expect(await view.findByRole('button', { name: 'Upload photos from the archive' })).toBeTruthy();
});

test('Retries failed photos in one click without uploading the file again', async () => {
  const ended = {
    ...photoed,
    done: 1,
    endedAt: found.readAt,
    photos: { ...photos, added: 1, failed: 3, retriable: 2 },
  };
  const waiting = { ...photoed, done: 1, photos: { ...photos, added: 1, failed: 1, waiting: 2 } };
  const { callsOf } = await open(
    {
      staffListImports: () => ({ imports: [ended] }),
      staffRetryImportPhotos: () => waiting,
      staffCarryOutImport: () => ({ ...ended, photos: { ...photos, added: 3, failed: 1 } }),
    },
    '/stock/import?id=im1',
  );
  const view = await viewOf();
  await userEvent.click(view.getByRole('button', { name: 'Retry failed photos: 2' }));
  expect(await view.findByText('Photos – added: 3, failed: 1')).toBeTruthy();
  expect(callsOf('staffRetryImportPhotos')).toEqual([{ id: 'im1' }]);
  expect(callsOf('staffCarryOutImport')).toEqual([{ id: 'im1' }]);
  expect(callsOf('staffReadStockFile')).toEqual([]);
  expect(view.queryByRole('button', { name: /^Retry failed photos/ })).toBeNull();
});

test('Reports a failed retry, which can be repeated', async () => {
  const ended = { ...photoed, done: 1, endedAt: found.readAt, photos: { ...photos, failed: 2, retriable: 2 } };
  const { callsOf } = await open(
    {
      staffListImports: () => ({ imports: [ended] }),
      staffRetryImportPhotos: () => new FailsWith(500, 'Something went wrong.'),
    },
    '/stock/import?id=im1',
  );
  const view = await viewOf();
  await userEvent.click(view.getByRole('button', { name: 'Retry failed photos: 2' }));
  expect(await view.findByText(/^The import stopped: Something went wrong\./)).toBeTruthy();
  expect(view.getByRole('button', { name: 'Retry failed photos: 2' })).toBeTruthy();
  expect(callsOf('staffCarryOutImport')).toEqual([]);
});

test('Rejects an invalid archive but still reads the file', async () => {
  const { choose } = await open({
    staffReadStockFile: () => photoed,
    staffListImports: () => ({ imports: [photoed] }),
    staffListImportRows: () => ({ total: 1, rows: [withPhotos] }),
  });
  await choose('stock_number,photos', new File(['no archive'], 'photos.zip', { type: 'application/zip' }));
  const view = await viewOf();
  expect((await view.findByRole('alert')).textContent).toMatch(/not a ZIP archive/);
});

test('Checks an archive chosen without a file', async () => {
  const { chooseFile } = await open();
  await chooseFile(new File(['no archive'], 'photos.zip', { type: 'application/zip' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/not a ZIP archive/);
  await chooseFile(zip());
  expect(await screen.findByText(/^photos\.zip is ready/)).toBeTruthy();
});

const waitsForArchive = {
  staffReadStockFile: () => photoed,
  staffListImports: () => ({ imports: [photoed] }),
  staffListImportRows: () => ({ total: 1, rows: [withPhotos] }),
};
const isKept = (part: 'file' | 'marks') => {
  const kept = stored.get('archive:im1');
  return typeof kept === 'object' && kept !== null && part in kept;
};

test('Restores the archive of an import after a reload, until all photos are uploaded', async () => {
  const { choose } = await open(waitsForArchive);
  await choose('stock_number,photos', zip());
  expect(await screen.findByText('photos.zip: 1 file')).toBeTruthy();
  await waitFor(() => expect(isKept('file')).toBe(true));
  cleanup();

  await open(waitsForArchive, '/stock/import?id=im1');
  expect(await screen.findByText('photos.zip: 1 file')).toBeTruthy();
  cleanup();

  const sent = { ...photoed, done: 1, endedAt: found.readAt, photos: { ...photos, added: 3 } };
  await open({ ...waitsForArchive, staffListImports: () => ({ imports: [sent] }) }, '/stock/import?id=im1');
  await waitFor(() => expect(stored.size).toBe(0));
});

test('Asks to choose a large archive again after a reload, and detects a different one', async () => {
  quota = 1;
  const { choose } = await open(waitsForArchive);
  await choose('stock_number,photos', zip());
  await waitFor(() => expect(isKept('marks')).toBe(true));
  expect(isKept('file')).toBe(false);
  cleanup();

  const again = await open(waitsForArchive, '/stock/import?id=im1');
  expect(await screen.findByText(/^Choose photos\.zip \(0\.1 kB\) again\. It is too large/)).toBeTruthy();
  const other = new File([new Uint8Array(zipSync({ 'a.jpg': bytes('another') }))], 'photos.zip');
  await again.choose('stock_number,photos', other);
  expect(await screen.findByText(/^This is not the archive photos\.zip/)).toBeTruthy();
  const before = stored.get('archive:im1');
  await again.choose('stock_number,photos', zip());
  await waitFor(() => expect(screen.queryByText(/not the archive|too large to be saved/)).toBeNull());
  expect(screen.getByText('photos.zip: 1 file')).toBeTruthy();
  // Wait for the fingerprint to be stored, so that it does not leak into the next test.
  await waitFor(() => expect(stored.get('archive:im1')).not.toBe(before));
});

test('Forgets the archive of another staff member on this computer', async () => {
  stored.set('archive:im1', {
    owner: 'somebody',
    file: zip(),
    marks: { name: 'photos.zip', size: 1, hash: '' },
    at: Date.now(),
  });
  await open(waitsForArchive, '/stock/import?id=im1');
  // A write of another test may come late, so only this entry counts.
  await waitFor(() => expect(JSON.stringify([...stored.values()])).not.toContain('somebody'));
  expect(screen.queryByText('photos.zip: 1 file')).toBeNull();
});
