import { type OperationId, operations } from '#generated/operations.ts';
import type { BodyOf, PayloadOf } from '#generated/server.ts';
import type { Call, PlainAnswer } from '#wire/host/call.ts';
import type { Examples } from '#wire/host/force.ts';
import { addressHandlers } from './addresses.ts';
import { createIdempotency } from './idempotency.ts';
import { createInitialData } from './initial-data.ts';
import { type MockContext, type MockHandlers, refuse } from './context.ts';
import { favoriteHandlers } from './favorites.ts';
import { inquiryHandlers } from './inquiries.ts';
import { discardInvalid } from './discard-invalid.ts';
import { readExampleVehicles } from './example-vehicles.ts';
import { dataOf, type Memory } from './memory.ts';
import { orderHandlers } from './orders.ts';
import {
  findPerson,
  type Person,
  personOf,
  validateEmail,
  findTokenOwner,
  issueTokens,
  registerPerson,
} from './people.ts';
import { offerHandlers } from './offers.ts';
import { questionHandlers } from './questions.ts';
import { detailHandlers } from './vehicle-detail.ts';
import { countryNameIn, findCountry } from '#server/marketplace/reference/places/countries.ts';

/** Account data of the logged-in person. Logging in and renewing a session need no login. */
const accountHandlers: MockHandlers = {
  getUserInfo: (_payload, { own, language }) => {
    const { email, countryName } = own.user;
    return { code: 0, body: { email, countryName: countryNameIn(language, countryName) } };
  },

  modifyCountry({ countryName }, context) {
    const country = findCountry(countryName);
    if (!country) return refuse(context, 'unknownCountry');
    context.own.user.countryName = country.names.en;
    return { code: 0 };
  },
};

const handlers: MockHandlers = {
  ...accountHandlers,
  ...addressHandlers,
  ...favoriteHandlers,
  ...inquiryHandlers,
  ...orderHandlers,
  ...offerHandlers,
  ...questionHandlers,
  ...detailHandlers,
};

/** Returns the example answer for a person's call. */
export type ShowExample = (call: Call, kind: Person['kind']) => Promise<PlainAnswer>;

export interface State {
  /** The person of a user's token. */
  personOf(token: string): Person;
  /** The answer from memory; undefined if the examples should answer. */
  answer(call: Call, person: Person | undefined): Promise<PlainAnswer> | undefined;
  once: ReturnType<typeof createIdempotency>;
}

/** Data of each person, on top of the contract's examples. */
export function createState(memory: Memory, examples: Examples, showExample: ShowExample): State {
  const vehicles = readExampleVehicles(examples);
  const begin = createInitialData(examples);
  const fresh = (owner: string) => begin(findPerson(memory, owner) ?? personOf(memory, ''));
  for (const line of discardInvalid(memory, { vehicles, begin: fresh })) console.log(line);

  function contextOf(call: Call, person: Person): MockContext {
    return {
      memory,
      person,
      own: dataOf(memory, person.owner, () => begin(person)),
      vehicles,
      language: call.language,
      timeZone: timeZoneOf(call.payload),
      now: new Date(),
      async show<Id extends OperationId>(id: Id, payload: PayloadOf<Id>) {
        const { language, timeZone } = call.payload;
        const wanted: object = { ...payload, language, timeZone };
        const shown = { ...call, operation: operations[id], payload: { ...wanted } };
        const { code, body } = await showExample(shown, person.kind);
        return code === 0 ? (body as BodyOf<Id>) : undefined;
      },
    };
  }

  return {
    personOf: (token) => personOf(memory, token),
    answer(call, person) {
      const { operation, payload } = call;
      const stranger = answerLogin(memory, operation.id, payload);
      if (stranger) return Promise.resolve(stranger);
      const handler = handlers[operation.id as OperationId] as
        | ((payload: unknown, context: MockContext) => PlainAnswer | Promise<PlainAnswer>)
        | undefined;
      return handler && person && Promise.resolve(handler(payload, contextOf(call, person)));
    },
    once: createIdempotency(memory),
  };
}

/** The contract accepts any text as a time zone; times in unknown zones are written in UTC. */
function timeZoneOf({ timeZone }: Call['payload']): string {
  if (typeof timeZone !== 'string') return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** The calls that log somebody in; undefined for all others. */
function answerLogin(memory: Memory, id: string, payload: Readonly<Record<string, unknown>>): PlainAnswer | undefined {
  const text = (field: string) => {
    const value = payload[field];
    return typeof value === 'string' ? value : '';
  };
  if (id === 'login') {
    const email = text('email');
    const person = findPerson(memory, email);
    return person ? { code: 0, body: issueTokens(person) } : { code: 416, message: validateEmail(memory, email) ?? '' };
  }
  if (id === 'refreshToken') {
    const holder = findTokenOwner(memory, text('refreshToken'));
    return holder && { code: 0, body: issueTokens(holder) };
  }
  if (id === 'register') {
    registerPerson(memory, text('email'), text('countryName'));
    return { code: 0, body: { email: text('email'), verifyHour: 24 } };
  }
  return undefined;
}
