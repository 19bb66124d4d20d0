import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { type Market, openMarket, stockAnother } from '#server/marketplace/orders/testing/market.ts';
import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { executeCommand } from '#server/cli/execute-command.ts';
import { parseCommand } from '#server/cli/parse-command.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const staff = (...words: string[]) => executeCommand(market, parseCommand(words, 'Amina'));

describe('Pricing settings', () => {
  const file = () => JSON.stringify(demoPricingSettings);

  it('Pricing settings set by staff apply to lists, their order and details, and are in the audit log', async () => {
    const { database } = market.services;
    const id = await stockAnother(database);
    const own: PricingSettings = {
      ...demoPricingSettings,
      rates: { jpyPerUsd: 160, kesPerUsd: 130 },
      insurance: { ...demoPricingSettings.insurance, minimumCents: 1_000_000 },
    };
    expect(await staff('set-price-terms', JSON.stringify(own))).toMatch(/^Prices use the new settings/);
    const { body } = await market.call('getVehicleDetail', { carSourceId: id });
    expect(body).toMatchObject({ vehicle: { vehiclePriceDesc: 'USD 16,770', priceKES: 16_770 * 130 } });
    const stored = await database
      .selectFrom('vehicle')
      .select(['list_price_cents', 'price_bucket'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(stored).toEqual({ list_price_cents: 1_677_000, price_bucket: 4 });
    expect(JSON.parse(await staff('price-terms'))).toEqual(own);
    await staff('set-price-terms', file());
    const acts = await database
      .selectFrom('staff_act')
      .select('detail')
      .where('subject', '=', 'price-terms')
      .orderBy('id')
      .execute();
    expect(acts.map(({ detail }) => detail)).toEqual([{ terms: own }, { terms: demoPricingSettings }]);
  });

  it.each([
    ['{', 'Expected property name'],
    ['{}', 'rates: '],
    [JSON.stringify({ ...demoPricingSettings, depositRatio: 1.5 }), 'depositRatio: Too big: expected number to be <=1'],
    [JSON.stringify({ ...demoPricingSettings, depositeRatio: 0.3 }), 'Unrecognized key: "depositeRatio"'],
    [JSON.stringify({ ...demoPricingSettings, rates: { jpyPerUsd: '152', kesPerUsd: 129 } }), 'rates.jpyPerUsd: '],
    [
      JSON.stringify({
        ...demoPricingSettings,
        tariffs: [...demoPricingSettings.tariffs, ...demoPricingSettings.tariffs.slice(0, 1)],
      }),
      'tariff already',
    ],
    [
      JSON.stringify({ ...demoPricingSettings, tariffs: [{ ...demoPricingSettings.tariffs[0], portId: 'p-xyz' }] }),
      'there is no port p-xyz',
    ],
    [
      JSON.stringify({ ...demoPricingSettings, tariffs: [{ ...demoPricingSettings.tariffs[0], transportType: '3' }] }),
      'it is 1 or 2, not 3',
    ],
  ])('Invalid pricing settings are refused and the fault is named: %s', async (text, fault) => {
    const before = await staff('price-terms');
    await expect(staff('set-price-terms', text)).rejects.toThrow(fault);
    expect(await staff('price-terms')).toBe(before);
  });

  it('The example in the documentation can be set', async () => {
    const page = await readFile('docs/staff.md', 'utf8');
    const example = /```json\n(\{\n {2}"rates"[^`]+)```/.exec(page)?.[1] ?? '';
    expect(await staff('set-price-terms', example)).toMatch(/^Prices use the new settings/);
    await staff('set-price-terms', file());
  });
});
