import type { Options } from '../target/options.ts';

export type Fields = Record<string, unknown>;

/** Calls an operation with its example payload and these changes; returns the body of a success. */
export type Ask = (id: string, changes?: Fields) => Promise<unknown>;

export interface Preparation {
  /** What the target or the user must provide; reported if the call never succeeded. */
  needs: string;
  /** Values that the contract's example cannot know; undefined if unavailable. */
  changes: (ask: Ask, options: Pick<Options, 'login' | 'keys'>) => Promise<Fields | undefined>;
}

const credentials = 'the credentials of a user: --login EMAIL and GARIPORT_PASSWORD';

/** Calls that succeed only in a state that no example can describe, each with the calls that create it. */
export const preparations: Readonly<Record<string, Preparation>> = {
  login: { needs: credentials, changes: async (_ask, { login }) => login },

  refreshToken: {
    needs: credentials,
    async changes(ask, { login }) {
      const { refreshToken } = fieldsOf(await ask('login', login));
      return refreshToken === undefined ? undefined : { refreshToken };
    },
  },

  closeOrder: {
    needs: 'an order that awaits its deposit, or a vehicle that can be reserved',
    async changes(ask) {
      const id = (await findOrder(ask, 0)) ?? (await reserve(ask));
      return id === undefined ? undefined : { id };
    },
  },

  payDeposit: {
    needs: 'a vehicle that can be reserved, or an order that awaits its deposit',
    async changes(ask) {
      const id = (await reserve(ask)) ?? (await findOrder(ask, 0));
      return withProof(ask, id);
    },
  },

  payBalance: {
    needs: 'an order of the user that awaits its balance, which the staff bring about',
    changes: async (ask) => withProof(ask, await findOrder(ask, 4)),
  },

  confirmDelivery: {
    needs: 'an order of the user that is in transit, which the staff bring about',
    async changes(ask) {
      const id = await findOrder(ask, 6);
      return id === undefined ? undefined : { id };
    },
  },

  createDealer: { needs: 'a user without a dealer certificate (--login)', changes: uploadCertificates },

  updateDealer: {
    needs: 'a user whose dealer certificate was rejected (--login)',
    async changes(ask) {
      const { id } = fieldsOf(await ask('getDealerCertificate'));
      const pictures = await uploadCertificates(ask);
      return id === undefined || !pictures ? undefined : { id, ...pictures };
    },
  },

  verifyRegistration: {
    needs: 'the key from a registration e-mail: GARIPORT_REGISTRATION_KEY',
    changes: async (_ask, { keys }) => withKey(keys.registration),
  },

  findPassword: {
    needs: 'a solved captcha, which no program can provide',
    changes: async () => undefined,
  },

  resetPassword: {
    needs: 'the key from a password reset e-mail: GARIPORT_RESET_KEY',
    changes: async (_ask, { keys }) => withKey(keys.reset),
  },
};

function withKey(authKey: string | undefined): Fields | undefined {
  return authKey === undefined ? undefined : { authKey };
}

function fieldsOf(body: unknown): Fields {
  return Object(body) as Fields;
}

async function listOrders(ask: Ask): Promise<Fields[]> {
  const orders = await ask('listOrders');
  return Array.isArray(orders) ? (orders as Fields[]) : [];
}

async function findOrder(ask: Ask, status: number): Promise<unknown> {
  return (await listOrders(ask)).find((order) => order['status'] === status)?.['id'];
}

/** How many vehicles are tried; others may have reserved the first ones. */
const TRIED = 5;

/** Reserves a vehicle with the required confirmations and no coupon; returns the order's id. */
async function reserve(ask: Ask): Promise<unknown> {
  const before = new Set((await listOrders(ask)).map(({ id }) => id));
  const { vehicleList } = fieldsOf(await ask('listVehicles'));
  const vehicles = Array.isArray(vehicleList) ? (vehicleList as Fields[]) : [];
  const without = { couponDetailIds: undefined, discountPrice: undefined, discountPriceUSD: undefined };
  // Examples and demos use the first vehicles of the list.
  for (const { id } of vehicles.toReversed().slice(0, TRIED)) {
    const receipt = await ask('submitOrder', { id, ...without, discountPriceJPY: undefined });
    if (receipt === undefined) continue;
    return (await listOrders(ask)).find((order) => !before.has(order['id']))?.['id'];
  }
  return undefined;
}

async function withProof(ask: Ask, id: unknown): Promise<Fields | undefined> {
  if (id === undefined) return undefined;
  const { url } = fieldsOf(await ask('uploadImage'));
  return url === undefined ? undefined : { id, proofImage: url };
}

async function uploadCertificates(ask: Ask): Promise<Fields | undefined> {
  const [vat, tax] = [fieldsOf(await ask('uploadDealerClue')), fieldsOf(await ask('uploadDealerClue'))];
  if (vat['url'] === undefined || tax['url'] === undefined) return undefined;
  return { vatNoPic: vat['url'], taxNoPic: tax['url'] };
}
