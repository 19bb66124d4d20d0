// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type {
  CompanyFacts,
  ClearingAgentFacts,
  StaffClearingAgent,
  StaffCompany,
  StaffRole,
} from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '../testing/press.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import CompanyPage from './company-page.tsx';
import { enter } from '../../testing/enter.ts';

afterEach(cleanup);

const company: CompanyFacts = {
  name: { en: 'GariPort Co. Ltd.', jp: 'ガリポート株式会社' },
  tradingName: 'GariPort',
  registrationNumber: '0200-01-000142',
  register: { en: 'Legal Affairs Bureau, Yokohama' },
  licence: { number: '第45号', authority: { en: 'Kanagawa Police' } },
  since: 2019,
  phone: '+254 20 000 0142',
  email: 'hello@gariport.example',
  hours: { en: 'Monday to Saturday' },
  whatsApp: { phone: '+254 700 000 142', agent: 'Amina', reply: { en: 'Within an hour' } },
  offices: [{ name: { en: 'Kenya office' }, address: { en: 'Harbour House, Mombasa' } }],
};
const facts: ClearingAgentFacts = {
  countryCode: 'KE',
  portId: 'p-mba',
  name: 'Bandari Clearing Ltd',
  licenceNumber: 'KRA-CA-000142',
  licensor: { en: 'Kenya Revenue Authority' },
  licensedSince: '2021-01-01',
  feeAmount: 25_000,
  feeCurrency: 'KES',
  phone: '+254 41 000 0142',
  address: { en: 'Bandari House, Mombasa' },
};
const set = { setAt: '2026-06-12T06:24:00.000Z', setBy: 'Amina Otieno' };
const agent: StaffClearingAgent = { id: 'c1', version: 4, ...set, state: 'shown', isDemo: false, facts };
const countries = [
  { id: 'KE', name: 'Kenya', ports: [{ id: 'p-mba', name: 'Mombasa' }] },
  {
    id: 'RW',
    name: 'Rwanda',
    ports: [
      { id: 'p-dar', name: 'Dar es Salaam' },
      { id: 'p-mba', name: 'Mombasa' },
    ],
  },
];
const whole: StaffCompany = { version: 2, ...set, isDemo: false, company, clearingAgents: [agent], countries };
const unset: StaffCompany = { version: 0, isDemo: false, clearingAgents: [], countries };

async function open(shown: StaffCompany, answers: Answers = {}, role: StaffRole = 'owner') {
  const noLegalTexts = { today: '2026-06-12', texts: [] };
  const asked = installAnswers({
    staffReadCompany: () => shown,
    staffReadLegalTexts: () => noLegalTexts,
    ...answers,
  });
  await renderDesk(<CompanyPage />, { role });
  await screen.findByRole('region', { name: 'Company' });
  return { bodiesOf: (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body) };
}

async function openDialog(button: string) {
  await userEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

async function write(dialog: ReturnType<typeof within>, label: string, text: string) {
  const field = dialog.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await enter(field, text);
}

test('An empty page says what is missing, and the owner enters the details', async () => {
  const { bodiesOf } = await open(unset, { staffSetCompany: () => ({ version: 1 }) });
  expect(screen.getByText(/pages show no phone number/)).toBeTruthy();
  const dialog = await openDialog('Enter details');
  for (const [label, text] of [
    ['Registered name (English)', company.name.en],
    ['Registered name (日本語)', 'ガリポート株式会社'],
    ['Trading name', 'GariPort'],
    ['Year founded', '2019'],
    ['Registration number', company.registrationNumber],
    ['Register (English)', company.register.en],
    ['Phone', company.phone],
    ['E-mail', company.email],
    ['Opening hours (English)', company.hours.en],
    ['WhatsApp number', '+254 700 000 142'],
    ['Who answers on WhatsApp', 'Amina'],
    ['How soon they answer (English)', 'Within an hour'],
    ['Office name (English)', 'Kenya office'],
    ['Address (English)', 'Harbour House, Mombasa'],
  ] as const) {
    await write(dialog, label, text);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { licence: _none, ...given } = company;
  expect(bodiesOf('staffSetCompany')).toEqual([{ version: 0, company: given }]);
});

test('Invalid input is not sent, and each field explains the error', async () => {
  const { bodiesOf } = await open(whole);
  const dialog = await openDialog('Edit');
  for (const [label, text] of [
    ['E-mail', 'nobody'],
    ['Phone', '020 000'],
    ['Year founded', '19'],
    ['Used-vehicle dealer licence', ''],
    ['How soon they answer (English)', ''],
    ['How soon they answer (中文)', '一小时内'],
    ['Opening hours (English)', ''],
    ['Who answers on WhatsApp', ''],
  ] as const) {
    await write(dialog, label, text);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  for (const fault of [
    /e-mail address/,
    /with \+ and the country/,
    /^Enter a year/,
    /^Enter both/,
    /or leave all three empty$/,
  ]) {
    expect(await dialog.findByText(fault)).toBeTruthy();
  }
  // The opening hours, and how soon they answer, which is in Chinese only.
  expect(dialog.getAllByText(/^Enter the text in English/)).toHaveLength(2);
  expect(bodiesOf('staffSetCompany')).toEqual([]);
});

test('After a colleague’s change the input stays, and a second press overwrites', async () => {
  let shown = whole;
  const asked = installAnswers({
    staffReadCompany: () => shown,
    staffSetCompany: (body) =>
      (body as { version: number }).version === 3
        ? { version: 4 }
        : new FailsWith(409, 'Somebody has changed it since.'),
  });
  await renderDesk(<CompanyPage />);
  await screen.findByText('hello@gariport.example');
  const dialog = await openDialog('Edit');
  shown = { ...whole, version: 3, company: { ...company, email: 'new@gariport.example' } };
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Somebody has changed it since\. Press “Save” again to overwrite/)).toBeTruthy();
  expect(await screen.findByText('new@gariport.example')).toBeTruthy();
  press(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = asked.filter(({ operationId }) => operationId === 'staffSetCompany').map(({ body }) => body);
  expect(sent).toMatchObject([{ version: whole.version }, { version: 3, company }]);
});

test('An agent is added for a port of the country with a positive fee', async () => {
  const { bodiesOf } = await open(unset, { staffAddClearingAgent: () => ({ id: 'c1', version: 1 }) });
  const dialog = await openDialog('Add agent');
  await userEvent.selectOptions(dialog.getByLabelText('Destination country'), 'Rwanda');
  expect(
    within(dialog.getByLabelText('Port'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dar es Salaam', 'Mombasa']);
  for (const [label, text] of [
    ['Registered name', facts.name],
    ['Licence number', facts.licenceNumber],
    ['Licensing authority (English)', facts.licensor.en],
    ['Licensed since', facts.licensedSince],
    ['Fee per vehicle', '0'],
    ['Currency', 'usd'],
    ['Phone', facts.phone],
    ['Address (English)', facts.address.en],
  ] as const) {
    await write(dialog, label, text);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter a whole amount above 0')).toBeTruthy();
  await write(dialog, 'Fee per vehicle', '310');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffAddClearingAgent')).toEqual([
    { facts: { ...facts, countryCode: 'RW', portId: 'p-dar', feeAmount: 310, feeCurrency: 'USD' } },
  ]);
});

test('A fee far from the previous one needs confirmation', async () => {
  const { bodiesOf } = await open(whole, { staffChangeClearingAgent: () => ({ id: 'c1', version: 5 }) });
  const dialog = await openDialog('Edit Bandari Clearing Ltd');
  await write(dialog, 'Fee per vehicle', '250000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/KES 250,000 instead of KES 25,000/)).toBeTruthy();
  expect(bodiesOf('staffChangeClearingAgent')).toEqual([]);
  press(question.getByRole('button', { name: 'Yes, save' }));
  await waitFor(() => expect(bodiesOf('staffChangeClearingAgent')).toHaveLength(1));
});

test('An agent is removed on the second press, and a refusal is shown', async () => {
  let isGone = true;
  const { bodiesOf } = await open(whole, {
    staffEndClearingAgent: () =>
      isGone ? new FailsWith(400, 'This clearing agent has been ended already.') : { id: 'c1', version: 5 },
  });
  const dialog = await openDialog('Edit Bandari Clearing Ltd');
  press(dialog.getByRole('button', { name: 'Remove agent' }));
  const sure = await dialog.findByRole('button', { name: /^Remove this agent/ });
  expect(bodiesOf('staffEndClearingAgent')).toEqual([]);
  press(sure);
  expect(await dialog.findByText('This clearing agent has been ended already.')).toBeTruthy();
  isGone = false;
  // The refused attempt resets the confirmation.
  press(await dialog.findByRole('button', { name: 'Remove agent' }));
  press(await dialog.findByRole('button', { name: /^Remove this agent/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffEndClearingAgent')).toEqual([
    { id: 'c1', version: 4 },
    { id: 'c1', version: 4 },
  ]);
});

test('All roles see the company, its agents and versions, and only owners edit them', async () => {
  const over: StaffClearingAgent = {
    ...agent,
    id: 'c2',
    state: 'over',
    facts: { ...facts, name: 'Old Ltd', licensedUntil: '2025-12-31' },
  };
  const soon: StaffClearingAgent = { ...agent, id: 'c3', endsSoon: true, facts: { ...facts, name: 'Soon Ltd' } };
  await open(
    { ...whole, isDemo: true, clearingAgents: [agent, over, soon] },
    {
      staffListCompanyVersions: () => ({
        versions: [
          { version: 2, ...set, company: { ...company, phone: '+254 20 000 0142' } },
          { version: 1, ...set, setBy: 'Kimani Mwangi', company: { ...company, phone: '+254 20 000 0001' } },
        ],
      }),
    },
    'sales',
  );
  expect(screen.getByText(/^These are demo details/)).toBeTruthy();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-2)?.textContent)).toEqual([
    'Shown to buyers',
    'Licence expired',
    'Licence expires soon',
  ]);
  for (const name of ['Edit', 'Enter details', 'Add agent', 'Edit Bandari Clearing Ltd']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  const dialog = await openDialog('History');
  expect(await dialog.findByText('Phone: +254 20 000 0001 → +254 20 000 0142')).toBeTruthy();
  expect(dialog.getByText(/^Changed by Kimani Mwangi/)).toBeTruthy();
});
