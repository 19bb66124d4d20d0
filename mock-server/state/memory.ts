import type {
  Address,
  Inquiry,
  Offer,
  Order,
  OwnQuestion,
  ThreadMessage,
  UserInfo,
} from '#generated/client/types.gen.ts';
import type { PlainAnswer } from '#wire/host/call.ts';

/** One person's data at the mock, in the contract's own shapes and in English. */
export interface PersonData {
  /** Whether this person's actions, such as reserving a vehicle, are invisible to others. */
  isAlone: boolean;
  user: UserInfo;
  /** The default first, then the last changed. */
  addresses: Address[];
  /** Ids of vehicles, the last saved first. */
  favorites: string[];
  /** Latest first. */
  inquiries: Inquiry[];
  /** By vehicle id, latest first. */
  questions: Record<string, OwnQuestion[]>;
  /** By vehicle id: the last offer, and the steps of all. */
  offers: Record<string, { offer: Offer; messages: ThreadMessage[] }>;
  /** Latest first. */
  orders: Order[];
  /** The ids of orders created here. Details of the others are in the contract's examples. */
  reserved: string[];
}

/** The answer for an idempotency key. */
export interface Answered {
  call: string;
  answer: PlainAnswer;
}

/**
 * The mock's memory, by owner. It is only data, so it survives when modules are reloaded after a change of the
 * contract.
 */
export interface Memory {
  people: Map<string, PersonData>;
  answered: Map<string, Map<string, Answered>>;
  /** Registered people by e-mail, with their country. */
  registered: Map<string, string>;
  /** The number of ids issued. */
  given: number;
}

export function createMemory(): Memory {
  return { people: new Map(), answered: new Map(), registered: new Map(), given: 0 };
}

/** Any token creates a person, so the least recently seen are dropped. */
export const mostPeople = 1000;
const mostAnswers = 1000;

export function dataOf(memory: Memory, owner: string, begin: () => PersonData): PersonData {
  const own = memory.people.get(owner) ?? begin();
  dropOldest(memory.people, owner, own, mostPeople);
  return own;
}

export function answersTo(memory: Memory, owner: string): Map<string, Answered> {
  const own = memory.answered.get(owner) ?? new Map<string, Answered>();
  dropOldest(memory.answered, owner, own, mostPeople);
  return own;
}

export function storeAnswer(answers: Map<string, Answered>, key: string, answered: Answered): void {
  dropOldest(answers, key, answered, mostAnswers);
}

const firstIds = { order: 510_000, address: 710_000, question: 980_000, offer: 990_000 } as const;

export function nextId(memory: Memory, kind: keyof typeof firstIds): string {
  memory.given += 1;
  return String(firstIds[kind] + memory.given);
}

function dropOldest<Value>(entries: Map<string, Value>, name: string, value: Value, most: number): void {
  entries.delete(name);
  entries.set(name, value);
  const [oldest] = entries.size > most ? entries.keys() : [];
  if (oldest !== undefined) entries.delete(oldest);
}
