// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { StaffListPrices, StaffRole } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '../testing/press.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { ListPriceSection } from './list-price-section.tsx';

afterEach(cleanup);

const starSource = { title: 'The Star', url: 'https://star.example/crsp' };
const list: StaffListPrices = {
  countryCode: 'KE',
  today: '2026-06-12',
  currency: 'KES',
  listYears: ['2025', '2019'],
  total: 2,
  variants: [
    {
      modelId: '101',
      chassis: 'KSP130',
      name: 'Toyota Vitz',
      styles: ['1.0 F'],
      engines: ['1.0L Petrol'],
      version: 1,
      prices: [
        { until: '2026-06-30', least: 1_872_000, most: 1_872_000, list: '2019', source: starSource },
        {
          from: '2026-07-01',
          least: 1_900_000,
          most: 2_000_000,
          list: '2025',
          source: starSource,
          setBy: 'Amina Otieno',
          setAt: '2026-06-12T06:24:00.000Z',
          mayChange: true,
        },
      ],
    },
    { modelId: '101', chassis: 'NSP130', name: 'Toyota Vitz', styles: ['1.3 F'], engines: [], version: 0, prices: [] },
  ],
};

async function open(answers: Answers = {}, role: StaffRole = 'accounts') {
  const asked = installAnswers({ staffFindListPrices: () => list, ...answers });
  await renderDesk(<ListPriceSection countryCode="KE" />, { role });
  await screen.findByText('2 variants');
  return { bodiesOf: (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body) };
}

async function openDialog(button: string, place = 0) {
  await userEvent.click(screen.getAllByRole('button', { name: button })[place] as HTMLElement);
  return within(await screen.findByRole('dialog'));
}

function write(dialog: ReturnType<typeof within>, texts: Record<string, string>): void {
  for (const [label, value] of Object.entries(texts)) {
    const field = dialog.getByLabelText(label);
    fireEvent[field.tagName === 'SELECT' ? 'change' : 'input'](field, { target: { value } });
  }
}

const facts = { 'List price in KES, or minimum': '2100000', 'List year': '2019' };
const source = { Source: 'CRSP list', 'Source address': 'https://kra.example/crsp' };

test('Each list price shows its days, amount, year, source and author', async () => {
  await open();
  const [, now, next, none] = within(screen.getByRole('table', { name: 'Customs list prices' })).getAllByRole('row');
  expect(now?.textContent).toContain('Toyota Vitz KSP130');
  expect(now?.textContent).toContain('KES 1,872,0002019 list');
  expect(now?.textContent).toContain('in force today');
  expect(now?.textContent).toContain('built in');
  expect(next?.textContent).toContain('KES 1,900,000 to 2,000,000');
  expect(next?.textContent).toContain('Amina Otieno');
  expect(none?.textContent).toContain('none known');
});

test('The search sends words and the filter, and an empty result says so', async () => {
  const { bodiesOf } = await open({
    staffFindListPrices: (body) => ((body as { words?: string }).words ? { ...list, total: 0, variants: [] } : list),
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include variants without a list price' }));
  fireEvent.input(screen.getByLabelText('Make, model, style or chassis code'), { target: { value: 'vits' } });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('No variant matches your search')).toBeTruthy();
  await waitFor(() =>
    expect(bodiesOf('staffFindListPrices').at(-1)).toEqual({
      countryCode: 'KE',
      isAll: true,
      words: 'vits',
      pageNo: 1,
      pageSize: 20,
    }),
  );
});

test('A list price is set with the version that was seen', async () => {
  const { bodiesOf } = await open({ staffPutListPrice: () => ({ version: 2 }) });
  const dialog = await openDialog('New list price');
  write(dialog, { 'First day': '2026-08-01', ...facts, ...source });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffPutListPrice')).toEqual([
    {
      version: 1,
      countryCode: 'KE',
      modelId: '101',
      chassis: 'KSP130',
      from: '2026-08-01',
      least: 2_100_000,
      most: 2_100_000,
      list: '2019',
      source: { title: 'CRSP list', url: 'https://kra.example/crsp' },
    },
  ]);
});

test('After a colleague’s change the typed list price stays, and a second press overwrites', async () => {
  let shown = list;
  const { bodiesOf } = await open({
    staffFindListPrices: () => shown,
    staffPutListPrice: (body) =>
      (body as { version: number }).version === 2 ? { version: 3 } : new FailsWith(409, 'Changed since.'),
  });
  const dialog = await openDialog('New list price');
  write(dialog, { 'First day': '2026-08-01', ...facts, ...source });
  shown = { ...list, variants: list.variants.map((variant) => ({ ...variant, version: 2 })) };
  press(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Changed since\. Press “Save” again to overwrite/)).toBeTruthy();
  press(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const typed = { from: '2026-08-01', least: 2_100_000 };
  expect(bodiesOf('staffPutListPrice')).toMatchObject([
    { ...typed, version: 1 },
    { ...typed, version: 2 },
  ]);
});

test('Invalid fields and refusals are reported in the dialog', async () => {
  const { bodiesOf } = await open({ staffPutListPrice: () => new FailsWith(400, 'Days that are over keep theirs') });
  const dialog = await openDialog('New list price');
  write(dialog, { 'List price in KES, or minimum': '0' });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  for (const fault of [/Choose a day/, /whole amount above 0/, /year of the list/, /Enter the source/, /https/]) {
    expect(await dialog.findByText(fault)).toBeTruthy();
  }
  expect(bodiesOf('staffPutListPrice')).toEqual([]);
  write(dialog, { 'First day': '2026-06-01', ...facts, ...source });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Days that are over keep theirs')).toBeTruthy();
});

test('A scheduled list price is corrected from its current values', async () => {
  const { bodiesOf } = await open({ staffPutListPrice: () => ({ version: 2 }) });
  const dialog = await openDialog('Correct');
  write(dialog, { 'List price in KES, or minimum': '1950000', Maximum: '' });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodiesOf('staffPutListPrice')).toMatchObject([
      {
        corrects: '2026-07-01',
        from: '2026-07-01',
        least: 1_950_000,
        most: 1_950_000,
        list: '2025',
        source: starSource,
      },
    ]),
  );
});

test('A scheduled list price is withdrawn on the second press, with the version that was seen', async () => {
  const { bodiesOf } = await open({ staffTakeBackListPrice: () => ({ version: 2 }) });
  const [button, ...others] = screen.getAllByRole('button', { name: 'Withdraw' });
  expect(others).toEqual([]);
  press(button as HTMLElement);
  expect(bodiesOf('staffTakeBackListPrice')).toEqual([]);
  press(screen.getByRole('button', { name: 'Press again to withdraw' }));
  await waitFor(() =>
    expect(bodiesOf('staffTakeBackListPrice')).toEqual([
      { version: 1, countryCode: 'KE', modelId: '101', chassis: 'KSP130', from: '2026-07-01' },
    ]),
  );
});

test('An end is previewed and sent without a price', async () => {
  const { bodiesOf } = await open({
    staffEndListPrice: () => ({ version: 2 }),
    staffPreviewListPrice: () => ({
      arrivalDay: '2026-09-01',
      stock: 64,
      engineUnknown: 2,
      vehicles: 50,
      turned: 0,
      changed: 50,
      lines: [],
    }),
  });
  const dialog = await openDialog('End');
  write(dialog, { 'First day': '2026-09-01', ...source });
  await userEvent.click(dialog.getByRole('button', { name: 'Preview changes' }));
  expect(await dialog.findByText('64 vehicles of this variant are for sale.')).toBeTruthy();
  expect(dialog.getByText(/^2 of them have no engine size/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'End the list price' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = {
    countryCode: 'KE',
    modelId: '101',
    chassis: 'KSP130',
    from: '2026-09-01',
    source: { title: 'CRSP list', url: 'https://kra.example/crsp' },
  };
  expect(bodiesOf('staffPreviewListPrice')).toEqual([sent]);
  expect(bodiesOf('staffEndListPrice')).toEqual([{ version: 1, ...sent }]);
});

test('Read-only roles see prices without actions', async () => {
  await open({}, 'logistics');
  expect(screen.queryByRole('button', { name: /New list price|End it|Correct|Take back/ })).toBeNull();
});

test('A list price far from the last one needs confirmation', async () => {
  const { bodiesOf } = await open({ staffPutListPrice: () => ({ version: 2 }) });
  const dialog = await openDialog('New list price');
  write(dialog, { 'First day': '2026-08-01', ...facts, ...source, 'List price in KES, or minimum': '21000000' });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/KES 21,000,000 instead of KES 1,900,000/)).toBeTruthy();
  expect(bodiesOf('staffPutListPrice')).toEqual([]);
  press(question.getByRole('button', { name: 'Yes, save' }));
  await waitFor(() => expect(bodiesOf('staffPutListPrice')).toHaveLength(1));
});
