import type { StaffAct } from '#generated/client/types.gen.ts';

/** A recorded value. A list of plain values counts as one value. */
export type Recorded = string | number | boolean | null | readonly (string | number | boolean | null)[];

/** A changed field with its path. */
export interface Change {
  path: readonly string[];
  before?: Recorded;
  after?: Recorded;
}

/** Fields that differ before and after, without the version, which always changes. */
export function readChanges({ before, after }: Pick<StaffAct, 'before' | 'after'>): Change[] {
  const [was, is] = [flatten(before), flatten(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    const isEmpty = [old, now].every((value) => value === undefined || value === null || value === '');
    if (key === 'version' || isEmpty || JSON.stringify(old) === JSON.stringify(now)) return [];
    return [
      {
        path: key.split('\n'),
        ...(old !== undefined && { before: old }),
        ...(now !== undefined && { after: now }),
      },
    ];
  });
}

/** Flattens a recorded object into fields by path. */
function flatten(json: string | undefined): Map<string, Recorded> {
  const fields = new Map<string, Recorded>();
  const visit = (value: unknown, path: readonly string[]): void => {
    if (isRecorded(value)) fields.set(path.join('\n'), value);
    else if (Array.isArray(value)) value.forEach((entry, place) => visit(entry, [...path, String(place + 1)]));
    else for (const [name, entry] of Object.entries(Object(value))) visit(entry, [...path, inCamelCase(name)]);
  };
  if (json !== undefined) visit(JSON.parse(json), []);
  return fields;
}

function isRecorded(value: unknown): value is Recorded {
  return Array.isArray(value) ? value.every(isPlain) : isPlain(value);
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Some fields are recorded by their column names. */
const inCamelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
