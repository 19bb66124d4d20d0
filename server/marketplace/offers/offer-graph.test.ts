import { describe, expect, it } from 'vitest';
import type { OfferState } from '#generated/client/types.gen.ts';
import { type ActorKind, leadsTo, type OfferAct } from './offer-graph.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { isBelowLimit, isFarTooLow } from './offers.ts';

const states: OfferState[] = ['open', 'countered', 'accepted', 'used', 'declined', 'withdrawn', 'expired', 'ended'];
const acts: OfferAct[] = ['offer', 'counter', 'accept', 'decline', 'withdraw', 'expire', 'use', 'end'];
const actors: ActorKind[] = ['buyer', 'staff', 'clock'];

it('allows each person only their own steps, and none in a closed state', () => {
  const allowed = states.flatMap((state) =>
    acts.flatMap((act) =>
      actors.flatMap((by) => {
        const to = leadsTo(state, act, by);
        return to === undefined ? [] : [`${state}: ${by} ${act} → ${to}`];
      }),
    ),
  );
  expect(allowed).toEqual([
    'open: staff counter → countered',
    'open: staff accept → accepted',
    'open: staff decline → declined',
    'open: buyer withdraw → withdrawn',
    'open: clock expire → expired',
    'open: clock end → ended',
    'countered: buyer counter → open',
    'countered: buyer accept → accepted',
    'countered: buyer withdraw → withdrawn',
    'countered: clock expire → expired',
    'countered: clock end → ended',
    'accepted: buyer withdraw → withdrawn',
    'accepted: clock expire → expired',
    'accepted: buyer use → used',
    'accepted: clock end → ended',
  ]);
});

describe('The limit for offers', () => {
  const now = new Date('2026-06-12T09:00:00Z');
  const vehicle = { base_price_cents: 1_000_000, min_price_cents: 700_000, flash_ends_at: null } as VehicleRow;
  /** The lowest price that is not declined at once. */
  const lowest = (limit_cents: number | null, row: VehicleRow = vehicle) =>
    Array.from({ length: 1000 }, (_, step) => step * 1000).find(
      (cents) => !isFarTooLow(cents, { row, terms: { limit_cents }, now }),
    );

  it('declines at once only below the tenth of the price that the limit is in', () => {
    // All limits within a tenth look alike, so trying finds none of them.
    expect([800_000, 801_000, 850_000, 899_900].map((limit) => lowest(limit))).toEqual([
      800_000, 800_000, 800_000, 800_000,
    ]);
    expect(lowest(null)).toBe(700_000);
    expect(lowest(900_000)).toBe(900_000);
  });

  it.each([
    ['a price cut', { base_price_cents: 600_000, min_price_cents: 550_000 }, 540_000],
    ['a flash sale', { flash_deduction_cents: 250_000, flash_ends_at: new Date('2026-06-13T09:00:00Z') }, 700_000],
  ])('does not count once %s has reached it', (_what, change, bound) => {
    const row = { ...vehicle, ...change };
    expect(lowest(750_000, row)).toBe(bound);
    const limited = { row, terms: { limit_cents: 750_000 }, now };
    expect(isBelowLimit(row.min_price_cents, limited)).toBe(false);
    expect(isBelowLimit(row.min_price_cents - 100, limited)).toBe(true);
  });
});
