import { expect, it } from 'vitest';
import type { OfferState } from '#generated/client/types.gen.ts';
import { type ActorKind, leadsTo, type OfferAct } from './offer-graph.ts';
import { isFarTooLow } from './offers.ts';

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

it('declines at once only below the tenth of the price that the limit is in', () => {
  const row = { base_price_cents: 1_000_000, min_price_cents: 700_000 };
  const lowest = (limit_cents: number | null) =>
    Array.from({ length: 1000 }, (_, step) => step * 1000).find((cents) => !isFarTooLow(cents, row, { limit_cents }));
  // All limits within a tenth look alike, so trying finds none of them.
  expect([800_000, 801_000, 850_000, 899_900].map(lowest)).toEqual([800_000, 800_000, 800_000, 800_000]);
  expect(lowest(null)).toBe(700_000);
  expect(lowest(900_000)).toBe(900_000);
});
