import { Stream } from 'node:stream';
import type { core } from 'zod/mini';
import type { Call, PlainAnswer } from './call.ts';
import type { HostContract } from './contract.ts';

/** How often a consumer made a call, or used one of its fields, by names only. */
export interface Use {
  consumer: string;
  operation: string;
  /** Empty for the call itself, otherwise such as `payload.makeId` or `answer.list.price`. */
  field: string;
  count: number;
  /** The last day in UTC. */
  lastOn: string;
}

export interface UsageCounter {
  /** Counts a call after its answer. Returns at once. */
  note(call: Call, answer: PlainAnswer): void;
  /** Hands over what was counted since the last time. */
  take(): Use[];
  /** Takes back what could not be saved. */
  giveBack(uses: readonly Use[]): void;
}

/** Callers choose their names, so further ones share one entry. */
const mostConsumers = 100;
const others = 'others';
const unnamed = 'unnamed';
/** How many answers of a consumer's call are inspected after each save; later only one in a hundred. */
const looks = 10;
const thereafter = 100;
const mostEntries = 3;

/**
 * Counts calls and the names of their fields per consumer. Memory is bounded by the contract: values, and names that the
 * contract does not list, are never stored.
 */
export function createUsageCounter(contract: HostContract, clock: () => Date = () => new Date()): UsageCounter {
  /** By consumer and call, then by field. */
  let uses = new Map<string, Map<string, Use>>();
  const consumers = new Set<string>([unnamed]);
  const known = new Map<string, Record<'payload' | 'answer', Fields>>();

  function fieldsOf(operation: string): Record<'payload' | 'answer', Fields> {
    const schemas = contract.validators[operation];
    const fields = known.get(operation) ?? { payload: readFields(schemas?.payload), answer: readFields(schemas?.body) };
    known.set(operation, fields);
    return fields;
  }

  function nameOf(consumer: string): string {
    if (!consumers.has(consumer) && consumers.size >= mostConsumers) return others;
    consumers.add(consumer);
    return consumer;
  }

  function usesOf(consumer: string, operation: string): Map<string, Use> {
    const key = `${consumer} ${operation}`;
    const ofCall = uses.get(key) ?? new Map<string, Use>();
    uses.set(key, ofCall);
    return ofCall;
  }

  function add(ofCall: Map<string, Use>, { consumer, operation, field, count, lastOn }: Use): void {
    const entry = ofCall.get(field);
    if (!entry) ofCall.set(field, { consumer, operation, field, count, lastOn });
    else {
      entry.count += count;
      if (lastOn > entry.lastOn) entry.lastOn = lastOn;
    }
  }

  function countCall(
    { operation: { id: operation }, payload, consumer: name = unnamed }: Call,
    { body }: PlainAnswer,
  ): void {
    const consumer = nameOf(name);
    const ofCall = usesOf(consumer, operation);
    const lastOn = clock().toISOString().slice(0, 10);
    const note = (field: string) => add(ofCall, { consumer, operation, field, count: 1, lastOn });
    note('');
    const fields = fieldsOf(operation);
    const found = new Set<string>();
    collect(payload, fields.payload, 'payload', found);
    const calls = ofCall.get('')?.count ?? 0;
    const isLookedInto = calls <= looks || calls % thereafter === 0;
    if (isLookedInto && !(body instanceof Stream)) collect(body, fields.answer, 'answer', found);
    for (const field of found) note(field);
  }

  return {
    note: (call, answer) => void setImmediate(() => countCall(call, answer)),
    take() {
      const taken = [...uses.values()].flatMap((ofCall) => [...ofCall.values()]);
      uses = new Map();
      return taken;
    },
    giveBack(taken) {
      for (const use of taken) add(usesOf(use.consumer, use.operation), use);
    },
  };
}

/** The fields that a schema names. The names of a map's entries are values, so only those below them count. */
interface Fields {
  named: Map<string, Fields>;
  entries?: Fields;
}

const deepest = 8;

function readFields(schema: core.$ZodType | undefined, depth = 0): Fields {
  if (!schema || depth > deepest) return { named: new Map() };
  const { def } = (schema as core.$ZodTypes)._zod;
  const inner = (one: core.$ZodType) => readFields(one, depth + 1);
  if (def.type === 'object') {
    return { named: new Map(Object.entries(def.shape).map(([name, field]) => [name, inner(field)])) };
  }
  if (def.type === 'record') return { named: new Map(), entries: inner(def.valueType) };
  if (def.type === 'array') return readFields(def.element, depth);
  if (def.type === 'union') return def.options.map((one) => readFields(one, depth)).reduce(join);
  if (def.type === 'intersection') return join(readFields(def.left, depth), readFields(def.right, depth));
  if (def.type === 'optional' || def.type === 'nullable') return readFields(def.innerType, depth);
  return def.type === 'lazy' ? inner(def.getter()) : { named: new Map() };
}

function join(one: Fields, other: Fields): Fields {
  const named = new Map(one.named);
  for (const [name, fields] of other.named) {
    const known = named.get(name);
    named.set(name, known ? join(known, fields) : fields);
  }
  const entries = one.entries ?? other.entries;
  return { named, ...(entries && { entries }) };
}

function collect(value: unknown, fields: Fields, path: string, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value.slice(0, mostEntries)) collect(entry, fields, path, found);
    return;
  }
  const { entries } = fields;
  if (entries) {
    for (const entry of Object.values(value).slice(0, mostEntries)) collect(entry, entries, path, found);
  }
  for (const [name, below] of fields.named) {
    const part: unknown = Reflect.get(value, name);
    if (part === undefined) continue;
    found.add(`${path}.${name}`);
    collect(part, below, `${path}.${name}`, found);
  }
}
