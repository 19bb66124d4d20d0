import type { AnswerCall, Call, PlainAnswer } from '#wire/host/call.ts';
import type { BackendChanges } from './backend.ts';
import type { Body } from './backend-changes.ts';

/** Faults that the declared laws and the tokens of others show. */
export type ShopFault =
  | 'takes a made-up token for the demo buyer'
  | 'takes the token of a visitor for a user'
  | 'takes the token of a user for a staff member'
  | 'takes any password'
  | 'answers a key of another user with the answer of that user'
  | 'shows an entry on two pages'
  | 'counts one page as the total'
  | 'ignores the page size'
  | 'ignores a filter'
  | 'ignores the order'
  | 'ignores the language'
  | 'ignores the time zone'
  | 'adds up prices wrongly'
  | 'refuses large pages'
  | 'skips an entry between two pages'
  | 'sorts texts as numbers'
  | 'counts without the filter'
  | 'shows an address to strangers'
  | 'refuses in English instead of Swahili'
  | 'shows a broken list after a change'
  | 'breaks a query by a change';

const userTokens = new Map([
  ['shop_token_of_user_1', 'first@example.com'],
  ['shop_token_of_user_2', 'second@example.com'],
]);
export const staffToken = 'shop_staff_token_0000000000';
export const people = ['--login', 'first@example.com', '--other', 'second@example.com', '--staff-token', staffToken];
export const passwords = { GARIPORT_PASSWORD: 'Mombasa2026', GARIPORT_OTHER_PASSWORD: 'Mombasa2026' };

const fuels = ['petrol', 'diesel', 'hybrid', 'electric'];
const texts = { en: 'Awaiting deposit', zh: '待付订金', ja: 'デポジット待ち', sw: 'Inasubiri malipo' };
const refusals = { en: 'Please log in.', zh: '请登录。', ja: 'ログインしてください。', sw: 'Tafadhali ingia.' };

const vehicles = Array.from({ length: 40 }, (_, at) => ({
  id: `v${at}`,
  priceUSD: 2000 + ((at * 7919) % 9000),
  displayMileage: ((at * 104_729) % 150_000).toLocaleString('en'),
  registrationDate: `${2008 + ((at * 5) % 14)}-0${1 + (at % 9)}`,
  facts: {
    fuel: fuels[at % 4],
    steering: at % 3 === 0 ? 'left' : 'right',
    gearbox: at % 2 === 0 ? 'automatic' : 'manual',
    drive: at % 5 === 0 ? '4WD' : '2WD',
    colour: at % 2 === 0 ? 'white' : 'black',
    grade: at % 2 === 0 ? '5' : '4',
    price: 1 + (at % 7),
    carAge: 1 + (at % 3),
    mileage: 1 + (at % 3),
    seatsNum: 1 + (at % 2),
  } as Body,
}));

const orders: Readonly<Record<string, string>> = {
  priceAscending: 'priceUSD',
  priceDescending: 'priceUSD',
  yearNewest: 'registrationDate',
  mileageLowest: 'displayMileage',
};

/** The contract's example of the answer; of a list its first entry. */
async function exampleOf(call: Call, right: AnswerCall): Promise<Body> {
  const { body } = await right({ ...call, token: 'gat_of_the_examples' });
  return structuredClone(Array.isArray(body) ? body[0] : body) as Body;
}

/** A shop of vehicles, addresses and prices that keeps the laws of the contract, except for its fault. */
export function shop(fault?: ShopFault): BackendChanges {
  const isFault = (name: ShopFault) => fault === name;
  const addresses: { owner: string; id: string }[] = [{ owner: 'first@example.com', id: 'a0' }];
  const answers = new Map<string, Promise<PlainAnswer>>();

  function pageOf<Item>(items: readonly Item[], { pageNo, pageSize }: Body): Item[] {
    const size = isFault('ignores the page size') ? 24 : Number(pageSize);
    let start = (Number(pageNo) - 1) * size;
    if (Number(pageNo) > 1 && isFault('shows an entry on two pages')) start -= 1;
    if (Number(pageNo) > 1 && isFault('skips an entry between two pages')) start += 1;
    return items.slice(start, start + size);
  }

  function sorted({ sort }: Body): typeof vehicles {
    const field = orders[String(sort)];
    if (field === undefined || isFault('ignores the order')) return vehicles;
    const valueOf = (vehicle: (typeof vehicles)[number]): number | string => {
      const value = (vehicle as Body)[field];
      if (field !== 'displayMileage' || isFault('sorts texts as numbers')) return value as string;
      return Number(String(value).replaceAll(',', ''));
    };
    const rising = vehicles.toSorted((one, other) => (valueOf(one) < valueOf(other) ? -1 : 1));
    return sort === 'priceDescending' || sort === 'yearNewest' ? rising.toReversed() : rising;
  }

  function matches({ facts, registrationDate }: (typeof vehicles)[number], payload: Body): boolean {
    const year = Number(registrationDate.slice(0, 4));
    if (year < Number(payload['yearFrom'] ?? 0) || year > Number(payload['yearTo'] ?? 9999)) return false;
    return Object.keys(facts).every((name) => {
      if (name === 'fuel' && isFault('ignores a filter')) return true;
      return payload[name] === undefined || payload[name] === facts[name];
    });
  }

  type Act = (call: Call, right: AnswerCall, user: string) => PlainAnswer | Promise<PlainAnswer>;

  const acts: Readonly<Record<string, Act>> = {
    login({ payload }) {
      const token = [...userTokens].find(([, email]) => email === payload['email'])?.[0];
      const isRight = payload['password'] === passwords.GARIPORT_PASSWORD || isFault('takes any password');
      return token !== undefined && isRight
        ? { code: 0, body: { accessToken: token, refreshToken: `grt_${token}` } }
        : { code: 417 };
    },
    async listVehicles({ payload, language, ...call }, right) {
      if (isFault('refuses large pages') && Number(payload['pageSize']) > 100) {
        return { code: 400, message: 'Too many.', errorMessage: 'pageSize: at most 100' };
      }
      const example = await exampleOf(
        { ...call, language, payload: { language: 'en', timeZone: 'UTC', pageNo: 1, pageSize: 1 } },
        right,
      );
      const [card] = example['vehicleList'] as Body[];
      const found = sorted(payload).filter((vehicle) => matches(vehicle, payload));
      const page = pageOf(found, payload);
      const inLanguage = (text: string) =>
        language === 'en' || isFault('ignores the language') ? text : `${text} ${language}`;
      const total = isFault('counts one page as the total')
        ? page.length
        : isFault('counts without the filter')
          ? 40
          : found.length;
      const vehicleList = page.map(({ facts, ...vehicle }) => ({
        ...card,
        ...vehicle,
        fuel: inLanguage(String(facts['fuel'])),
      }));
      return { code: 0, body: { total, vehicleList } };
    },
    async listInquiries({ payload, ...call }, right) {
      const example = await exampleOf({ ...call, payload }, right);
      const zone = isFault('ignores the time zone') ? 'UTC' : String(payload['timeZone']);
      const shown = (at: number) =>
        new Date(Date.UTC(2026, 5, 15, 8, at)).toLocaleString('sv', { timeZone: zone }).slice(0, 16);
      const list = Array.from({ length: 5 }, (_, at) => ({
        ...example,
        createdAt: new Date(Date.UTC(2026, 5, 15, 8, at)).toISOString(),
        createTimeDesc: shown(at),
      }));
      return { code: 0, body: pageOf(list, payload) };
    },
    async listOrders(call, right) {
      const example = await exampleOf({ ...call, payload: { ...call.payload, pageNo: 1, pageSize: 10 } }, right);
      const list = call.payload['statusDesc'] === undefined ? [{ ...example, statusDesc: texts[call.language] }] : [];
      return { code: 0, body: pageOf(list, call.payload) };
    },
    async getPriceDetail(call, right) {
      const example = await exampleOf(call, right);
      if (isFault('adds up prices wrongly')) example['totalPriceUSD'] = Number(example['totalPriceUSD']) + 1;
      return { code: 0, body: example };
    },
    async listAddresses(call, right, user) {
      const example = await exampleOf(call, right);
      const own = addresses.filter(({ owner }) => owner === user);
      const isBroken = isFault('shows a broken list after a change') && addresses.length > 1;
      return { code: 0, body: own.map(({ id }) => ({ ...example, id: isBroken ? 7 : id })) };
    },
    async getAddress(call, right, user) {
      const address = addresses.find(({ id }) => id === call.payload['id']);
      if (!address || (address.owner !== user && !isFault('shows an address to strangers'))) {
        return { code: 400, message: 'It is not there.' };
      }
      const example = await exampleOf({ ...call, payload: { ...call.payload, id: '700001' } }, right);
      return { code: 0, body: { ...example, id: address.id } };
    },
    addAddress(_call, _right, owner) {
      addresses.push({ owner, id: `a${addresses.length}` });
      return { code: 0 };
    },
    getUserInfo: (_call, _right, email) =>
      isFault('breaks a query by a change') && addresses.length > 1
        ? { code: 500 }
        : { code: 0, body: { email, countryName: 'Kenya' } },
  };

  const answer =
    (right: AnswerCall): AnswerCall =>
    async (call) => {
      const { operation, token = '', idempotencyKey } = call;
      const act = acts[operation.id] ?? ((one: Call) => right({ ...one, token: 'gat_of_the_examples' }));
      if (operation.auth === 'none' || operation.auth === 'visitor') return act(call, right, '');
      const isEnglish = call.language === 'sw' && isFault('refuses in English instead of Swahili');
      const refused = { code: 421, message: refusals[isEnglish ? 'en' : call.language] };
      if (operation.auth === 'staff') {
        const isUser = userTokens.has(token) && isFault('takes the token of a user for a staff member');
        return token === staffToken || isUser ? right(call) : refused;
      }
      const user = userTokens.get(token) ?? (isLetIn(token) ? 'first@example.com' : undefined);
      if (user === undefined) return refused;
      const owner = isFault('answers a key of another user with the answer of that user') ? '' : user;
      if (operation.replay !== 'idempotent' || idempotencyKey === undefined) return act(call, right, user);
      const key = `${owner} ${idempotencyKey}`;
      const payload = JSON.stringify(call.payload);
      const known = answers.get(`${key} ${payload}`);
      if (known) return known;
      if ([...answers.keys()].some((one) => one.startsWith(`${key} `)))
        return { code: 400, message: 'The key was used.' };
      const made = Promise.resolve(act(call, right, user));
      answers.set(`${key} ${payload}`, made);
      return made;
    };

  function isLetIn(token: string): boolean {
    if (token === '') return false;
    if (token.startsWith('conformance_made_up')) return isFault('takes a made-up token for the demo buyer');
    return token !== staffToken && isFault('takes the token of a visitor for a user');
  }

  return { answer };
}
