import type { StaffAct } from '../../../generated/client/types.gen.ts';

/** A value of the record: its lists of plain values are one value. */
export type Recorded = string | number | boolean | null | readonly (string | number | boolean | null)[];

/** A field that an act has changed, with the names that lead to it. */
export interface Change {
  path: readonly string[];
  before?: Recorded;
  after?: Recorded;
}

/** The fields of an act that differ before and after. The version is left out, which counts with every change. */
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

/** The fields of an object as it was recorded, by the names that lead to them. */
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

/** Some fields are recorded by the names of their columns. */
const inCamelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
