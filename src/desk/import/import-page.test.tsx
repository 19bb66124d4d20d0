// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type {
  StaffImportCountries,
  StaffImportRates,
  StaffImportRules,
  StaffRole,
} from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '../testing/press.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import ImportPage from './import-page.tsx';

afterEach(cleanup);

const source = { title: 'Levies Act', url: 'https://law.example/levies', kind: 'law', seen: '2026-06-12' } as const;
const set = { setAt: '2026-06-12T06:24:00.000Z', setBy: 'Amina Otieno', mayChange: true } as const;
const countries: StaffImportCountries = {
  countries: [
    { countryCode: 'KE', name: 'Kenya', admission: 'announced', taxes: 'complete', seen: '2026-06-12' },
    { countryCode: 'BI', name: 'Burundi', taxes: 'none' },
  ],
};
const rates: StaffImportRates = {
  countryCode: 'KE',
  today: '2026-06-12',
  currency: 'KES',
  charges: [
    {
      name: 'excise',
      payee: 'state',
      of: ['customsValue', 'importDuty'],
      version: 3,
      periods: [
        {
          from: '2024-01-01',
          until: '2026-12-31',
          basis: 'reported',
          bands: [
            { fuels: ['diesel'], aboveCc: 2500, unit: 'percent', least: 35, most: 35 },
            { unit: 'percent', least: 20, most: 25 },
          ],
          sources: [source],
        },
        {
          from: '2027-01-01',
          basis: 'announced',
          bands: [{ unit: 'percent', least: 30, most: 30 }],
          sources: [source],
          ...set,
        },
      ],
    },
  ],
};
const rules: StaffImportRules = {
  countryCode: 'KE',
  today: '2026-06-12',
  version: 2,
  periods: [
    {
      from: '2026-01-01',
      basis: 'announced',
      age: { is: 'limit', years: 7, isLessThan: false, counts: 'registration', by: 'calendarYears' },
      steering: 'right',
      inspection: 'beforeShipping',
      askFor: ['BUS', 'COUPE'],
      conditions: [],
      sources: [source],
    },
  ],
};

async function open(answers: Answers = {}, role: StaffRole = 'accounts') {
  const asked = installAnswers({
    staffListImportCountries: () => countries,
    staffReadImportRates: () => rates,
    staffReadImportRules: () => rules,
    ...answers,
  });
  await renderDesk(<ImportPage />, { role });
  await screen.findByRole('region', { name: 'Excise duty' });
  return { bodiesOf: (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body) };
}

async function openDialog(button: string, place = 0) {
  await userEvent.click(screen.getAllByRole('button', { name: button })[place] as HTMLElement);
  return within(await screen.findByRole('dialog'));
}

function write(dialog: ReturnType<typeof within>, label: string, text: string, place = 0): void {
  fireEvent.input(dialog.getAllByLabelText(label)[place] as HTMLElement, { target: { value: text } });
}

test('Each version shows its bands, days, source and author', async () => {
  await open();
  const [now, next] = within(screen.getByRole('table', { name: 'Excise duty' }))
    .getAllByRole('row')
    .slice(1);
  expect(now?.textContent).toContain('35 %: Diesel · above 2,500 cc');
  expect(now?.textContent).toContain('20 to 25 %: all others');
  expect(now?.textContent).toContain('of customs value + Import duty');
  expect(now?.textContent).toContain('in force today');
  expect(next?.textContent).toContain('Amina Otieno');
  expect(screen.getByText('at most 7 years from first registration, in calendar years')).toBeTruthy();
});

test('A rate is set with bands and source, starting from the latest version', async () => {
  const { bodiesOf } = await open({ staffPutImportRate: () => ({ version: 4 }) });
  const dialog = await openDialog('New version: Excise duty');
  write(dialog, 'First day', '2028-01-01');
  write(dialog, 'Rate, or minimum', '40');
  write(dialog, 'Maximum', '');
  write(dialog, 'Source', 'Finance Act');
  write(dialog, 'Source address', 'https://law.example/act');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffPutImportRate')).toEqual([
    {
      countryCode: 'KE',
      name: 'excise',
      version: 3,
      from: '2028-01-01',
      basis: 'announced',
      bands: [{ unit: 'percent', least: 40, most: 40 }],
      source: { title: 'Finance Act', url: 'https://law.example/act', kind: 'law' },
    },
  ]);
});

test('Invalid fields and refusals are reported in the dialog', async () => {
  const { bodiesOf } = await open({ staffPutImportRate: () => new FailsWith(400, 'Some days would have no rate') });
  const dialog = await openDialog('New version: Excise duty');
  write(dialog, 'Rate, or minimum', '-4');
  write(dialog, 'Source address', 'http://law.example/act');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  for (const fault of [/Choose a day/, /an amount such as/, /Enter the source/, /starts with https/]) {
    expect(await dialog.findByText(fault)).toBeTruthy();
  }
  expect(bodiesOf('staffPutImportRate')).toEqual([]);
  write(dialog, 'First day', '2028-01-01');
  write(dialog, 'Rate, or minimum', '3');
  write(dialog, 'Source', 'Finance Act');
  write(dialog, 'Source address', 'https://law.example/act');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  // A tenth of the previous rate may be a typing error.
  press(await screen.findByRole('button', { name: 'Yes, save' }));
  expect(await dialog.findByText('Some days would have no rate')).toBeTruthy();
});

test.each([
  ['Excise duty', 'staffPutImportRate', 3],
  ['Import eligibility', 'staffPutImportRule', 2],
] as const)('After a colleague’s change of %s the input stays; a second press overwrites', async (name, id, seen) => {
  const later = seen + 1;
  let isChanged = false;
  const { bodiesOf } = await open({
    staffReadImportRates: () => ({
      ...rates,
      charges: rates.charges.map((charge) => ({ ...charge, version: isChanged ? later : charge.version })),
    }),
    staffReadImportRules: () => ({ ...rules, version: isChanged ? later : rules.version }),
    [id]: (body: unknown) =>
      (body as { version: number }).version === later ? { version: later + 1 } : new FailsWith(409, 'Changed since.'),
  });
  const dialog = await openDialog(`New version: ${name}`);
  write(dialog, 'First day', '2028-01-01');
  write(dialog, 'Source', 'Finance Act');
  write(dialog, 'Source address', 'https://law.example/act');
  isChanged = true;
  press(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Changed since\. Press “Save” again to overwrite/)).toBeTruthy();
  press(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const typed = { from: '2028-01-01', source: { title: 'Finance Act' } };
  expect(bodiesOf(id)).toMatchObject([
    { ...typed, version: seen },
    { ...typed, version: later },
  ]);
});

test('A rule keeps values the form does not offer, and previews its effect until the input differs', async () => {
  const preview = {
    arrivalDay: '2028-01-01',
    vehicles: 1,
    turned: 1,
    changed: 0,
    lines: [{ vehicleId: '100001', name: 'Toyota Vitz', verdict: 'allowed', verdictAfter: 'refused' }],
  };
  const { bodiesOf } = await open({ staffPreviewImportRule: () => preview });
  const dialog = await openDialog('New version: Import eligibility');
  write(dialog, 'First day', '2028-01-01');
  write(dialog, 'Years', '5');
  write(dialog, 'Source', 'KEBS notice');
  write(dialog, 'Source address', 'https://kebs.example/notice');
  await userEvent.click(dialog.getByRole('button', { name: 'Preview changes' }));
  expect(await dialog.findByText('allowed → refused')).toBeTruthy();
  expect(bodiesOf('staffPreviewImportRule')).toMatchObject([
    { countryCode: 'KE', from: '2028-01-01', age: { ...rules.periods[0]?.age, years: 5 }, askFor: ['COUPE', 'BUS'] },
  ]);
  write(dialog, 'Years', '6');
  expect(dialog.queryByText('allowed → refused')).toBeNull();
});

test('A scheduled version is withdrawn on the second press; read-only roles have no actions', async () => {
  const { bodiesOf } = await open({ staffRemoveImportRate: () => ({ version: 4 }) });
  press(screen.getByRole('button', { name: 'Withdraw' }));
  expect(bodiesOf('staffRemoveImportRate')).toEqual([]);
  press(await screen.findByRole('button', { name: 'Press again to withdraw' }));
  await waitFor(() =>
    expect(bodiesOf('staffRemoveImportRate')).toEqual([
      { countryCode: 'KE', name: 'excise', version: 3, from: '2027-01-01' },
    ]),
  );
  cleanup();
  await open({}, 'logistics');
  expect(screen.queryByRole('button', { name: /New version|Take back|Correct/ })).toBeNull();
});
