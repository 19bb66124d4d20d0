import { readSession, writeSession } from '#shared/state/stored-state.ts';

type Values = Readonly<Record<string, string>>;

interface Unsent {
  /** The owner: the next user of this tab must not see it. */
  owner: string;
  values: Values;
}

const itemFor = (form: string) => `unsent:${form}`;

/** The unsaved input of a form before a reload; only of its own fields, empty if there is none. */
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

export function saveUnsent(form: string, owner: string, values: Values): void {
  writeSession(itemFor(form), JSON.stringify({ owner, values } satisfies Unsent));
}

/** Deletes the input once it has been sent or given up. */
export function dropUnsent(form: string): void {
  writeSession(itemFor(form), undefined);
}
