import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCarEstimate, LandedCost } from '#generated/client/types.gen.ts';
import { type Market, openMarket } from '#server/marketplace/orders/testing/market.ts';
import { importHandlers } from './handlers.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket(importHandlers);
});
afterAll(() => market.close());

const car = { countryCode: 'KE', registered: '2020-05', fuel: 'petrol', displacementCc: 1500, priceUSD: 8000 };
const estimate = async (change: object = {}) => {
  const { code, body } = await market.call('estimateAnyCar', { ...car, ...change });
  expect(code).toBe(0);
  return body as AnyCarEstimate;
};

describe('The landed cost of any car', () => {
  it('has a verdict, and its lines add up', async () => {
    const { importing, landedCost } = await estimate({ freightUSD: 1600 });
    expect(importing).toMatchObject({ countryCode: 'KE', portName: 'Mombasa', asOf: '2026-06-12' });
    expect(importing.verdicts).toMatchObject([{ carSourceId: 'any-car', verdict: 'allowed', arriveBy: '2027-12-31' }]);
    expect(landedCost).toMatchObject({ completeness: 'complete', notes: ['valuedByPrice'] });
    expect(landedCost.lines.slice(0, 2)).toMatchObject([
      { name: 'vehicle', payee: 'us', max: { usd: 8000 } },
      { name: 'freight', payee: 'us', max: { usd: 1600 } },
    ]);
    const sum = landedCost.lines.reduce((all, { max }) => all + max.kes, 0);
    expect(landedCost.total.max.kes).toBe(sum);
    expect(landedCost.toUs.max.usd).toBe(9600);
  });

  it('equals that of a vehicle of ours with the same data', async () => {
    const ours = { carSourceId: '100001', countryCode: 'KE', endPortId: 'p-mba', transportType: '1' };
    const cost = (await market.call('estimateLandedCost', ours)).body as LandedCost;
    const [vehicle, freight, insurance] = cost.lines.map(({ max }) => max.usd);
    const known = {
      registered: '2019-03',
      displacementCc: 996,
      modelId: '101',
      styleName: '1.0 F',
      priceUSD: vehicle,
      freightUSD: (freight ?? 0) + (insurance ?? 0),
    };
    const { landedCost } = await estimate(known);
    expect(landedCost.customsValue).toEqual(cost.customsValue);
    expect(landedCost.toState).toEqual(cost.toState);
    expect(landedCost.toOthers).toEqual(cost.toOthers);
  });

  it('is a range if something is unknown, with a note that says why', async () => {
    const { displacementCc: _displacement, ...unknown } = car;
    const { body } = await market.call('estimateAnyCar', { ...unknown, registered: '2020' });
    const { landedCost } = body as AnyCarEstimate;
    expect(landedCost.notes).toEqual(['valuedByPrice', 'monthUnknown', 'engineSizeUnknown']);
    const excise = landedCost.lines.find(({ name }) => name === 'excise');
    expect(excise?.formula?.percent).toEqual({ min: 20, max: 35 });
    // Costs included in the price have no line of their own.
    expect(landedCost.lines.map(({ name }) => name)).not.toContain('freight');
  });

  it('follows the vehicle type of a model whose style is not known', async () => {
    const diesel = { fuel: 'diesel', displacementCc: 2754 };
    const excise = ({ landedCost }: AnyCarEstimate) =>
      landedCost.lines.find(({ name }) => name === 'excise')?.formula?.percent;
    expect(excise(await estimate(diesel))).toEqual({ min: 35, max: 35 });
    expect(excise(await estimate({ ...diesel, modelId: '103' }))).toEqual({ min: 25, max: 25 });
    const { importing } = await estimate({ ...diesel, modelId: '901' });
    expect(importing.verdicts).toMatchObject([{ verdict: 'unclear', doubts: ['vehicleKind'] }]);
  });

  it('omits the engine for an electric car, and is refused if the country refuses the car', async () => {
    const { landedCost } = await estimate({ fuel: 'electric' });
    expect(landedCost.notes).not.toContain('engineSizeUnknown');
    const { importing } = await estimate({ steering: 'left' });
    expect(importing.verdicts).toMatchObject([{ verdict: 'refused', refusals: ['steering'] }]);
  });

  it('says so if neither rules nor taxes of a country are known', async () => {
    for (const countryCode of ['BI', 'ZA']) {
      const { importing, landedCost } = await estimate({ countryCode });
      expect(importing.verdicts).toMatchObject([{ verdict: 'noRule' }]);
      expect(landedCost).toMatchObject({ completeness: 'none', notes: ['noTaxesKnown'] });
    }
  });

  it.each([
    [{ arrivalDay: '2026-06-11' }, 'The arrival day is in the past. Choose today or a later day.'],
    [{ arrivalDay: '2026-02-30' }, 'This date does not exist. Choose another.'],
    [{ registered: '2026-07' }, 'The first registration is in the future. Enter an earlier month.'],
    [{ registered: '2027' }, 'The first registration is in the future. Enter an earlier month.'],
  ])('refuses %o with one sentence', async (change, message) => {
    expect(await market.call('estimateAnyCar', { ...car, ...change })).toMatchObject({ code: 400, message });
  });
});
