import { isWithin, type OpenApiDocument, resolveSchema } from '#contract/document/openapi.ts';
import type { Finding } from '../verdict/change.ts';
import { pairOperations, type Side } from '../side.ts';
import { type Direction, type Field, type Fields, fieldsNamed } from './fields.ts';

/** What is known about a consumer's use of the contract. */
export interface Usage {
  name: string;
  /** Refuses answers that differ from the contract it was built with, whether or not it reads what changed. */
  checksAnswers: boolean;
  calls: ReadonlySet<string>;
  usesField: (call: string, direction: Direction, field: Field) => boolean;
  usesCode: (call: string, code: { code: number; name: string }) => boolean;
}

/** Returns the consumers that a breaking change breaks. If the affected field is unknown, the call decides. */
export function createAffectedBy(base: Side, head: Side, usages: readonly Usage[]): (finding: Finding) => string[] {
  const oldIds = new Map(pairOperations(base, head).map((pair) => [pair.id, pair.base.operation.operationId]));
  const known = new Map<string, Fields>();
  const common = base.contract.canonical.components.schemas['CommonPayload']?.properties ?? {};

  /** The fields of a call as its consumers name them. */
  function fieldsAt(id: string): Fields {
    const placed = base.operations.get(id);
    const found = known.get(id) ?? fieldsNamed(base.contract.canonical, placed, id);
    const fields = found ?? { payload: [], answer: [] };
    known.set(id, fields);
    return fields;
  }

  function isHit(usage: Usage, finding: Finding, ids: readonly string[]): boolean {
    if (finding.pointer.startsWith('codes.yaml/')) return isHitByCode(usage, finding, ids);
    const used = ids.filter((id) => usage.calls.has(id));
    if (ids.length === 0) return usage.calls.size > 0;
    if (!isOfField(finding)) return used.length > 0;
    return used.some((id) =>
      finding.hits.some((hit) => {
        const direction: Direction = hit === 'senders' ? 'payload' : 'answer';
        if (direction === 'answer' && usage.checksAnswers && !isOptionalLoss(finding, base.contract.canonical))
          return true;
        const fields = findMeant(fieldsAt(id)[direction], finding.oldPointer ?? finding.pointer);
        // Nobody calls without the common payload fields.
        if (fields.length === 0 || (hit === 'senders' && fields.some(({ path }) => path in common))) return true;
        return fields.some((field) => usage.usesField(id, direction, field));
      }),
    );
  }

  function isHitByCode(usage: Usage, { kind, pointer, message }: Finding, ids: readonly string[]): boolean {
    const used = ids.length === 0 ? [...usage.calls] : ids.filter((id) => usage.calls.has(id));
    // Every client acts on the code, and consumers that handle all answers handle this one.
    const isForAll = kind === 'code-client' || (kind === 'answers-code' && message.startsWith('may now'));
    if (isForAll && ids.length > 0) return used.length > 0;
    const number = Number(pointer.split('/')[1]);
    const entries = [base, head].flatMap(({ contract }) => contract.catalogue.codes);
    return entries.some((entry) => entry.code === number && used.some((id) => usage.usesCode(id, entry)));
  }

  return (finding) => {
    if (finding.impact !== 'major') return [];
    const ids = [...new Set(finding.operations.map((id) => oldIds.get(id) ?? id))];
    return usages.filter((usage) => isHit(usage, finding, ids)).map(({ name }) => name);
  };
}

/** Changes of a single field. A newly required field concerns those who do not send it. */
const ofFields = new Set<Finding['kind']>([
  'field-removed',
  'field-renamed',
  'field-optional',
  'type',
  'values',
  'limit',
  'closed',
  'alternatives',
  'default',
  'access',
  'unjudged',
  'document',
]);

/** Whether a change concerns a single field rather than the whole call. */
export function isOfField({ kind }: Finding): boolean {
  return ofFields.has(kind);
}

/** The fields at or nearest above the change; empty if it concerns the whole. */
export function findMeant(fields: readonly Field[], pointer: string): Field[] {
  const lengths = fields.map(({ pointers }) =>
    Math.max(0, ...pointers.filter((place) => isWithin(pointer, place)).map(({ length }) => length)),
  );
  const nearest = Math.max(0, ...lengths);
  return nearest === 0 ? [] : fields.filter((_, at) => lengths[at] === nearest);
}

/** Whether an answer loses a field that was optional before. */
function isOptionalLoss({ kind, pointer, oldPointer = pointer }: Finding, document: OpenApiDocument): boolean {
  if (kind !== 'field-removed' && kind !== 'field-renamed') return false;
  const [, owner, name = ''] = /^#\/components\/schemas\/([^/]+)\/properties\/([^/]+)$/.exec(oldPointer) ?? [];
  const schema = document.components.schemas[owner ?? ''];
  return schema !== undefined && resolveSchema(document, schema).required?.includes(name) !== true;
}
