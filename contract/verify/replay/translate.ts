const naming = /(?:^id|^url|Id|Ids|No|Number|Key|Path|Url|Image)$/;

/**
 * Translates ids of a recording to those of another backend: an order that is created again has another number there.
 */
export interface Translation {
  /** Learns from two answers to the same call. */
  learn(recorded: unknown, given: unknown): void;
  translate(value: unknown): unknown;
}

export function createTranslation(): Translation {
  /** By recorded value, then by field: an order and a port may have the same number. */
  const names = new Map<Name, Map<string, Name>>();

  function learn(recorded: unknown, given: unknown, field = ''): void {
    if (Array.isArray(recorded) && Array.isArray(given)) {
      for (const [index, entry] of recorded.entries()) learn(entry, given[index], field);
    } else if (isObject(recorded) && isObject(given)) {
      for (const [name, value] of Object.entries(recorded)) learn(value, given[name], name);
    } else if (naming.test(field) && isName(recorded) && isName(given)) {
      const known = names.get(recorded) ?? new Map<string, Name>();
      names.set(recorded, known.set(field, given));
    }
  }

  function translate(value: unknown, field = ''): unknown {
    if (Array.isArray(value)) return value.map((entry) => translate(entry, field));
    if (isObject(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, translate(entry, name)]));
    }
    if (!naming.test(field) || !isName(value)) return value;
    const known = names.get(value);
    // An answer's `id` is called `orderId` in a payload.
    return known?.get(field) ?? known?.get('id') ?? [...(known?.values() ?? [])].at(-1) ?? value;
  }

  return { learn, translate: (value) => translate(value) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Name = string | number;

function isName(value: unknown): value is Name {
  return typeof value === 'string' || typeof value === 'number';
}
