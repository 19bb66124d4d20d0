import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import type { StaffActs, StaffTerms, StaffTermsPreview, StaffTermVersions } from '#generated/client/types.gen.ts';
import { stockAnother } from '#server/marketplace/orders/testing/market.ts';
import { readPricingSettings, writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const { market, as } = await openDeskMarket();
const { database, clock } = market.services;
afterAll(() => market.close());

beforeEach(async () => {
  await database.deleteFrom('term_version').execute();
  await writePricingSettings(database, demoPricingSettings);
});

async function read(): Promise<StaffTerms> {
  const { call } = await as('readOnly');
  return (await call('staffReadTerms', {})).body as StaffTerms;
}

const roro = { yardId: '901', portId: 'p-mba', handlingCents: 58_000, centsPerCubicMetre: 8400, minimumCents: 100_000 };
const container = { yardId: '901', portId: 'p-mba', sizes: [{ upToCubicMetres: 12, cents: 215_000 }] };

describe('The pricing settings at the desk', () => {
  test('apply a rate set by accounts from the next price, with author and time', async () => {
    const { call, member } = await as('accounts', 'Kimani Mwangi');
    expect((await read()).rates).toEqual({ version: 0, value: demoPricingSettings.rates });
    const rates = { jpyPerUsd: 160.5, kesPerUsd: 130 };
    expect(await call('staffSetRates', { version: 0, ...rates })).toEqual({ code: 0, body: { version: 1 } });
    const at = clock().toISOString();
    expect((await read()).rates).toEqual({ version: 1, setAt: at, setBy: 'Kimani Mwangi', value: rates });
    expect((await readPricingSettings(database)).rates).toEqual(rates);
    const { call: asOwner } = await as('owner');
    const { acts } = (await asOwner('staffListActs', { pageSize: 1, subject: 'price-terms' })).body as StaffActs;
    expect(acts).toMatchObject([
      {
        act: 'set-rates',
        memberId: member.memberId,
        before: JSON.stringify({ version: 0, ...demoPricingSettings.rates }),
        after: JSON.stringify({ version: 1, ...rates }),
      },
    ]);
  });

  test('return each part as the owner saved it, and use it for prices', async () => {
    const { call } = await as('owner');
    const insurance = { policyFeeCents: 2500, ratioOfCif: 0.01, minimumCents: 6000 };
    const freight = { roro: [roro], container: [container] };
    const countries = [{ countryCode: 'KE', feeCents: 1, dutyRatio: 0.5, isShown: false }];
    await call('staffSetDeposit', { version: 0, ratio: 0.4 });
    await call('staffSetInsurance', { version: 0, ...insurance });
    await call('staffSetFreight', { version: 0, ...freight });
    await call('staffSetClearance', { version: 0, countries });
    const terms = await read();
    expect(terms).toMatchObject({
      deposit: { version: 1, value: { ratio: 0.4 } },
      insurance: { version: 1, value: insurance },
      freight: { version: 1, value: freight },
      clearance: { version: 1, value: { countries } },
      missing: [],
    });
    expect(await readPricingSettings(database)).toEqual({
      rates: demoPricingSettings.rates,
      depositRatio: 0.4,
      insurance,
      tariffs: [
        {
          templateId: '901',
          portId: 'p-mba',
          transportType: '1',
          rate: { kind: 'roro', handlingCents: 58_000, centsPerCubicMetre: 8400, minimumCents: 100_000 },
        },
        {
          templateId: '901',
          portId: 'p-mba',
          transportType: '2',
          rate: { kind: 'container', sizes: container.sizes },
        },
      ],
      clearance: { KE: { feeCents: 1, dutyRatio: 0.5, shown: false } },
    });
  });

  test('reprice the listed vehicles immediately when insurance changes', async () => {
    const id = await stockAnother(database);
    const listed = () =>
      database.selectFrom('vehicle').select('list_price_cents').where('id', '=', id).executeTakeFirstOrThrow();
    const before = await listed();
    const { call } = await as('owner');
    await call('staffSetInsurance', { version: 0, ...demoPricingSettings.insurance, minimumCents: 1_000_000 });
    expect((await listed()).list_price_cents).toBeGreaterThan(before.list_price_cents + 900_000);
    await call('staffSetInsurance', { version: 1, ...demoPricingSettings.insurance });
    expect(await listed()).toEqual(before);
  });

  test('accept one of two concurrent edits and report a conflict to the other', async () => {
    const [one, other] = [await as('owner'), await as('accounts')];
    const answers = await Promise.all([
      one.call('staffSetRates', { version: 0, jpyPerUsd: 150, kesPerUsd: 130 }),
      other.call('staffSetRates', { version: 0, jpyPerUsd: 151, kesPerUsd: 131 }),
    ]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 409]);
    const [winner] = answers[0]?.code === 0 ? [150] : [151];
    expect((await read()).rates).toMatchObject({ version: 1, value: { jpyPerUsd: winner } });
    expect(await one.call('staffSetDeposit', { version: 0, ratio: 0.35 }), 'another part').toMatchObject({ code: 0 });
    const late = await other.call('staffSetRates', { version: 0, jpyPerUsd: 9, kesPerUsd: 9 });
    expect(late).toEqual({ code: 409, message: expect.stringMatching(/^Somebody else/) });
  });

  test.each([
    ['staffSetRates', { jpyPerUsd: 0, kesPerUsd: 129 }, 'jpyPerUsd must be at least 0.0001'],
    ['staffSetRates', { jpyPerUsd: 152, kesPerUsd: -1 }, 'kesPerUsd must be at least 0.0001'],
    ['staffSetDeposit', { ratio: 0 }, 'ratio must be at least 0.01'],
    ['staffSetDeposit', { ratio: 1.5 }, 'ratio must be at most 1'],
    [
      'staffSetInsurance',
      { policyFeeCents: 1.5, ratioOfCif: 0, minimumCents: 0 },
      'policyFeeCents is of the wrong type',
    ],
    ['staffSetInsurance', { policyFeeCents: 1, ratioOfCif: 1, minimumCents: 0 }, 'ratioOfCif must be at most 0.999999'],
    ['staffSetFreight', { roro: [], container: [] }, 'There are no tariffs'],
    ['staffSetFreight', { roro: [roro, roro], container: [] }, 'A route has two tariffs'],
    [
      'staffSetFreight',
      { roro: [{ ...roro, handlingCents: 0, centsPerCubicMetre: 0, minimumCents: 0 }], container: [] },
      'A tariff is zero',
    ],
    [
      'staffSetFreight',
      { roro: [], container: [{ ...container, sizes: [{ upToCubicMetres: 12, cents: 0 }] }] },
      'A tariff is zero',
    ],
    ['staffSetInsurance', { policyFeeCents: -1, ratioOfCif: 0, minimumCents: 0 }, 'policyFeeCents must be at least 0'],
    ['staffSetInsurance', { policyFeeCents: 0, ratioOfCif: 0, minimumCents: 0 }, 'The insurance is zero'],
    [
      'staffSetClearance',
      { countries: [{ countryCode: 'KE', feeCents: 0, dutyRatio: 0, isShown: true }] },
      'A country’s clearance is zero',
    ],
    [
      'staffSetClearance',
      { countries: [{ countryCode: 'KE', feeCents: -1, dutyRatio: 0, isShown: true }] },
      'countries.0.feeCents must be at least 0',
    ],
    ['staffSetFreight', { roro: [{ ...roro, portId: 'p-xyz' }], container: [] }, 'This port does not exist'],
    ['staffSetFreight', { roro: [{ ...roro, yardId: '999' }], container: [] }, 'This yard does not exist'],
    [
      'staffSetFreight',
      { roro: [], container: [{ ...container, sizes: [...container.sizes, ...container.sizes] }] },
      'List container sizes from smallest',
    ],
    [
      'staffSetFreight',
      { roro: [{ ...roro, handlingCents: -1 }], container: [] },
      'roro.0.handlingCents must be at least 0',
    ],
    [
      'staffSetClearance',
      { countries: [1, 2].map((feeCents) => ({ countryCode: 'KE', feeCents, dutyRatio: 0, isShown: true })) },
      'A country is listed twice',
    ],
    [
      'staffSetClearance',
      { countries: [{ countryCode: 'XX', feeCents: 1, dutyRatio: 0, isShown: true }] },
      'This country is not available',
    ],
  ] as const)('%s refuses and names invalid values, and changes nothing: %j', async (operation, wrong, message) => {
    const { call } = await as('owner');
    const before = await read();
    const answer = await call(operation, { version: 0, ...wrong });
    expect(answer).toMatchObject({ code: 400, message: expect.stringContaining(message) });
    expect(await read()).toEqual(before);
    expect(await readPricingSettings(database)).toEqual(demoPricingSettings);
  });

  test('list the missing parts, and allow prices once the last one is set', async () => {
    await database.deleteFrom('setting').where('name', '=', 'price-terms').execute();
    const { call } = await as('owner');
    expect((await read()).missing).toEqual(['rates', 'deposit', 'insurance', 'freight', 'clearance']);
    await call('staffSetRates', { version: 0, ...demoPricingSettings.rates });
    await call('staffSetDeposit', { version: 0, ratio: 0.3 });
    await call('staffSetInsurance', { version: 0, ...demoPricingSettings.insurance });
    await call('staffSetClearance', { version: 0, countries: [] });
    expect((await read()).missing).toEqual(['freight']);
    await expect(readPricingSettings(database)).rejects.toThrow('tariffs');
    await call('staffSetFreight', { version: 0, roro: [roro], container: [] });
    expect((await read()).missing).toEqual([]);
    expect(await readPricingSettings(database)).toMatchObject({ depositRatio: 0.3, clearance: {} });
  });

  test('list previous versions of a part newest first, page by page', async () => {
    const { call } = await as('owner', 'Amina Otieno');
    for (const [version, ratio] of [0.1, 0.2, 0.3].entries()) await call('staffSetDeposit', { version, ratio });
    const list = async (payload: object) =>
      ((await call('staffListTermVersions', { part: 'deposit', pageSize: 2, ...payload })).body as StaffTermVersions)
        .versions;
    const set = { setAt: clock().toISOString(), setBy: 'Amina Otieno' };
    expect(await list({})).toEqual([
      { version: 3, ...set, deposit: { ratio: 0.3 } },
      { version: 2, ...set, deposit: { ratio: 0.2 } },
    ]);
    expect(await list({ before: 2 })).toEqual([{ version: 1, ...set, deposit: { ratio: 0.1 } }]);
    expect(await list({ part: 'rates' })).toEqual([]);
  });

  test('cannot be changed after the role is revoked', async () => {
    const { call, member } = await as('accounts');
    await database.updateTable('staff_member').set({ role: 'sales' }).where('id', '=', member.memberId).execute();
    const refused = await call('staffSetRates', { version: 0, jpyPerUsd: 1, kesPerUsd: 1 });
    expect(refused).toEqual({ code: 433, message: expect.any(String) });
    expect(await readPricingSettings(database)).toEqual(demoPricingSettings);
  });
});

describe('The preview of changed pricing settings', () => {
  async function preview(payload: object): Promise<StaffTermsPreview> {
    const { call } = await as('accounts');
    const { code, body } = await call('staffPreviewTerms', payload);
    expect(code).toBe(0);
    return body as StaffTermsPreview;
  }
  const line = ({ lines }: StaffTermsPreview, name: string) => lines.find((one) => one.name === name);

  test('prices the same vehicle with current and new settings, without changes', async () => {
    const id = await stockAnother(database);
    const found = await preview({ vehicleId: id, rates: { jpyPerUsd: 304, kesPerUsd: 129 }, deposit: { ratio: 0.6 } });
    expect(found.sample).toMatchObject({ vehicleId: id, name: expect.any(String) });
    expect(found.missing).toEqual([]);
    const total = line(found, 'total');
    expect(total?.before?.usd).toBe(total?.after?.usd);
    const yen = (text = '') => Number(text.replaceAll(/\D/g, ''));
    expect(yen(total?.after?.jpy)).toBe(yen(total?.before?.jpy) * 2);
    expect(yen(line(found, 'deposit')?.after?.usd)).toBeGreaterThan(yen(line(found, 'deposit')?.before?.usd));
    expect(await readPricingSettings(database)).toEqual(demoPricingSettings);
    const { body } = await market.call('getVehicleDetail', { carSourceId: id });
    expect(body).toMatchObject({ vehicle: { vehiclePriceDesc: total?.before?.usd } });
  });

  test('shows no new price for a route without a tariff', async () => {
    const found = await preview({ freight: { roro: [], container: [container] } });
    expect(line(found, 'total')).toEqual({ name: 'total', before: expect.any(Object) });
    expect(found.missing).toEqual([]);
  });

  test('Terms that are missing are named, and those that are given fill them', async () => {
    const { rates, ...others } = demoPricingSettings;
    await writePricingSettings(database, others);
    expect(await preview({})).toMatchObject({ lines: [], missing: ['rates'] });
    const found = await preview({ rates });
    expect(found.missing).toEqual([]);
    expect(line(found, 'total')).toEqual({ name: 'total', after: expect.any(Object) });
  });

  test('uses a typical vehicle if none is in stock', async () => {
    await database.updateTable('vehicle').set({ state: 'removed' }).execute();
    const { sample } = await preview({});
    const { sample: elsewhere } = await preview({ yardId: '911' });
    await database.updateTable('vehicle').set({ state: 'available' }).execute();
    expect(sample).toEqual({ listPrice: 'USD 6,000', cubicMetres: 12, yardName: 'Yokohama' });
    expect(elsewhere).toMatchObject({ yardName: 'Shanghai' });
  });

  test('refuses invalid settings like saving does', async () => {
    const { call } = await as('owner');
    const wrong = { freight: { roro: [roro, roro], container: [] } };
    expect(await call('staffPreviewTerms', wrong)).toMatchObject({ code: 400, message: expect.stringMatching(/two/) });
    expect(await call('staffPreviewTerms', { vehicleId: 'nothing' })).toMatchObject({
      code: 400,
      message: 'The vehicle no longer exists',
    });
  });
});
