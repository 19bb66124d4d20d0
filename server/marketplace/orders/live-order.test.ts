import { describe, expect, it } from 'vitest';
import { findFor, type LiveOrder } from './live-order.ts';

describe('findFor', () => {
  const now = new Date('2026-06-12T10:00:00Z');
  const order: LiveOrder = { id: '5', accountId: 'buyer', status: 7, depositDueAt: now, moneyWaits: null };

  it('leads a buyer to their order of a vehicle that is gone for everybody else', () => {
    const sold = { state: 'removed', order } as const;
    expect(findFor('buyer', sold, now)).toEqual({ vehicleStatus: 3, orderId: '5', status: 7 });
    expect(findFor('other', sold, now)).toEqual({ vehicleStatus: 0 });
    expect(findFor(undefined, sold, now)).toEqual({ vehicleStatus: 0 });
  });
});
