import type { Handlers } from '#generated/server.ts';
import type {
  StaffNotice,
  StaffToday,
  StaffWaitingGroup,
  StaffWaitingItem,
  StaffOpenOffers,
  StaffOpenQuestions,
  StaffWaitingClaims,
  StaffMoneyItem,
  StaffMoneyWaiting,
} from '#generated/client/types.gen.ts';
import type { StaffRole } from '#generated/operations.ts';
import { type Context, memberOf } from '#server/platform/calls/context.ts';
import { countWaitingChats, listWaitingChats } from '#server/marketplace/chat/staff.ts';
import { dealerStatusOf } from '#states/dealer-state.ts';
import { findShownAccount } from '#server/marketplace/orders/collection-agent.ts';
import { faultOfPricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { companyNotices } from '#server/desk/company/handlers.ts';
import { countOpenMpesa } from '#server/desk/mpesa/mpesa-payments.ts';
import { waitingOrders } from '#server/desk/waiting-orders.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { nameIn } from '#server/platform/names.ts';

const shown = 100;
const shownMails = 120;

type Kind = StaffWaitingGroup['kind'];

interface Waiting {
  turn: StaffWaitingGroup['turn'];
  /** Roles that see it, besides owners and read-only staff. */
  roles: readonly StaffRole[];
  read: (context: Context) => Promise<Pick<StaffWaitingGroup, 'count' | 'items'>>;
}

/** Kinds of waiting items, in page order. */
const waiting: Readonly<Record<Kind, Waiting>> = {
  payment: { turn: 'accounts', roles: ['accounts'], read: (context) => waitingOrders(context, 'payment', shown) },
  deposit: { turn: 'buyer', roles: ['accounts', 'sales'], read: (context) => waitingOrders(context, 'deposit', shown) },
  ship: { turn: 'logistics', roles: ['logistics'], read: (context) => waitingOrders(context, 'ship', shown) },
  car: { turn: 'logistics', roles: ['logistics'], read: (context) => waitingOrders(context, 'car', shown) },
  balance: {
    turn: 'accounts',
    roles: ['accounts', 'logistics'],
    read: (context) => waitingOrders(context, 'balance', shown),
  },
  chat: { turn: 'sales', roles: ['sales'], read: readChats },
  dealer: { turn: 'sales', roles: ['sales'], read: readDealers },
  inquiry: { turn: 'sales', roles: ['sales'], read: readInquiries },
};

const canSeeMoney: ReadonlySet<StaffRole> = new Set(['owner', 'accounts', 'readOnly']);
const canSeeQuestions: ReadonlySet<StaffRole> = new Set(['owner', 'sales', 'readOnly']);
const canSeeClaims: ReadonlySet<StaffRole> = new Set(['owner', 'sales', 'accounts', 'readOnly']);

export const todayHandlers: Pick<Handlers<Context>, 'staffToday'> = {
  async staffToday(_payload, context) {
    const { role } = memberOf(context);
    const heard = (Object.keys(waiting) as Kind[]).filter((kind) => hears(role, waiting[kind]));
    const groups = await Promise.all(
      heard.map(async (kind) => ({ kind, turn: waiting[kind].turn, ...(await waiting[kind].read(context)) })),
    );
    const body: StaffToday = { at: context.now.toISOString(), notices: await readNotices(context), groups };
    if (await lacksBankAccount(context)) body.lacksBankAccount = true;
    if (canSeeQuestions.has(role)) body.questions = await countOpenQuestions(context.database);
    if (canSeeQuestions.has(role)) body.offers = await countOpenOffers(context);
    if (canSeeClaims.has(role)) body.claims = await countWaitingClaims(context.database);
    if (canSeeMoney.has(role)) {
      body.money = await waitingMoney(context, shown);
      Object.assign(body, await countOpenMpesa(context));
    }
    // Only owners can fix it.
    if (role === 'owner') Object.assign(body, await companyNotices(context));
    return { code: 0, body };
  },
};

function hears(role: StaffRole, { roles }: Waiting): boolean {
  return role === 'owner' || role === 'readOnly' || roles.includes(role);
}

async function readNotices({ database }: Context): Promise<StaffNotice[]> {
  const fault = await faultOfPricingSettings(database);
  return fault === undefined ? [] : [{ kind: 'priceTerms', detail: fault }];
}

/** Only queried for roles that can fix it. */
async function lacksBankAccount(context: Context): Promise<boolean> {
  const { role } = memberOf(context);
  const canSetOne = role === 'owner' || role === 'accounts';
  return canSetOne && !(await findShownAccount(context.database, 'USD', context.now));
}

async function readChats({ database }: Context): ReturnType<Waiting['read']> {
  const chats = await listWaitingChats(database, shown);
  const items = chats.map(({ accountId, email, lastText, since }) => ({
    id: accountId,
    title: email,
    detail: lastText.replaceAll(/\s+/g, ' ').slice(0, shownMails),
    since: since.toISOString(),
  }));
  return { count: chats.length < shown ? chats.length : await countWaitingChats(database), items };
}

async function readDealers({ database }: Context): ReturnType<Waiting['read']> {
  const underReview = database.selectFrom('dealer_certificate').where('status', '=', dealerStatusOf.inReview);
  const rows = await underReview
    .select(['id', 'fields', 'changed_at'])
    .orderBy('changed_at')
    .orderBy('id')
    .limit(shown)
    .execute();
  const items = rows.map(({ id, fields, changed_at }): StaffWaitingItem => ({
    id,
    title: fields['dealerName'] ?? '',
    since: changed_at.toISOString(),
  }));
  const { count } = await underReview
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count, items };
}

async function readInquiries({ database, language }: Context): ReturnType<Waiting['read']> {
  const unanswered = database.selectFrom('inquiry').where('inquiry.answered_at', 'is', null);
  const rows = await unanswered
    .innerJoin('account', 'account.id', 'inquiry.account_id')
    .innerJoin('vehicle', 'vehicle.id', 'inquiry.vehicle_id')
    .select(['inquiry.id', 'inquiry.created_at', 'account.email', 'vehicle.facts'])
    .orderBy('inquiry.created_at')
    .orderBy('inquiry.id')
    .limit(shown)
    .execute();
  const items = rows.map(({ id, created_at, email, facts }) => ({
    id,
    title: email,
    detail: nameIn(facts.names, language),
    since: created_at.toISOString(),
  }));
  const { count } = await unanswered
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count, items };
}

/** How many questions are open, and the oldest one's time. */
async function countOpenQuestions(database: Database): Promise<StaffOpenQuestions> {
  const { count, since } = await database
    .selectFrom('vehicle_question')
    .where('state', '=', 'open')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('asked_at').as('since')])
    .executeTakeFirstOrThrow();
  return { count, ...(since && { since: since.toISOString() }) };
}

/** How many offers wait for an answer, and when the first of them expires. */
async function countOpenOffers({ database, now }: Context): Promise<StaffOpenOffers> {
  const { count, dueAt } = await database
    .selectFrom('vehicle_offer')
    .where('state', '=', 'open')
    .where('due_at', '>', now)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('due_at').as('dueAt')])
    .executeTakeFirstOrThrow();
  return { count, ...(dueAt && { dueAt: dueAt.toISOString() }) };
}

/** How many claims wait for staff, and the first deadline. Closed claims are nobody's turn. */
async function countWaitingClaims(database: Database): Promise<StaffWaitingClaims> {
  const { count, dueAt } = await database
    .selectFrom('order_claim')
    .where('turn', '=', 'us')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('due_at').as('dueAt')])
    .executeTakeFirstOrThrow();
  return { count, ...(dueAt && { dueAt: dueAt.toISOString() }) };
}

/** Orders whose money waits for accounts, longest waiting first. */
async function waitingMoney({ database, language }: Context, limit: number): Promise<StaffMoneyWaiting> {
  const found = database.selectFrom('orders').where('money_waits', 'is not', null);
  const rows = await found
    .innerJoin('vehicle', 'vehicle.id', 'orders.vehicle_id')
    .select(['orders.id', 'orders.order_no', 'orders.changed_at', 'orders.deposit_due_at', 'orders.money_waits'])
    .select('vehicle.facts')
    .orderBy('orders.changed_at')
    .orderBy('orders.id')
    .limit(limit)
    .execute();
  const items = rows.flatMap(({ id, order_no, changed_at, deposit_due_at, money_waits, facts }): StaffMoneyItem[] =>
    money_waits === null
      ? []
      : [
          {
            id,
            title: order_no,
            detail: nameIn(facts.names, language),
            wait: money_waits,
            since: changed_at.toISOString(),
            ...(money_waits === 'partPaid' && { dueAt: deposit_due_at.toISOString() }),
          },
        ],
  );
  if (items.length < limit) return { count: items.length, items };
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { count, items };
}
