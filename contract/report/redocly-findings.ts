import { isWithin, type OpenApiDocument, operationsOf, point } from '../document/openapi.ts';
import type { Finding, Hit } from './verdict/change.ts';
import { pointerOf } from './compare-operations.ts';
import type { RedoclyChange } from './redocly-diff.ts';
import type { OperationPair, Side } from './side.ts';

/** Only redocly compares these. Our own comparison decides everything in schemas, by the values that they allow. */
const theirs = /^(Root|Info|Tag|Server|Paths|PathItem|Operation|Parameter|RequestBody|Response|Security)/;

/** Fields of operations and parameters that our comparison covers, with their defaults. */
const ourFields: ReadonlySet<string> = new Set(['x-sunset', 'style', 'explode']);

/** Keywords of schemas, in case redocly names a place inside of one after its owner. */
const inSchema = /\/schema(\/|$)|^#\/components\/schemas\//;

/**
 * Findings of redocly's diff outside of schemas that we did not report. If both found something, our finding wins,
 * because it knows the operations and which of them send or read.
 */
export function addRedoclyFindings(
  found: readonly Finding[],
  changes: readonly RedoclyChange[],
  { base, head, pairs }: { base: Side; head: Side; pairs: readonly OperationPair[] },
): Finding[] {
  const added: Finding[] = [];
  const single = found.filter(({ kind }) => kind === 'operation-added' || kind === 'operation-removed');
  const crossed = findCrossed(base, head, pairs);
  for (const change of changes) {
    // Our comparison of fields reports added and removed payloads.
    if (change.typeName === 'RequestBody' && change.kind !== 'modified') continue;
    if (crossed.some((place) => isWithin(change.path, place))) continue;
    const pointer = change.revision?.pointer ?? change.base?.pointer ?? change.path;
    if (pointer === '#/info/version' || ourFields.has(change.property ?? '')) continue;
    if (!isTheirs(change) || inSchema.test(pointer)) continue;
    // An added or removed operation is one change, even if redocly takes two for a rename.
    if (single.some((finding) => isWithin(change.path, finding.pointer))) continue;
    const place = translate(pointer, change.revision ? head.comparable : base.comparable);
    // Our finding may be below or above, like a removed operation below its removed path.
    const isKnown = ({ kind, pointer: known, oldPointer = known }: Finding) =>
      // A changed type implies changed keywords.
      [kind === 'type' ? known.replace(/\/type$/, '') : known, oldPointer].some(
        (one) => isWithin(one, place) || isWithin(place, one),
      );
    if ([...found, ...added].some(isKnown)) continue;
    const operations = pairs
      .filter((pair) => isWithin(change.path, pointerOf(pair.head)) || isWithin(change.path, pointerOf(pair.base)))
      .map(({ id }) => id);
    const hits = change.impact === 'major' ? hitsOf(change.path) : [];
    added.push({
      kind: change.impact === 'patch' ? 'text' : 'document',
      impact: change.impact,
      pointer,
      message: describe(change, pointer),
      operations,
      hits,
    });
  }
  return [...found, ...added];
}

function isTheirs({ typeName }: RedoclyChange): boolean {
  return theirs.test(typeName);
}

/** Places that belong to different operations in base and head: redocly compares things that are not a pair. */
function findCrossed(base: Side, head: Side, pairs: readonly OperationPair[]): string[] {
  const here = new Set([...head.operations.values()].map(pointerOf));
  const own = new Map(pairs.map((pair) => [pair.base, pointerOf(pair.head)]));
  return [...base.operations.values()].flatMap((placed) => {
    const pointer = pointerOf(placed);
    const now = own.get(placed);
    return here.has(pointer) && now !== undefined && now !== pointer ? [pointer] : [];
  });
}

/** We report a required name at its field, and a parameter by its name instead of its index. */
function translate(pointer: string, document: OpenApiDocument): string {
  const [, operation, index, rest = ''] = /^(.+)\/parameters\/(\d+)(?:\/schema)?(\/.*)?$/.exec(pointer) ?? [];
  if (!operation) return pointer.replace(/\/required(\/\d+)?$/, '/properties');
  const placed = operationsOf(document).find((entry) => pointerOf(entry) === operation);
  const name = placed?.operation.parameters?.[Number(index)]?.name ?? '';
  return `${point(operation, 'parameters', 'properties', name)}${rest}`;
}

function hitsOf(path: string): Hit[] {
  if (path.includes('/requestBody') || path.includes('/parameters')) return ['senders'];
  return path.includes('/responses') ? ['readers'] : ['senders', 'readers'];
}

function describe({ verdicts, property, kind, typeName }: RedoclyChange, pointer: string): string {
  if (verdicts.length > 0) {
    return verdicts.map(({ message, ruleId }) => `${message.replace(/\.$/, '')} (${ruleId})`).join('; ');
  }
  const what = property ?? typeName;
  const where = pointer.startsWith('#/paths') ? '' : `${pointer.split('/')[1]}: `;
  return `${where}${what} ${kind === 'modified' ? 'reworded' : kind}`;
}
