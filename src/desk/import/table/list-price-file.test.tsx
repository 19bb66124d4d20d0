// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { StaffListPriceFile, StaffListPriceRow, StaffRole } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '#desk/testing/press.ts';
import { renderDesk } from '#desk/testing/render-desk.tsx';
import { ListPriceFile } from './list-price-file.tsx';

afterEach(cleanup);

const preview: StaffListPriceFile = {
  plan: 'a'.repeat(64),
  added: 1,
  changed: 1,
  unchanged: 0,
  faulty: 1,
  rows: [
    {
      line: 2,
      name: 'Toyota Vitz KSP130',
      kind: 'changed',
      changes: [{ column: 'least', before: '1950000', after: '1960000' }],
      faults: [],
    },
    {
      line: 3,
      name: 'Toyota Wish ZGE20',
      kind: 'added',
      changes: [{ column: 'first_day', before: '', after: '2026-07-01' }],
      faults: [],
    },
    {
      line: 4,
      name: 'Toyota Vits KSP130',
      kind: 'faulty',
      changes: [],
      faults: [{ column: 'model', kind: 'unknown', value: 'Vits', hint: 'Vitz, Wish' }],
    },
  ],
};

async function open(answers: Answers = {}, role: StaffRole = 'accounts') {
  const asked = installAnswers({ staffReadListPriceFile: () => preview, ...answers });
  await renderDesk(<ListPriceFile countryCode="KE" listYears={['2025', '2019']} />, { role });
  return { bodiesOf: (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body) };
}

async function choose(contents: string, name = 'crsp.csv') {
  const file = new File([contents], name, { type: 'text/csv' });
  const input = screen.getAllByLabelText('Upload file').find((one) => one.tagName === 'INPUT');
  fireEvent.change(input as HTMLElement, { target: { files: [file] } });
}

test('An import file is previewed with errors first, and applied as previewed', async () => {
  const { bodiesOf } = await open({
    staffCarryOutListPriceFile: () => ({ added: 1, changed: 1, unchanged: 0, faulty: 1 }),
  });
  await choose('make');
  const table = await screen.findByRole('table');
  expect(within(table).getByText(/Did you mean: Vitz, Wish\?/)).toBeTruthy();
  expect(bodiesOf('staffReadListPriceFile')).toEqual([{ countryCode: 'KE', fileBase64: 'bWFrZQ==' }]);
  press(screen.getByRole('button', { name: 'Changed: 1' }));
  expect(screen.getByRole('table').textContent).toContain('1950000 → 1960000');
  press(screen.getByRole('button', { name: 'Set 2 list prices' }));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  expect(bodiesOf('staffCarryOutListPriceFile')).toEqual([
    { countryCode: 'KE', fileBase64: 'bWFrZQ==', plan: preview.plan },
  ]);
});

test('After a colleague’s change the preview is refreshed, and the next press applies it', async () => {
  const plans = ['b', 'c'].map((letter) => letter.repeat(64));
  let reads = 0;
  let sent = 0;
  const { bodiesOf } = await open({
    staffReadListPriceFile: () => ({ ...preview, plan: plans[reads++] }),
    staffCarryOutListPriceFile: () =>
      sent++ === 0 ? new FailsWith(409, 'Somebody was faster') : { added: 1, changed: 1, unchanged: 0, faulty: 1 },
  });
  await choose('make');
  press(await screen.findByRole('button', { name: 'Set 2 list prices' }));
  expect(await screen.findByText('Somebody was faster')).toBeTruthy();
  await waitFor(() => expect(bodiesOf('staffReadListPriceFile')).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Set 2 list prices' }).ariaDisabled).not.toBe('true'));
  press(screen.getByRole('button', { name: 'Set 2 list prices' }));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  expect(bodiesOf('staffCarryOutListPriceFile')).toMatchObject(plans.map((plan) => ({ plan })));
});

test('Each filter shows exactly its rows, although one line of a workbook is about several variants', async () => {
  const nothing = { changes: [], faults: [] };
  const row = (line: number, name: string, kind: StaffListPriceRow['kind']) => ({ line, name, kind, ...nothing });
  const [first, second] = ['Toyota Vitz KSP130', 'Toyota Vitz NSP130'];
  const rows = [row(2, first, 'added'), row(2, second, 'added'), row(3, 'Toyota Wish ZGE20', 'changed')];
  await open({ staffReadListPriceFile: () => ({ ...preview, added: 2, faulty: 0, rows }) });
  await choose('make');
  const namesShown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  press(await screen.findByRole('button', { name: 'New: 2' }));
  expect(namesShown()).toEqual([first, second]);
  press(screen.getByRole('button', { name: 'Changed: 1' }));
  expect(namesShown()).toEqual(['Toyota Wish ZGE20']);
});

test('An unreadable file gets one message, and a file that is too large is not sent', async () => {
  const { bodiesOf } = await open({ staffReadListPriceFile: () => new FailsWith(400, 'There is no row in the file.') });
  await choose('');
  expect(await screen.findByText('There is no row in the file.')).toBeTruthy();
  await choose('x'.repeat(1024 * 1024 + 1));
  expect(await screen.findByText(/larger than 1 MB/)).toBeTruthy();
  expect(bodiesOf('staffReadListPriceFile')).toHaveLength(1);
});

test('Roles that set no list prices can export but not import, and read-only roles can do neither', async () => {
  await open({}, 'sales');
  expect(screen.queryByRole('button', { name: 'Upload file' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  cleanup();
  await open({}, 'readOnly');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

test('Customs’ workbook is previewed once its first day, year and source are known', async () => {
  const workbook = { rows: 5277, matched: 702, ambiguous: 1, unknown: 4573, unpriced: 1, stock: 312 };
  const { bodiesOf } = await open({
    staffReadListPriceFile: () => ({ ...preview, workbook }),
    staffCarryOutListPriceFile: () => ({ added: 1, changed: 1, unchanged: 0, faulty: 1 }),
  });
  await choose('PK', 'New-CRSP.xlsx');
  const form = within(await screen.findByRole('region', { name: /^Customs workbook/ }));
  expect(bodiesOf('staffReadListPriceFile')).toEqual([]);
  fireEvent.input(form.getByLabelText(/First day/), { target: { value: '2027-01-01' } });
  fireEvent.change(form.getByLabelText(/List year/), { target: { value: '2025' } });
  fireEvent.input(form.getByLabelText(/^Source(?! address)/), { target: { value: 'List of July' } });
  fireEvent.input(form.getByLabelText(/^Source address/), { target: { value: 'https://kra.example/list' } });
  press(form.getByRole('button', { name: 'Preview changes' }));
  expect(await screen.findByText(/^5,277 rows: 702 matched .* 312 vehicles for sale changes\.$/)).toBeDefined();
  press(screen.getByRole('button', { name: /^Set 2 list prices/ }));
  await waitFor(() => expect(bodiesOf('staffCarryOutListPriceFile')).toHaveLength(1));
  expect(bodiesOf('staffCarryOutListPriceFile')[0]).toMatchObject({
    workbook: {
      from: '2027-01-01',
      list: '2025',
      source: { title: 'List of July', url: 'https://kra.example/list' },
    },
  });
});
