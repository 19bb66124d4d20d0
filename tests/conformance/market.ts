import type { AnswerCall, Call, PlainAnswer } from '#wire/host/call.ts';
import type { BackendChanges } from './backend.ts';
import type { Body } from './backend-changes.ts';

/** Faults that no single call shows. */
export type MarketFault =
  | 'cancels what is paid'
  | 'takes a voucher and forgets it'
  | 'shows orders to strangers'
  | 'lists everybody’s orders'
  | 'lets strangers cancel'
  | 'forgets the key of what was cancelled'
  | 'keeps a session that was ended'
  | 'answers late repeats anew'
  | 'changes the address in its list alone'
  | 'takes parts from strangers';

interface Order {
  id: string;
  owner: string;
  status: number;
}

interface Address {
  id: string;
  owner: string;
  cityId: unknown;
  shownCityId: unknown;
}

const refused = { code: 400, message: 'It is not there, or not in that state.' };
const stranger = { code: 421, message: 'Please log in.' };

async function exampleOf(call: Call, right: AnswerCall): Promise<Body> {
  const { body } = await right(call);
  return structuredClone(Array.isArray(body) ? body[0] : body) as Body;
}

/**
 * A small market with users, orders, addresses, favorites and uploads, which follows the contract except for its fault.
 */
export function market(fault?: MarketFault): BackendChanges {
  const emails = new Map<string, string>();
  const orders: Order[] = [];
  const addresses: Address[] = [];
  /** The orders with a payment proof. */
  const paid = new Set<string>();
  const favorites = new Set<string>();
  /** The user who started each upload. */
  const uploads = new Map<unknown, string>();
  const answers = new Map<string, Promise<PlainAnswer>>();
  let ids = 80_000;

  type Act = (call: Call, user: string, right: AnswerCall) => PlainAnswer | Promise<PlainAnswer>;

  const isFault = (name: MarketFault) => fault === name;
  const orderOf = ({ payload }: Call, user: string, isOpen: boolean) =>
    orders.find(({ id, owner }) => id === payload['id'] && (isOpen || owner === user));
  const addressOf = ({ payload }: Call, user: string) =>
    addresses.find(({ id, owner }) => id === payload['id'] && owner === user);

  const ofUpload: Act = (call, user, right) =>
    uploads.get(call.payload['id']) === user || isFault('takes parts from strangers') ? right(call) : refused;

  const acts: Readonly<Record<string, Act>> = {
    async beginUpload(call, user, right) {
      const begun = await right(call);
      uploads.set((begun.body as Body)['id'], user);
      return begun;
    },
    uploadParts: ofUpload,
    finishUpload: ofUpload,
    getUserInfo: (_call, email) => ({ code: 0, body: { email, countryName: 'Kenya' } }),
    logOut(call) {
      if (!isFault('keeps a session that was ended')) emails.delete(call.token ?? '');
      return { code: 0 };
    },
    submitOrder(_call, owner) {
      orders.unshift({ id: String(++ids), owner, status: 0 });
      const moment = new Date(Date.UTC(2026, 5, 16, 8, 48, orders.length)).toISOString();
      return { code: 0, body: { createTimeDesc: '2026-06-15 11:48', depositDueAt: moment } };
    },
    async listOrders(call, user, right) {
      const example = await exampleOf(call, right);
      const shown = orders.filter(({ owner }) => owner === user || isFault('lists everybody’s orders'));
      return { code: 0, body: shown.map(({ id, status }) => ({ ...example, id, status })) };
    },
    async getOrder(call, user, right) {
      const order = orderOf(call, user, isFault('shows orders to strangers'));
      if (!order) return refused;
      const example = await exampleOf({ ...call, payload: { ...call.payload, id: '500001' } }, right);
      return { code: 0, body: { ...example, id: order.id, status: order.status } };
    },
    async getPaymentInstructions(call, user, right) {
      const order = orderOf(call, user, false);
      if (order?.status !== 0 || paid.has(order.id)) return refused;
      return { code: 0, body: await exampleOf({ ...call, payload: { ...call.payload, id: '500001' } }, right) };
    },
    closeOrder(call, user) {
      const order = orderOf(call, user, isFault('lets strangers cancel'));
      const isOpen = order?.status === 0 || (order?.status === 1 && isFault('cancels what is paid'));
      if (!order || !isOpen) return refused;
      order.status = 8;
      if (isFault('forgets the key of what was cancelled')) answers.clear();
      return { code: 0 };
    },
    payDeposit(call, user) {
      const order = orderOf(call, user, false);
      if (order?.status !== 0) return refused;
      paid.add(order.id);
      if (!isFault('takes a voucher and forgets it')) order.status = 1;
      return { code: 0 };
    },
    addAddress({ payload }, owner) {
      const { cityId } = payload;
      addresses.unshift({ id: String(++ids), owner, cityId, shownCityId: cityId });
      return { code: 0 };
    },
    async listAddresses(call, user, right) {
      const example = await exampleOf(call, right);
      const own = addresses.filter(({ owner }) => owner === user);
      return { code: 0, body: own.map(({ id, cityId }) => ({ ...example, id, cityId })) };
    },
    async getAddress(call, user, right) {
      const address = addressOf(call, user);
      if (!address) return refused;
      const example = await exampleOf({ ...call, payload: { ...call.payload, id: '700001' } }, right);
      return { code: 0, body: { ...example, id: address.id, cityId: address.shownCityId } };
    },
    updateAddress(call, user) {
      const address = addressOf(call, user);
      if (!address) return refused;
      address.cityId = call.payload['cityId'];
      if (!isFault('changes the address in its list alone')) address.shownCityId = address.cityId;
      return { code: 0 };
    },
    deleteAddress(call, user) {
      const address = addressOf(call, user);
      if (!address) return refused;
      addresses.splice(addresses.indexOf(address), 1);
      return { code: 0 };
    },
    checkFavorite: ({ payload }, user) => ({
      code: 0,
      body: { status: favorites.has(`${user} ${String(payload['vehicleId'])}`) ? 1 : 0 },
    }),
    saveFavorite({ payload }, user) {
      favorites.add(`${user} ${String(payload['vehicleId'])}`);
      return { code: 0 };
    },
    cancelFavorite({ payload }, user) {
      favorites.delete(`${user} ${String(payload['vehicleId'])}`);
      return { code: 0 };
    },
  };

  function openSession(email: string): PlainAnswer {
    const accessToken = `gat_market_session_${emails.size}`;
    emails.set(accessToken, email);
    return { code: 0, body: { accessToken, refreshToken: `grt_${accessToken}` } };
  }

  /** The late repeats of a walk come after other changes under other keys. */
  let latest: string | undefined;

  const answer =
    (right: AnswerCall): AnswerCall =>
    async (call) => {
      const { operation, payload, token = '', idempotencyKey = '' } = call;
      if (operation.id === 'login') return openSession(String(payload['email']));
      if (operation.id === 'refreshToken') {
        return openSession(emails.get(String(payload['refreshToken']).replace('grt_', '')) ?? '');
      }
      if (operation.auth !== 'user') return right(call);
      const user = emails.get(token);
      if (user === undefined) return stranger;
      const key = `${user} ${idempotencyKey}`;
      const isLate = isFault('answers late repeats anew') && latest !== key;
      const known = idempotencyKey === '' || isLate ? undefined : answers.get(key);
      if (known) return known;
      const act = acts[operation.id] ?? ((one) => right(one));
      const made = Promise.resolve(act(call, user, right));
      if (operation.replay === 'idempotent') {
        latest = key;
        if ((await made).code === 0) answers.set(key, made);
      }
      return made;
    };

  return { answer };
}
