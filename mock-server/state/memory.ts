import type { Address, Inquiry, Order, OwnQuestion, UserInfo } from '../../generated/client/types.gen.ts';
import type { PlainAnswer } from '../../wire/host/call.ts';

/** What one person has at the mock, in the contract's own shapes and in English. */
export interface Belongings {
  /** Whether nobody else sees what this person does, such as that a vehicle is reserved. */
  isAlone: boolean;
  user: UserInfo;
  /** The default first, then the last changed. */
  addresses: Address[];
  /** Ids of vehicles, the last saved first. */
  favorites: string[];
  /** The latest first. */
  inquiries: Inquiry[];
  /** By the ids of their vehicles, the latest first. */
  questions: Record<string, OwnQuestion[]>;
  /** The latest first. */
  orders: Order[];
  /** The ids of the orders that were made here. What the others hold, the contract's examples say themselves. */
  reserved: string[];
}

/** What was answered under an idempotency key. */
export interface Answered {
  call: string;
  answer: PlainAnswer;
}

/**
 * What the mock remembers, by its owners' names. It is data alone, so that it outlives the modules that are loaded anew
 * with each change of the contract.
 */
export interface Memory {
  people: Map<string, Belongings>;
  answered: Map<string, Map<string, Answered>>;
  /** Who has registered, by e-mail; the country of each. */
  registered: Map<string, string>;
  /** How many ids were given. */
  given: number;
}

export function createMemory(): Memory {
  return { people: new Map(), answered: new Map(), registered: new Map(), given: 0 };
}

/** Of the people whom nobody logs in as, since any token is one, those seen longest ago are forgotten. */
export const mostPeople = 1000;
const mostAnswers = 1000;

export function belongingsOf(memory: Memory, owner: string, begin: () => Belongings): Belongings {
  const own = memory.people.get(owner) ?? begin();
  keepLast(memory.people, owner, own, mostPeople);
  return own;
}

export function answersTo(memory: Memory, owner: string): Map<string, Answered> {
  const own = memory.answered.get(owner) ?? new Map<string, Answered>();
  keepLast(memory.answered, owner, own, mostPeople);
  return own;
}

export function cacheAnswer(answers: Map<string, Answered>, key: string, answered: Answered): void {
  keepLast(answers, key, answered, mostAnswers);
}

const firstIds = { order: 510_000, address: 710_000, question: 980_000 } as const;

export function nextId(memory: Memory, kind: 'order' | 'address' | 'question'): string {
  memory.given += 1;
  return String(firstIds[kind] + memory.given);
}

function keepLast<Value>(entries: Map<string, Value>, name: string, value: Value, most: number): void {
  entries.delete(name);
  entries.set(name, value);
  const [oldest] = entries.size > most ? entries.keys() : [];
  if (oldest !== undefined) entries.delete(oldest);
}
