// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { StaffListPriceFile, StaffRole } from '../../../../generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '../../../api/testing/install-answers.ts';
import { press } from '../../testing/press.ts';
import { renderDesk } from '../../testing/render-desk.tsx';
import { ListPriceFile } from './list-price-file.tsx';

afterEach(cleanup);

const told: StaffListPriceFile = {
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
  const asked = installAnswers({ staffReadListPriceFile: () => told, ...answers });
  await renderDesk(<ListPriceFile countryCode="KE" />, { role });
  return { bodiesOf: (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body) };
}

async function choose(contents: string) {
  const file = new File([contents], 'crsp.csv', { type: 'text/csv' });
  const input = screen.getAllByLabelText('Upload file').find((one) => one.tagName === 'INPUT');
  fireEvent.change(input as HTMLElement, { target: { files: [file] } });
}

test('A table is shown row by row, what has to be corrected first, and set as it was shown', async () => {
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
    { countryCode: 'KE', fileBase64: 'bWFrZQ==', plan: told.plan },
  ]);
});

test('Where a colleague was faster, the rows are shown anew, and the next press sets them as they are now', async () => {
  const plans = ['b', 'c'].map((letter) => letter.repeat(64));
  let reads = 0;
  let sent = 0;
  const { bodiesOf } = await open({
    staffReadListPriceFile: () => ({ ...told, plan: plans[reads++] }),
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

test('A table that cannot be read is told in one sentence, and one that is too large is not sent', async () => {
  const { bodiesOf } = await open({ staffReadListPriceFile: () => new FailsWith(400, 'There is no row in the file.') });
  await choose('');
  expect(await screen.findByText('There is no row in the file.')).toBeTruthy();
  await choose('x'.repeat(1024 * 1024 + 1));
  expect(await screen.findByText(/larger than 1 MB/)).toBeTruthy();
  expect(bodiesOf('staffReadListPriceFile')).toHaveLength(1);
});

test('Those who set none save the table and read none in; those who only read do neither', async () => {
  await open({}, 'sales');
  expect(screen.queryByRole('button', { name: 'Upload file' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  cleanup();
  await open({}, 'readOnly');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
