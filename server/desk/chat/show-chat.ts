import type { Handler } from '#generated/server.ts';
import type {
  ChatAbout,
  ChatMessage,
  StaffChat,
  StaffChatOrder,
  StaffChatSummary,
  StaffChatVehicle,
} from '#generated/client/types.gen.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { listedPriceOf, unpriced } from '#server/marketplace/catalogue/listed-vehicle.ts';
import { listAnswering } from '#server/marketplace/chat/assign-chat.ts';
import { readBefore } from '#server/marketplace/chat/messages.ts';
import { readChat } from '#server/marketplace/chat/read-chat.ts';
import { isTyping } from '#server/marketplace/chat/read-marks.ts';
import { type ChatSummary, listChats } from '#server/marketplace/chat/staff.ts';
import { findFor, readLiveOrder } from '#server/marketplace/orders/live-order.ts';
import { orderStateOf } from '#states/order-state.ts';
import type { VehicleAvailability } from '#states/vehicle-availability.ts';
import { statusTexts } from '#server/marketplace/orders/order-texts.ts';
import { pricingSettingsIfSet } from '#server/marketplace/pricing/pricing-settings.ts';
import { formatAmount } from '#server/marketplace/pricing/price-text.ts';
import { countryNameIn } from '#server/marketplace/reference/places/countries.ts';
import { pictureOf } from '#server/marketplace/vehicles/photos.ts';
import { readerUnit } from '#server/marketplace/vehicles/reader.ts';
import { readVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { readerOf } from '#server/desk/reader-of.ts';
import type { Language } from '#wire/language.ts';
import { nameIn } from '#server/platform/names.ts';

const shown = 200;
const shownMails = 120;
const pageLength = 50;
const latestOrders = 5;

export const staffListChats: Handler<'staffListChats', Context> = async ({ search = '' }, { database, now }) => {
  const chats = await listChats(database, shown, search);
  const colleagues = await listAnswering(database).execute();
  return {
    code: 0,
    body: { at: now.toISOString(), chats: chats.map((chat) => summarise(chat, now)), colleagues },
  };
};

function summarise(chat: ChatSummary, now: Date): StaffChatSummary {
  const { accountId, email, version, lastText, lastFrom, lastAt, waiting, unread, since, memberId, memberName } = chat;
  return {
    accountId,
    email,
    version,
    lastText: lastText.replaceAll(/\s+/g, ' ').slice(0, shownMails),
    lastFrom,
    lastAt: lastAt.toISOString(),
    waiting: since === null ? 0 : waiting,
    unread,
    ...(since !== null && { waitingSince: since.toISOString() }),
    ...(memberId !== null && { holder: { id: memberId, name: memberName ?? '' } }),
    isBuyerTyping: isTyping(chat.buyerTypingAt, now),
  };
}

export const staffGetChat: Handler<'staffGetChat', Context> = async ({ id, before }, context) => {
  const { database } = context;
  const chat = await readChat(database, id);
  const buyer = await database
    .selectFrom('account')
    .select(['id', 'email', 'language', 'country_name', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!chat || !buyer) return refuse(context, 400, 'chatGone');
  const language = buyer.language as Language;
  const { messages, hasOlder } = await readBefore(database, id, pageLength, before);
  const about = await readAbout(context, id);
  const vehicle = about.vehicleId === undefined ? undefined : await showVehicle(context, about.vehicleId, buyer);
  const body: StaffChat = {
    buyer: {
      accountId: buyer.id,
      email: buyer.email,
      ...readerOf(language),
      countryName: countryNameIn(context.language, buyer.country_name),
      since: buyer.created_at.toISOString(),
    },
    version: chat.version,
    lastId: chat.lastId,
    ...(chat.waitingSince && { waitingSince: chat.waitingSince.toISOString() }),
    ...(chat.memberId !== undefined && { holder: { id: chat.memberId, name: chat.memberName ?? '' } }),
    staffReadId: chat.staffReadId,
    buyerReadId: chat.buyerReadId,
    messages: messages.map(showMessage),
    hasOlder,
    ...(vehicle && { vehicle }),
    orders: await readOrders(context, id, about.orderId),
  };
  return { code: 0, body };
};

/** Removes the client key of a message, which only the buyer’s page needs. */
export function showMessage({ id, from, name, text, at }: ChatMessage): StaffChat['messages'][number] {
  return { id, from, ...(name !== undefined && { name }), text, at };
}

/** The page from which the buyer last wrote; the chat is about its vehicle or order, if any. */
async function readAbout({ database }: Context, accountId: string): Promise<ChatAbout> {
  const last = await database
    .selectFrom('chat_message')
    .select(['about_vehicle', 'about_order'])
    .where('account_id', '=', accountId)
    .where('sender', '=', 'buyer')
    .where((where) => where.or([where('about_vehicle', 'is not', null), where('about_order', 'is not', null)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    ...(last?.about_vehicle && { vehicleId: last.about_vehicle }),
    ...(last?.about_order && { orderId: last.about_order }),
  };
}

async function showVehicle(
  { database, language, now }: Context,
  id: string,
  buyer: { id: string; language: string },
): Promise<StaffChatVehicle | undefined> {
  const row = await readVehicle(database, id);
  if (!row) return undefined;
  const order = await readLiveOrder(database, id);
  const { availability } = findFor(buyer.id, { state: row.state, order }, now);
  const terms = await pricingSettingsIfSet(database);
  const price = terms ? listedPriceOf(row, terms, now).now : unpriced.now;
  return {
    id,
    name: nameIn(row.facts.names, language),
    image: pictureOf(id),
    refNo: row.facts.refNo,
    price: formatAmount(price, readerUnit(buyer.language as Language)),
    ...(!terms && { pricesUnset: true }),
    state: chatStates[availability],
  };
}

const chatStates = {
  removed: 'gone',
  available: 'free',
  reserved: 'held',
  own: 'own',
} as const satisfies Record<VehicleAvailability, StaffChatVehicle['state']>;

async function readOrders(
  { database, language }: Context,
  accountId: string,
  about: string | undefined,
): Promise<StaffChatOrder[]> {
  const rows = await database
    .selectFrom('orders')
    .innerJoin('vehicle', 'vehicle.id', 'orders.vehicle_id')
    .select(['orders.id', 'orders.order_no', 'orders.status', 'orders.created_at', 'vehicle.facts'])
    .where('orders.account_id', '=', accountId)
    .orderBy((order) => order('orders.id', '=', about ?? ''), 'desc')
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(about === undefined ? latestOrders : latestOrders + 1)
    .execute();
  return rows.map(({ id, order_no, status, created_at, facts }) => ({
    id,
    orderNo: order_no,
    status,
    statusDesc: statusTexts[orderStateOf[status]][language],
    vehicleName: nameIn(facts.names, language),
    createdAt: created_at.toISOString(),
    isAbout: id === about,
  }));
}
