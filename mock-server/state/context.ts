import type { OperationId } from '#generated/operations.ts';
import type { BodyOf, Handlers, PayloadOf } from '#generated/server.ts';
import { type FailureKey, failureText } from '#server/platform/calls/texts.ts';
import type { Language } from '#wire/language.ts';
import type { ExampleVehicles } from './example-vehicles.ts';
import type { PersonData, Memory } from './memory.ts';
import type { Person } from './people.ts';

/** A handler's context besides its payload. */
export interface MockContext {
  memory: Memory;
  person: Person;
  /** The person's data; a handler changes it in place. */
  own: PersonData;
  vehicles: ExampleVehicles;
  language: Language;
  timeZone: string;
  now: Date;
  /** The example answer, produced by Prism; undefined if it is not a success. */
  show: <Id extends OperationId>(id: Id, payload: PayloadOf<Id>) => Promise<BodyOf<Id> | undefined>;
}

export type MockHandlers = Partial<Handlers<MockContext>>;

/** Makes a refusal in the caller's language. */
export function refuse({ language }: MockContext, key: FailureKey): { code: 400; message: string; reason: FailureKey } {
  return { code: 400, message: failureText(key, language), reason: key };
}

export function pageOf<Item>(items: readonly Item[], { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const start = (pageNo - 1) * pageSize;
  return items.slice(start, start + pageSize);
}
