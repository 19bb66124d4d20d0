import type { Handlers } from '#generated/server.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { countChange } from '#server/marketplace/orders/change-shipment.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { lockOrder } from './move-for-staff.ts';
import { readOrder } from './read-order.ts';

/** Without a heartbeat for this long, the order no longer counts as open. */
const lasting = 20_000;

/** Presence and notes of colleagues on an order. */
export const presenceHandlers: Pick<Handlers<Context>, 'staffWatchOrder' | 'staffAddNote'> = {
  async staffWatchOrder({ id }, context) {
    const { database, now } = context;
    const { memberId } = memberOf(context);
    const order = await readOrder(database, id);
    if (!order) return refuse(context, 400, 'orderGone');
    const stale = new Date(now.getTime() - lasting);
    await database
      .insertInto('order_presence')
      .values({ order_id: id, member_id: memberId, since: now, seen_at: now })
      .onConflict((conflict) =>
        conflict.columns(['order_id', 'member_id']).doUpdateSet((set) => ({
          seen_at: now,
          // Somebody who was away counts as newly arrived.
          since: set
            .case()
            .when('order_presence.seen_at', '<', stale)
            .then(now)
            .else(set.ref('order_presence.since'))
            .end(),
        })),
      )
      .execute();
    const others = await database
      .selectFrom('order_presence')
      .innerJoin('staff_member', 'staff_member.id', 'order_presence.member_id')
      .select(['staff_member.id', 'staff_member.name', 'order_presence.since'])
      .where('order_presence.order_id', '=', id)
      .where('order_presence.seen_at', '>=', stale)
      .where('staff_member.id', '<>', memberId)
      .where('staff_member.ended_at', 'is', null)
      .orderBy('order_presence.since')
      .execute();
    return {
      code: 0,
      body: {
        version: order.version,
        others: others.map((other) => ({ memberId: other.id, name: other.name, since: other.since.toISOString() })),
      },
    };
  },

  async staffAddNote({ id, text }, context) {
    const { database, now } = context;
    const found = await readOrder(database, id);
    if (!found) return refuse(context, 400, 'orderGone');
    const order = await lockOrder(database, found);
    const { memberId, name } = memberOf(context);
    const note = { id: newId(), name, text: text.trim() };
    await database
      .insertInto('order_note')
      .values({ ...note, order_id: id, member_id: memberId, created_at: now })
      .execute();
    // Colleagues read the note before they act. The order keeps its waiting time.
    await countChange(database, order, order.changed_at);
    const act = { by: staffActorOf(context), act: 'add-note', subject: order.order_no, after: { note: note.id } };
    await writeAuditLog(database, act, now);
    return { code: 0, body: { ...note, at: now.toISOString() } };
  },
};
