import { describe, expect, it } from 'vitest';
import { findFor, type LiveOrder } from './live-order.ts';

describe('findFor', () => {
  const now = new Date('2026-06-12T10:00:00Z');
  const order: LiveOrder = { id: '5', accountId: 'buyer', state: 'completed', depositDueAt: now, moneyWaits: null };

  it('leads a buyer to their order of a vehicle that is gone for everybody else', () => {
    const sold = { state: 'removed', order } as const;
    expect(findFor('buyer', sold, now)).toEqual({ availability: 'own', orderId: '5', orderState: 'completed' });
    expect(findFor('other', sold, now)).toEqual({ availability: 'removed' });
    expect(findFor(undefined, sold, now)).toEqual({ availability: 'removed' });
  });
});
