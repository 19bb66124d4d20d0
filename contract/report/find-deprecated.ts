import { daysBetween } from '../document/day.ts';
import { type OpenApiDocument, operationsOf, point, unescapePart } from '../document/openapi.ts';
import type { FindPlace, Place } from './places/find-place.ts';
import { namePlace } from './verdict/judge.ts';
import { pointerOf } from './compare-operations.ts';
import { fieldsOf } from './consumers/fields.ts';
import type { Usage } from './consumers/affected-consumers.ts';
import { latestFirst, type Observed } from './consumers/observed-usage.ts';
import type { LastUse } from './verdict/change.ts';

/** Something deprecated, and the days until it is removed. */
export interface Deprecated extends Place {
  /** In words: a call, or a field. */
  what: string;
  pointer: string;
  sunset: string;
  /** Days until then; below 0 the day has passed. */
  days: number;
  /** The calls that it belongs to. */
  operations: string[];
  /** Its remaining consumers. */
  consumers: string[];
  /** Who used it last, if usage was given. */
  lastUses?: LastUse[];
}

/** Everything deprecated, the earliest day first. */
export function findDeprecated(
  document: OpenApiDocument,
  usages: readonly Usage[],
  placeOf: FindPlace,
  today: string,
  observed?: Observed,
): Deprecated[] {
  const found = new Map<string, Deprecated>();

  function add(
    { what, pointer, sunset, field }: { what: string; pointer: string; sunset: string; field?: string },
    operation: string,
    users: readonly Usage[],
  ): void {
    const known = found.get(pointer) ?? {
      what,
      pointer,
      sunset,
      days: daysBetween(today, sunset),
      operations: [],
      consumers: [],
      ...placeOf(pointer, [operation]),
    };
    const consumers = [...known.consumers, ...users.map(({ name }) => name)];
    const operations = [...new Set([...known.operations, operation])];
    const lastUses = observed && latestFirst([...(known.lastUses ?? []), ...observed.lastUses(operation, field)]);
    found.set(pointer, {
      ...known,
      operations,
      consumers: [...new Set(consumers)],
      ...(lastUses && { lastUses }),
    });
  }

  for (const placed of operationsOf(document)) {
    const { operation } = placed;
    const id = operation.operationId;
    const callers = usages.filter(({ calls }) => calls.has(id));
    const sunset = operation['x-sunset'];
    if (sunset !== undefined) {
      add({ what: `\`${id}\``, pointer: point(pointerOf(placed), 'x-sunset'), sunset }, id, callers);
    }
    for (const parameter of operation.parameters ?? []) {
      if (parameter['x-sunset'] === undefined) continue;
      const place = point(pointerOf(placed), 'parameters', 'properties', parameter.name);
      const field = `payload.${parameter.name}`;
      add({ what: namePlace(place), pointer: place, sunset: parameter['x-sunset'], field }, id, callers);
    }
    const fields = fieldsOf(document, placed);
    for (const direction of ['payload', 'answer'] as const) {
      for (const field of fields[direction]) {
        for (const pointer of field.pointers) {
          const until = sunsetAt(document, pointer);
          if (until === undefined) continue;
          const users = callers.filter((usage) => usage.usesField(id, direction, field));
          const path = `${direction}.${field.path}`;
          add({ what: namePlace(pointer), pointer, sunset: until, field: path }, id, users);
        }
      }
    }
  }
  return [...found.values()].toSorted((one, other) => one.days - other.days || (one.pointer < other.pointer ? -1 : 1));
}

function sunsetAt(document: OpenApiDocument, pointer: string): string | undefined {
  let value: unknown = document;
  for (const part of pointer.split('/').slice(1)) value = Object(value)[unescapePart(part)];
  const sunset: unknown = Object(value)['x-sunset'];
  return typeof sunset === 'string' ? sunset : undefined;
}
