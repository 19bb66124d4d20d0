import type { Handler } from '#generated/server.ts';
import type { StaffBuyer } from '#generated/client/types.gen.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { orderStateOf } from '#states/order-state.ts';
import { statusTexts } from '#server/marketplace/orders/order-texts.ts';
import { countryNameIn } from '#server/marketplace/reference/places/countries.ts';
import { readerOf } from '#server/desk/reader-of.ts';
import type { Language } from '#wire/language.ts';
import { nameIn } from '#server/platform/names.ts';

const shown = 50;

export const staffGetBuyer: Handler<'staffGetBuyer', Context> = async ({ id }, context) => {
  const { database, language } = context;
  const account = await database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  if (!account) return refuse(context, 400, 'buyerGone');
  const orders = await database
    .selectFrom('orders')
    .innerJoin('vehicle', 'vehicle.id', 'orders.vehicle_id')
    .select(['orders.id', 'orders.order_no', 'orders.status', 'orders.receiver', 'orders.created_at', 'vehicle.facts'])
    .where('orders.account_id', '=', id)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(shown)
    .execute();
  const addresses = await database
    .selectFrom('address')
    .select(['name', 'phone'])
    .where('account_id', '=', id)
    .orderBy('sort')
    .execute();
  const dealer = await database
    .selectFrom('dealer_certificate')
    .select('status')
    .where('account_id', '=', id)
    .executeTakeFirst();
  const chat = await database.selectFrom('chat').select('account_id').where('account_id', '=', id).executeTakeFirst();
  const receivers = orders.map(({ receiver }) => receiver);
  const people = [...receivers, ...addresses];
  const body: StaffBuyer = {
    accountId: id,
    email: account.email,
    ...readerOf(account.language as Language),
    countryName: countryNameIn(language, account.country_name),
    createdAt: account.created_at.toISOString(),
    ...(account.blocked_at && {
      blocked: { at: account.blocked_at.toISOString(), reason: account.block_reason ?? '' },
    }),
    ...(account.nick_name !== null && { agentName: account.nick_name }),
    ...(dealer && { dealerStatus: dealer.status }),
    hasChat: chat !== undefined,
    names: distinct(people.map(({ name }) => name)),
    phones: distinct(people.map(({ phone }) => phone)),
    orders: orders.map((order) => ({
      id: order.id,
      orderNo: order.order_no,
      status: order.status,
      statusDesc: statusTexts[orderStateOf[order.status]][language],
      vehicleName: nameIn(order.facts.names, language),
      createdAt: order.created_at.toISOString(),
    })),
    sessions: await readSessions(context, id),
  };
  return { code: 0, body };
};

async function readSessions({ database }: Context, accountId: string): Promise<StaffBuyer['sessions']> {
  const rows = await database
    .selectFrom('session')
    .select(['id', 'created_at', 'ended_at', 'end_reason'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute();
  return rows.map(({ id, created_at, ended_at, end_reason }) => ({
    id,
    begunAt: created_at.toISOString(),
    ...(ended_at && { endedAt: ended_at.toISOString() }),
    ...(end_reason && { endReason: end_reason }),
  }));
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ''))];
}
