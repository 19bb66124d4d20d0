import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { demoClearingAgents, demoCompany } from '#demo/company.ts';
import type {
  ClearingAgentFacts,
  ClearingAgentSet,
  CompanyPage,
  StaffActs,
  StaffCompany,
  StaffCompanyVersions,
  StaffToday,
} from '#generated/client/types.gen.ts';
import type { OperationId } from '#generated/operations.ts';
import { companyHandlers } from '#server/marketplace/company/handlers.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const { market, buyer, as, newOrder, lastMail } = await openDeskMarket(companyHandlers);
const { database, clock } = market.services;
afterAll(() => market.close());

const facts = demoClearingAgents[0] as ClearingAgentFacts;
const day = (fromNow: number) => marketDay(new Date(clock().getTime() + fromNow * 86_400_000));

beforeEach(async () => {
  await database.deleteFrom('clearing_agent').execute();
  await database.deleteFrom('company_version').execute();
});

async function owner(id: OperationId, payload: object = {}) {
  const { call } = await as('owner', 'Amina Otieno');
  return call(id, payload);
}

const read = async () => (await owner('staffReadCompany')).body as StaffCompany;
const page = async (language = 'en') => (await buyer.call('getCompany', { language })).body as CompanyPage;
const add = async (change: object = {}) => owner('staffAddClearingAgent', { facts: { ...facts, ...change } });
const today = async () => (await owner('staffToday')).body as StaffToday;

describe('The company', () => {
  test('is hidden until an owner enters it, and Today reminds owners', async () => {
    expect(await read()).toMatchObject({ version: 0, isDemo: false, clearingAgents: [] });
    expect(await page()).toEqual({ clearingAgents: [] });
    expect((await today()).lacksCompany).toBe(true);
    const { call } = await as('accounts');
    expect((await call('staffToday', {})).body).not.toHaveProperty('lacksCompany');
  });

  test('is shown to buyers in their language, and to staff with author and time, with an audit entry', async () => {
    expect(await owner('staffSetCompany', { version: 0, company: demoCompany })).toEqual({
      code: 0,
      body: { version: 1 },
    });
    expect(await read()).toMatchObject({
      version: 1,
      setBy: 'Amina Otieno',
      setAt: clock().toISOString(),
      company: demoCompany,
    });
    expect(await page('jp')).toMatchObject({
      company: {
        name: demoCompany.name.jp,
        register: '横浜地方法務局',
        licence: { number: demoCompany.licence?.number, authority: '神奈川県公安委員会' },
        offices: [{ name: '日本本社' }, { name: 'ケニア事務所' }],
        isDemo: false,
      },
    });
    expect(await today()).not.toHaveProperty('lacksCompany');
    const { acts } = (await owner('staffListActs', { pageSize: 1, subject: 'company' })).body as StaffActs;
    expect(acts).toMatchObject([{ act: 'set-company', name: 'Amina Otieno' }]);
    expect(acts[0]?.after).toContain(demoCompany.registrationNumber);
  });

  test('is shown in English where a translation is missing', async () => {
    const company = { ...demoCompany, hours: { en: 'Every day' } };
    await owner('staffSetCompany', { version: 0, company });
    expect((await page('cn')).company?.hours).toBe('Every day');
  });

  test('rejects edits of an outdated version, and accepts one of two concurrent edits', async () => {
    await owner('staffSetCompany', { version: 0, company: demoCompany });
    expect(await owner('staffSetCompany', { version: 0, company: demoCompany })).toMatchObject({ code: 409 });
    const members = [await as('owner'), await as('owner')];
    const answers = await Promise.all(
      members.map(({ call }, place) =>
        call('staffSetCompany', { version: 1, company: { ...demoCompany, phone: `+254 20 000 000${place}` } }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted((a, z) => a - z)).toEqual([0, 409]);
    const winner = answers.findIndex(({ code }) => code === 0);
    expect((await page()).company?.phone).toBe(`+254 20 000 000${winner}`);
    const { versions } = (await owner('staffListCompanyVersions', { pageSize: 20 })).body as StaffCompanyVersions;
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    const older = await owner('staffListCompanyVersions', { pageSize: 20, before: 2 });
    expect((older.body as StaffCompanyVersions).versions).toMatchObject([{ version: 1, company: demoCompany }]);
  });

  test.each([
    [{ since: 2999 }, 'This year is in the future. Enter the year the company was founded.'],
    [{ email: 'nobody' }, 'company.email has the wrong format'],
    [{ phone: '020 000 0142' }, 'company.phone has the wrong format'],
    [{ tradingName: ' ' }, 'company.tradingName has the wrong format'],
    [{ offices: [] }, 'company.offices must have at least 1 entries'],
    [{ hours: { jp: '毎日' } }, 'company.hours.en is required'],
  ])('is refused with the name of the invalid field: %j', async (wrong, message) => {
    const answer = await owner('staffSetCompany', { version: 0, company: { ...demoCompany, ...wrong } });
    expect(answer).toMatchObject({ code: 400, message });
    expect((await read()).version).toBe(0);
  });

  test('is named below the text of e-mails, and above the buyer on invoices', async () => {
    await owner('staffSetCompany', { version: 0, company: demoCompany });
    const { id } = await newOrder();
    const { body = '' } = (await lastMail()) ?? {};
    expect(body).toContain(`\n\n-- \n${demoCompany.name.en}\n`);
    expect(body).toContain(
      'Licence to deal in used vehicles: 第450000000142号 · Kanagawa Prefectural Public Safety Commission',
    );
    expect(await buyer.call('downloadProforma', { id })).toMatchObject({ code: 0 });
  });
});

describe('A clearing agent', () => {
  test('is shown to buyers with licence and fee while licensed', async () => {
    await add({ licensedSince: day(0), licensedUntil: day(40) });
    await add({ licenceNumber: 'LATER-1', licensedSince: day(1) });
    expect((await page('jp')).clearingAgents).toEqual([
      {
        name: facts.name,
        country: 'ケニア',
        port: 'モンバサ',
        licenceNumber: facts.licenceNumber,
        licensor: 'ケニア歳入庁',
        licensedSince: day(0),
        licensedUntil: day(40),
        fee: 'KES 25,000',
        phone: facts.phone,
        address: facts.address.jp,
        isDemo: false,
      },
    ]);
    expect((await read()).clearingAgents.map(({ state }) => state).toSorted()).toEqual(['ahead', 'shown']);
  });

  test('appears in Today for owners from 30 days before the licence expires, and to buyers until then', async () => {
    await add({ licensedUntil: day(30) });
    expect(await today()).not.toHaveProperty('endingLicences');
    expect((await read()).clearingAgents[0]).not.toHaveProperty('endsSoon');
    market.advance(86_400_000);
    expect((await today()).endingLicences).toBe(1);
    expect((await read()).clearingAgents).toMatchObject([{ state: 'shown', endsSoon: true }]);
    market.advance(30 * 86_400_000);
    expect((await read()).clearingAgents).toMatchObject([{ state: 'over' }]);
    expect((await page()).clearingAgents).toEqual([]);
    expect((await today()).endingLicences).toBe(1);
  });

  test('is edited and removed with conflict detection; each step creates a version and an audit entry', async () => {
    const { id, version } = (await add()).body as ClearingAgentSet;
    const change = { id, version, facts: { ...facts, feeAmount: 27_000 } };
    expect(await owner('staffChangeClearingAgent', change)).toEqual({ code: 0, body: { id, version: 2 } });
    expect(await owner('staffChangeClearingAgent', change)).toMatchObject({ code: 409 });
    expect(await owner('staffEndClearingAgent', { id, version: 1 })).toMatchObject({ code: 409 });
    expect((await page()).clearingAgents).toMatchObject([{ fee: 'KES 27,000' }]);
    expect(await owner('staffEndClearingAgent', { id, version: 2 })).toEqual({ code: 0, body: { id, version: 3 } });
    expect((await page()).clearingAgents).toEqual([]);
    const gone = { code: 400, message: 'This clearing agent has already been removed. Check the current list.' };
    expect(await owner('staffEndClearingAgent', { id, version: 3 })).toEqual(gone);
    expect(await owner('staffChangeClearingAgent', { id: 'nobody', version: 1, facts })).toEqual(gone);
    expect((await read()).clearingAgents).toMatchObject([{ id, state: 'ended', version: 3 }]);
    const asked = { clearingAgentId: id, pageSize: 20 };
    const { versions } = (await owner('staffListCompanyVersions', asked)).body as StaffCompanyVersions;
    expect(versions.map(({ clearingAgent, hasEnded }) => [clearingAgent?.feeAmount, hasEnded])).toEqual([
      [27_000, true],
      [27_000, undefined],
      [25_000, undefined],
    ]);
    const { acts } = (await owner('staffListActs', { pageSize: 9, subject: id })).body as StaffActs;
    expect(acts.map(({ act }) => act)).toEqual(['end-clearing-agent', 'change-clearing-agent', 'add-clearing-agent']);
  });

  test('accepts one of two concurrent edits and reports a conflict to the other', async () => {
    const members = [await as('owner'), await as('owner')];
    const entered = await Promise.all(members.map(({ call }) => call('staffAddClearingAgent', { facts })));
    expect(entered.map(({ code }) => code).toSorted((a, z) => a - z)).toEqual([0, 400]);
    expect(entered.find(({ code }) => code === 400)?.message).toMatch(/^This licence already exists for this country/);
    const [{ id } = { id: '' }] = (await read()).clearingAgents;
    const changes = await Promise.all(
      members.map(({ call }) =>
        call('staffChangeClearingAgent', { id, version: 1, facts: { ...facts, feeAmount: 1 } }),
      ),
    );
    expect(changes.map(({ code }) => code).toSorted((a, z) => a - z)).toEqual([0, 409]);
    const other = ((await add({ licenceNumber: 'KRA-2' })).body as ClearingAgentSet).id;
    expect(await owner('staffChangeClearingAgent', { id: other, version: 1, facts })).toMatchObject({ code: 400 });
    await owner('staffEndClearingAgent', { id, version: 2 });
    expect(await owner('staffChangeClearingAgent', { id: other, version: 1, facts })).toMatchObject({ code: 0 });
  });

  test.each([
    [{ countryCode: 'JP' }, 'This country is not available'],
    [{ countryCode: 'ZA', portId: 'p-dur' }, 'This country is not available'],
    [{ portId: 'p-dur' }, 'This port is not available for this country. Choose one of the country’s ports.'],
    [{ licensedSince: '2026-02-30' }, 'This date does not exist. Choose another.'],
    [{ licensedUntil: '2026-13-01' }, 'This date does not exist. Choose another.'],
    [{ licensedUntil: '2019-06-30' }, 'The licence ends before it starts. Check both days.'],
    [{ licensedUntil: '2020-01-01' }, 'This licence has expired. Enter its renewed end date.'],
    [{ feeCurrency: 'XYZ' }, 'This currency does not exist. Enter a currency code such as KES or USD.'],
    [{ feeAmount: 0 }, 'facts.feeAmount must be at least 1'],
    [{ feeAmount: -5 }, 'facts.feeAmount must be at least 1'],
    [{ licenceNumber: '<b>' }, 'facts.licenceNumber has the wrong format'],
    [{ phone: 'call me' }, 'facts.phone has the wrong format'],
  ])('is refused with the reason if invalid: %j', async (wrong, message) => {
    expect(await add(wrong)).toMatchObject({ code: 400, message });
    expect((await read()).clearingAgents).toEqual([]);
  });
});
