import { encodeForm } from '#wire/envelope/form.ts';
import { acting, flipBit, type Transit } from './wire.ts';

export interface Sample {
  transit: Transit;
  form: string;
}

export interface Mutant {
  kind: string;
  transit: Transit;
  form: string;
}

type Kind = (sample: Sample, other: Sample) => { transit: Transit; form?: string };

const ODD_TEXTS = [
  '',
  '0',
  '-1',
  '1e15',
  '9'.repeat(400),
  '18446744073709551616',
  '0x18d',
  'null',
  'true',
  '[]',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  'Ａ',
  '車🚗',
  '%00',
  '%2',
  '"',
  '\\',
  '\\u0041',
  ' ',
  '\r\nX: y',
  '=',
  '====',
];

/** Yields mutants, the same ones for the same seed, and none that is equivalent to a sample. */
export function createMutator(samples: readonly Sample[], seed: number): () => Mutant {
  const random = mulberry32(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  };
  const names = Object.keys(acting);
  const field = () => {
    const part = acting[pick(names)];
    if (!part) throw new RangeError('No such part.');
    return part;
  };
  const at = (text: string) => below(text.length + 1);
  const flip = (text: string) =>
    text === '' ? '0' : flipBit(text, below(text.length), below(random() < 0.9 ? 8 : 16));
  const truncate = (text: string) => (random() < 0.5 ? text.slice(0, at(text)) : text.slice(at(text)));
  const insert = (text: string, piece: string, index = at(text)) => text.slice(0, index) + piece + text.slice(index);

  const kinds: Record<string, Kind> = {
    'a bit of a part': ({ transit }) => changed(transit, flip),
    'a cut part': ({ transit }) => changed(transit, truncate),
    'an odd part': ({ transit }) => changed(transit, () => pick(ODD_TEXTS)),
    'something put into a part': ({ transit }) => changed(transit, (text) => insert(text, pick(ODD_TEXTS))),
    'a part of another request': ({ transit }, other) => {
      const { get, set } = field();
      return { transit: set(transit, get(other.transit)) };
    },
    'two parts of another request': ({ transit }, other) => {
      const [first, second] = [field(), field()];
      return { transit: second.set(first.set(transit, first.get(other.transit)), second.get(other.transit)) };
    },
    'two parts changed over': ({ transit }) => {
      const [first, second] = [field(), field()];
      return { transit: second.set(first.set(transit, second.get(transit)), first.get(transit)) };
    },
    'bodies spliced': ({ transit }, other) => {
      const cut = 4 * below(transit.fields.body.length / 4);
      const body = transit.fields.body.slice(0, cut) + other.transit.fields.body.slice(cut);
      return { transit: { ...transit, fields: { ...transit.fields, body } } };
    },
    'a bit of the form': ({ transit, form }) => ({ transit, form: flip(form) }),
    'a cut form': ({ transit, form }) => ({ transit, form: truncate(form) }),
    'forms spliced': ({ transit, form }, other) => ({
      transit,
      form: form.slice(0, at(form)) + other.form.slice(at(other.form)),
    }),
    'something put into the form': ({ transit, form }) => ({ transit, form: insert(form, pick(ODD_TEXTS)) }),
    'a repeated form field': ({ transit, form }, other) => ({
      transit,
      form: `${form}&${pick([other.form, form, 'json=', 'x=1'])}`,
    }),
    'a repeated name': ({ transit, form }, other) => {
      const name = pick(Object.keys(transit.fields));
      const value = acting[name]?.get(other.transit) ?? '';
      return {
        transit,
        form: form.replace('%7B', () => encodeURIComponent(`{"${name}":${JSON.stringify(value)},`)),
      };
    },
    'more, fewer or other fields': ({ transit }) => {
      const fields: Record<string, unknown> = { ...transit.fields };
      const name = pick(Object.keys(fields));
      const oddName = pick([...ODD_TEXTS, 'prototype', 'BODY', 'toString']);
      const oddValue = pick<unknown>([0, 1e308, -0, null, true, [], {}, [fields[name]], { toString: 1 }, ...ODD_TEXTS]);
      if (random() < 0.5) delete fields[name];
      const entries = [...Object.entries(fields), [random() < 0.5 ? oddName : name, oddValue] as const];
      // Written by hand, because an object cannot have a name twice.
      const members = entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
      return { transit, form: `json=${encodeURIComponent(`{${members.join()}}`)}` };
    },
    'random JSON': ({ transit }) => ({ transit, form: json(randomJson(4)) }),
    'random text': ({ transit }) => ({
      transit,
      form: String.fromCharCode(...Array.from({ length: below(200) }, () => below(random() < 0.8 ? 128 : 65536))),
    }),
    'a header gone': ({ transit }) => {
      const name = pick(Object.keys(transit.headers).filter((header) => header !== 'content-type'));
      return { transit: { ...transit, headers: omit(transit.headers, name) } };
    },
  };

  function changed(transit: Transit, change: (text: string) => string): { transit: Transit } {
    const { get, set } = field();
    return { transit: set(transit, change(get(transit))) };
  }

  function randomJson(depth: number): unknown {
    const leaves = [0, -1, 1e308, 2 ** 53, null, true, ...ODD_TEXTS];
    if (depth === 0 || random() < 0.3) return pick<unknown>(leaves);
    const items = Array.from({ length: below(5) }, () => randomJson(depth - 1));
    if (random() < 0.3) return items;
    return Object.fromEntries(
      items.map((item) => [pick(['body', 'sign', 'sequenceId', 'partnerId', ...ODD_TEXTS]), item]),
    );
  }

  const kindNames = Object.keys(kinds);
  const originals = new Set(samples.map(({ transit, form }) => meaning(transit, form)));

  return function mutate(): Mutant {
    for (;;) {
      const kind = pick(kindNames);
      const sample = pick(samples);
      const { transit, form = encodeAnything(transit) } = kinds[kind]?.(sample, pick(samples)) ?? sample;
      if (!originals.has(meaning(transit, form))) return { kind, transit, form };
    }
  };
}

function json(value: unknown): string {
  return `json=${encodeURIComponent(JSON.stringify(value))}`;
}

/** The fields as a lenient parser would read them, to tell a mutant from another spelling of the same request. */
function meaning({ method, path, headers }: Transit, form: string): string {
  const { 'content-type': _type, ...rest } = headers;
  return JSON.stringify([method, path, sorted(rest), readFields(form) ?? form]);
}

function readFields(form: string): unknown {
  try {
    const entries = [...new URLSearchParams(form)];
    const text = entries.length === 1 && entries[0]?.[0] === 'json' ? entries[0][1] : '';
    const value: unknown = JSON.parse(text);
    // JSON.parse drops a repeated name, which must not make a mutant count as its original.
    return text.split('"').length === 17 ? sorted(value ?? {}) : undefined;
  } catch {
    return undefined;
  }
}

function sorted(fields: object): [string, unknown][] {
  return Object.entries(fields).toSorted(([left], [right]) => (left < right ? -1 : 1));
}

function encodeAnything({ fields }: Transit): string {
  // A lone surrogate has no percent-encoding; insert it as it is.
  return Object.values(fields).every((value) => value.isWellFormed())
    ? encodeForm(fields)
    : `json=${JSON.stringify(fields).replaceAll('&', '%26').replaceAll('+', '%2B')}`;
}

function omit(headers: Record<string, string>, name: string): Record<string, string> {
  const { [name]: _omitted, ...rest } = headers;
  return rest;
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
