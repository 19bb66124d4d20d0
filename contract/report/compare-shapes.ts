import {
  resolveSchema,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PlacedOperation,
  type Schema,
} from '../document/openapi.ts';
import type { Finding, Hit } from './change.ts';
import { carriesCommon, commonPointer } from './comparable.ts';
import { pointerOf } from './compare-operations.ts';
import { isGraver } from './impact.ts';
import { point } from './pointer.ts';
import { compareSchemas } from './schema/compare-schema.ts';
import { judge, type Direction } from './schema/judge.ts';
import type { Located } from './schema/open-schema.ts';
import type { OperationPair, Side } from './side.ts';

/** Payloads, parameters and answers of the operations that both sides have. A shared schema's change is told once. */
export function compareShapes(base: Side, head: Side, pairs: readonly OperationPair[]): Finding[] {
  const told = new Map<string, Finding>();
  const compare = (before: Located, now: Located, direction: Direction, operation: string) => {
    for (const { effect, ...difference } of compareSchemas(before, now, direction)) {
      const impact = judge(effect, direction);
      const hits: Hit[] = impact === 'major' ? [direction === 'payload' ? 'senders' : 'readers'] : [];
      merge(told, { ...difference, impact, operations: [operation], hits });
    }
  };
  for (const { id, base: before, head: now } of pairs) {
    if (carriesCommon(before.operation) && carriesCommon(now.operation)) {
      compare(common(base.comparable), common(head.comparable), 'payload', id);
    }
    const [was, is] = [at(base.comparable, before), at(head.comparable, now)];
    compare(payload(was), payload(is), 'payload', id);
    compare(parameters(was), parameters(is), 'payload', id);
    const [answered, answers] = [answer(was), answer(is)];
    if (answered && answers) compare(answered, answers, 'answer', id);
  }
  return [...told.values()];
}

/** The same difference met by another operation, or in the other direction: it counts where it is gravest. */
function merge(told: Map<string, Finding>, found: Finding): void {
  const key = `${found.kind} ${found.pointer}`;
  const known = told.get(key);
  if (!known || isGraver(found.impact, known.impact)) {
    told.set(key, found);
  } else if (known.impact === found.impact) {
    known.operations = [...new Set([...known.operations, ...found.operations])];
    known.hits = [...new Set([...known.hits, ...found.hits])];
  }
}

interface Place {
  document: OpenApiDocument;
  operation: Operation;
  pointer: string;
}

function at(document: OpenApiDocument, placed: PlacedOperation): Place {
  const operation = document.paths[placed.path]?.[placed.method] ?? placed.operation;
  return { document, operation, pointer: pointerOf(placed) };
}

function common(document: OpenApiDocument): Located {
  return { document, schema: document.components.schemas['CommonPayload'] ?? {}, pointer: commonPointer };
}

const nothing: Schema = { type: 'object', properties: {} };

function payload({ document, operation, pointer }: Place): Located {
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? ['application/json', {}];
  const place = point(pointer, 'requestBody', 'content', type, 'schema');
  return { document, schema: media.schema ?? nothing, pointer: place };
}

/** Parameters as the fields of an object, which is what they are to a sender. */
function parameters({ document, operation, pointer }: Place): Located {
  const list: Parameter[] = operation.parameters ?? [];
  const fields = list.map(({ name, schema, description }) => {
    return [name, description === undefined ? schema : { ...schema, description }] as const;
  });
  const required = list.filter((parameter) => parameter.required).map(({ name }) => name);
  const schema = { ...nothing, properties: Object.fromEntries(fields), required };
  return { document, schema, pointer: point(pointer, 'parameters') };
}

function answer({ document, operation, pointer }: Place): Located | undefined {
  const [type, media] = Object.entries(operation.responses['200']?.content ?? {})[0] ?? [];
  if (!type || !media?.schema) return undefined;
  const { $ref } = media.schema;
  // The wrapper that generation makes is named after its operation, so its name says nothing new.
  if ($ref) return { document, schema: resolveSchema(document, media.schema), pointer: $ref };
  return { document, schema: media.schema, pointer: point(pointer, 'responses', '200', 'content', type, 'schema') };
}
