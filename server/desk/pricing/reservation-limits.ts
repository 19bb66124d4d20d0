import type { Handlers } from '#generated/server.ts';
import { type Context, staffActorOf } from '#server/platform/calls/context.ts';
import { readReservationLimits, writeReservationLimits } from '#server/marketplace/orders/reservation-limits.ts';

/** Limits of unpaid reservations per account. */
export const reservationLimitHandlers: Pick<
  Handlers<Context>,
  'staffGetReservationLimits' | 'staffSetReservationLimits'
> = {
  async staffGetReservationLimits(_payload, { database }) {
    return { code: 0, body: await readReservationLimits(database) };
  },

  async staffSetReservationLimits({ version, perBuyer, perDealer }, context) {
    const { database, now } = context;
    const limits = { version, perBuyer, perDealer };
    const changed = await writeReservationLimits(database, { by: staffActorOf(context), limits }, now);
    return changed === 'changed' ? { code: 409 } : { code: 0, body: changed };
  },
};
