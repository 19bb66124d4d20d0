import { readSession, writeSession } from './stored-state.ts';

type Values = Readonly<Record<string, string>>;

interface Unsent {
  /** Whose it is: the next person in this tab must not find it. */
  owner: string;
  values: Values;
}

const itemFor = (form: string) => `unsent:${form}`;

/** What somebody had typed into a form before the page was loaded anew; of its fields alone, empty where there is nothing. */
export function readUnsent<Known extends Values>(form: string, owner: string, fields: Known): Partial<Known> {
  try {
    const unsent = JSON.parse(readSession(itemFor(form)) ?? 'null') as Unsent | null;
    if (unsent?.owner !== owner) return {};
    const kept = Object.entries(unsent.values).filter(([name, value]) => name in fields && typeof value === 'string');
    return Object.fromEntries(kept) as Partial<Known>;
  } catch {
    return {};
  }
}

export function keepUnsent(form: string, owner: string, values: Values): void {
  writeSession(itemFor(form), JSON.stringify({ owner, values } satisfies Unsent));
}

/** It has been sent, or given up. */
export function dropUnsent(form: string): void {
  writeSession(itemFor(form), undefined);
}
