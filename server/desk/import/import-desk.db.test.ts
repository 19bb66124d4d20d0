import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import type {
  ImportAssessment,
  LandedCost,
  StaffActs,
  StaffImportCountries,
  StaffImportPreview,
  StaffImportRates,
  StaffImportRules,
} from '#generated/client/types.gen.ts';
import type { OperationId, StaffRole } from '#generated/operations.ts';
import { catalogueHandlers } from '#server/marketplace/catalogue/handlers.ts';
import { importHandlers } from '#server/marketplace/import/handlers.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const {
  market,
  buyer,
  as,
  newOrder,
  read: readOrder,
} = await openDeskMarket({ ...importHandlers, ...catalogueHandlers });
const { database } = market.services;
afterAll(() => market.close());

const source = { title: 'Finance Act 2026', url: 'https://law.example/finance-act-2026', kind: 'law' };
const levy = {
  countryCode: 'KE',
  name: 'railwayLevy',
  from: '2026-07-01',
  basis: 'announced',
  bands: [{ unit: 'percent', least: 4, most: 4 }],
  source,
};
const rule = {
  countryCode: 'KE',
  from: '2026-06-12',
  until: '2026-12-31',
  basis: 'announced',
  age: { is: 'limit', years: 3, isLessThan: false, counts: 'registration', by: 'calendarYears' },
  steering: 'right',
  inspection: 'beforeShipping',
  askFor: [],
  conditions: [],
  source,
};

beforeEach(async () => {
  await database.deleteFrom('import_rule_version').execute();
  await writePricingSettings(database, demoPricingSettings);
});

async function ask(id: OperationId, payload: object, role: StaffRole = 'accounts') {
  const { call } = await as(role, 'Amina Otieno');
  return call(id, payload);
}

const put = (change: object = {}) => ask('staffPutImportRate', { version: 0, ...levy, ...change });
const putRule = (change: object = {}) => ask('staffPutImportRule', { version: 0, ...rule, ...change });

async function levyNow() {
  const { body } = await ask('staffReadImportRates', { countryCode: 'KE' }, 'readOnly');
  const found = (body as StaffImportRates).charges.find(({ name }) => name === 'railwayLevy');
  if (!found) throw new Error('There is no levy.');
  return found;
}

/** Deletes an order's estimate, so that it binds no later test. */
async function forget(id: string) {
  await database.deleteFrom('told_account').execute();
  await database.updateTable('orders').set({ landed_cost: null }).where('id', '=', id).execute();
}

async function levyOn(arrivalDay: string, node: TestServer = market) {
  const payload = { carSourceId: '100001', countryCode: 'KE', endPortId: 'p-mba', transportType: '1', arrivalDay };
  const { lines, sources } = (await node.call('estimateLandedCost', payload)).body as LandedCost;
  const line = lines.find(({ name }) => name === 'railwayLevy');
  return { percent: line?.formula?.percent.max, source: sources.find(({ id }) => line?.sources.includes(id))?.title };
}

describe('An import rate', () => {
  test('applies from its first day, and leaves earlier estimates unchanged', async () => {
    expect(await levyOn('2026-07-01')).toMatchObject({ percent: 2 });
    expect(await put()).toEqual({ code: 0, body: { version: 1 } });
    expect(await levyOn('2026-06-30')).toMatchObject({ percent: 2 });
    expect(await levyOn('2026-07-01')).toEqual({ percent: 4, source: source.title });
    const { version, periods } = await levyNow();
    expect(version).toBe(1);
    expect(periods.slice(-2)).toMatchObject([
      { from: '2024-12-27', until: '2026-06-30' },
      {
        from: '2026-07-01',
        setBy: 'Amina Otieno',
        mayChange: true,
        sources: [{ url: source.url, seen: '2026-06-12' }],
      },
    ]);
    expect(periods[1]).not.toHaveProperty('mayChange');
    const { countries } = (await ask('staffListImportCountries', {}, 'stock')).body as StaffImportCountries;
    expect(countries[0]).toMatchObject({ countryCode: 'KE', taxes: 'complete', setBy: 'Amina Otieno' });
  });

  test('is corrected and withdrawn before its first day, with old and new values in the audit log', async () => {
    await put();
    const corrected = {
      version: 1,
      corrects: '2026-07-01',
      from: '2026-08-01',
      bands: [{ unit: 'percent', least: 3, most: 3 }],
    };
    expect(await put(corrected)).toEqual({ code: 0, body: { version: 2 } });
    expect(await levyOn('2026-07-31')).toMatchObject({ percent: 2 });
    expect(await levyOn('2026-08-01')).toMatchObject({ percent: 3 });
    const named = { countryCode: 'KE', name: 'railwayLevy', from: '2026-08-01' };
    expect(await ask('staffRemoveImportRate', { ...named, version: 2 })).toEqual({ code: 0, body: { version: 3 } });
    expect(await levyOn('2026-08-01')).toMatchObject({ percent: 2 });
    expect((await levyNow()).periods.at(-1)).not.toHaveProperty('until');
    const { body } = await ask('staffListActs', { pageSize: 3, subject: 'import-KE-railwayLevy' }, 'owner');
    const { acts } = body as StaffActs;
    expect(acts.map(({ act }) => act)).toEqual(['remove-import-rule', 'correct-import-rule', 'add-import-rule']);
    expect(acts[1]?.before).toContain('2026-07-01');
    expect(acts[1]?.after).toContain('2026-08-01');
  });

  test.each([
    ['in the past', { from: '2026-06-11' }, 'Past days keep their rate. Choose this day or a later one: 2026-06-12'],
    ['with an end that nothing follows', { until: '2026-12-31' }, /Leave the end empty.* 2027-01-01$/],
    ['on a day that does not exist', { from: '2026-06-31' }, /date does not exist/],
    [
      'above the cap',
      { bands: [{ unit: 'percent', least: 201, most: 201 }] },
      /A charge cannot be above 200 per cent.* 1$/,
    ],
    ['below zero', { bands: [{ unit: 'percent', least: -1, most: 2 }] }, /least/],
    ['that leaves vehicles out', { bands: [{ aboveCc: 1500, unit: 'percent', least: 2, most: 2 }] }, /last band/],
    ['of a source without https', { source: { ...source, url: 'http://law.example/act' } }, /url/],
    ['of a charge that the country has not', { name: 'ageExcise' }, /does not have this charge/],
  ])('%s is refused with one sentence, and nothing changes', async (_what, change, message) => {
    const answer = await put(change);
    expect(answer.code).toBe(400);
    expect(answer.message).toMatch(message);
    expect(await database.selectFrom('import_rule_version').select('version').execute()).toEqual([]);
  });

  test('is refused with the days of an overlap or gap', async () => {
    await put();
    expect(await put({ version: 1, from: '2026-06-20' })).toMatchObject({
      message: expect.stringContaining('2026-07-01 – 2026-06-30'),
    });
    expect(await put({ version: 1, from: '2026-06-20', until: '2026-06-25' })).toMatchObject({
      message: expect.stringContaining('2026-06-26 – 2026-06-30'),
    });
    expect((await levyNow()).version).toBe(1);
  });

  test('accepts one of two concurrent edits and reports a conflict to the other', async () => {
    const answers = await Promise.all([put(), put({ from: '2026-09-01' })]);
    expect(answers.map(({ code }) => code).toSorted((a, z) => a - z)).toEqual([0, 409]);
    expect((await levyNow()).periods).toHaveLength(3);
  });

  test('is never changed if an order was estimated with it, and the order keeps its estimate', async () => {
    await put();
    const { id } = await newOrder();
    const kept = (await readOrder(id)).landedCost;
    expect(kept?.lines.find(({ name }) => name === 'railwayLevy')?.from).toBe('2026-07-01');
    const named = { countryCode: 'KE', name: 'railwayLevy', version: 1, from: '2026-07-01' };
    expect(await ask('staffRemoveImportRate', named)).toMatchObject({
      code: 400,
      message: expect.stringMatching(/Orders have estimates.* 2026-07-02$/),
    });
    expect(await put({ version: 1, corrects: '2026-07-01' })).toMatchObject({ code: 400 });
    expect((await levyNow()).periods.at(-1)).not.toHaveProperty('mayChange');
    expect(await put({ version: 1, from: '2026-07-02' })).toMatchObject({ code: 0 });
    expect((await readOrder(id)).landedCost).toEqual(kept);
    await forget(id);
  });

  test('is corrected and withdrawn after an order that an earlier version estimated', async () => {
    const { id } = await newOrder();
    const kept = (await readOrder(id)).landedCost;
    expect((kept?.arrivalDay ?? '') > '2026-07-01').toBe(true);
    await put({ bands: [{ unit: 'percent', least: 61, most: 61 }] });
    expect((await levyNow()).periods.at(-1)).toMatchObject({ mayChange: true });
    expect(await put({ version: 1, corrects: '2026-07-01' })).toEqual({ code: 0, body: { version: 2 } });
    const named = { countryCode: 'KE', name: 'railwayLevy', version: 2, from: '2026-07-01' };
    expect(await ask('staffRemoveImportRate', named)).toEqual({ code: 0, body: { version: 3 } });
    expect((await readOrder(id)).landedCost).toEqual(kept);
    await forget(id);
  });

  test('is updated on every node immediately', async () => {
    const other = await openTestServer({ nodeOf: market, handlers: importHandlers });
    expect(await levyOn('2026-07-01', other)).toMatchObject({ percent: 2 });
    await put();
    expect(await levyOn('2026-07-01', other)).toMatchObject({ percent: 4 });
    await other.close();
  });

  test('is previewed for vehicles in stock without being saved', async () => {
    const { body } = await ask('staffPreviewImportRate', levy);
    const { vehicles, changed, turned, lines, arrivalDay } = body as StaffImportPreview;
    expect(arrivalDay).toBe('2026-07-01');
    expect(vehicles).toBeGreaterThan(0);
    expect(lines).toHaveLength(vehicles);
    expect([changed, turned]).toEqual([vehicles, 0]);
    for (const { before, after } of lines) expect(after?.kes).not.toBe(before?.kes);
    expect((await levyNow()).version).toBe(0);
  });
});

describe('An import eligibility rule', () => {
  test('changes verdicts and lists from its first day', async () => {
    const ids = (await database.selectFrom('vehicle').select('id').where('state', '=', 'available').execute()).map(
      ({ id }) => id,
    );
    const taken = async () => {
      const { verdicts } = (await buyer.call('assessImport', { carSourceIds: ids, countryCode: 'KE' }))
        .body as ImportAssessment;
      return verdicts.filter(({ verdict }) => verdict !== 'refused').map(({ carSourceId }) => carSourceId);
    };
    const listed = async () => {
      const { body } = await buyer.call('listVehicles', { pageNo: 1, pageSize: 20, importCountryCode: 'KE' });
      const { vehicleList, total } = body as { vehicleList: { id: string }[]; total: number };
      return { ids: vehicleList.map(({ id }) => id).filter((id) => ids.includes(id)), total };
    };
    const before = await taken();
    expect((await listed()).ids.toSorted()).toEqual(before.toSorted());
    expect(await putRule()).toEqual({ code: 0, body: { version: 1 } });
    const after = await taken();
    expect(after.length).toBeLessThan(before.length);
    expect((await listed()).ids.toSorted()).toEqual(after.toSorted());
    const { body } = await ask('staffReadImportRules', { countryCode: 'KE' }, 'logistics');
    expect((body as StaffImportRules).periods.map(({ from, until }) => [from, until])).toContainEqual([
      '2026-01-01',
      '2026-06-11',
    ]);
    // The built-in version for 2027 stays.
    expect((body as StaffImportRules).periods.at(-1)).toMatchObject({ from: '2027-01-01', basis: 'projected' });
  });

  test('is refused without an end that the next version needs, or with an incomplete age limit', async () => {
    const { until: _until, ...open } = rule;
    expect(await ask('staffPutImportRule', { version: 0, ...open })).toMatchObject({
      code: 400,
      message: expect.stringContaining('2027-01-01 – 2026-12-31'),
    });
    expect(await putRule({ age: { is: 'limit', years: 5 } })).toMatchObject({
      code: 400,
      message: expect.stringMatching(/age limit is incomplete/),
    });
    expect(await putRule({ age: { ...rule.age, years: 0, isLessThan: true } })).toMatchObject({ code: 400 });
  });

  test('announced by the product can be corrected, with a preview of its effect', async () => {
    const strict = { ...rule, from: '2027-01-01', until: undefined, corrects: '2027-01-01' };
    const { body } = await ask('staffPreviewImportRule', strict);
    const { turned, lines } = body as StaffImportPreview;
    expect(turned).toBe(lines.filter(({ verdict, verdictAfter }) => verdict !== verdictAfter).length);
    expect(turned).toBeGreaterThan(0);
    expect(await ask('staffPutImportRule', { version: 0, ...strict })).toEqual({ code: 0, body: { version: 1 } });
    const payload = { countryCode: 'KE', version: 1, from: '2027-01-01' };
    expect(await ask('staffRemoveImportRule', payload)).toEqual({ code: 0, body: { version: 2 } });
    const after = (await ask('staffReadImportRules', { countryCode: 'KE' })).body as StaffImportRules;
    expect(after.periods.at(-1)).toMatchObject({ from: '2026-01-01' });
    expect(after.periods.at(-1)).not.toHaveProperty('until');
  });

  test('is added for a country that had none', async () => {
    const { until: _until, ...open } = { ...rule, countryCode: 'BI' };
    expect(await ask('staffPutImportRule', { version: 0, ...open })).toEqual({ code: 0, body: { version: 1 } });
    const answer = await buyer.call('assessImport', { carSourceIds: ['100001'], countryCode: 'BI' });
    expect((answer.body as ImportAssessment).verdicts).toMatchObject([{ verdict: 'refused', refusals: ['tooOld'] }]);
    expect((answer.body as ImportAssessment).sources).toMatchObject([{ title: source.title }]);
  });
});
