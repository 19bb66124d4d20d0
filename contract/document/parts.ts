import type { Contract } from './load.ts';
import { type OpenApiDocument, type Operation, operationsOf, socketsOf } from './openapi.ts';

/** The contracts that the hand-written files hold: one for buyers and other programs, one for the desk. */
export const parts = ['buyers', 'desk'] as const;
export type Part = (typeof parts)[number];

export function partOf({ tags }: Pick<Operation, 'tags'>): Part {
  return tags.includes('staff') ? 'desk' : 'buyers';
}

/** The desk's contract has a version of its own, so that a change of its calls moves no other. */
export const deskVersion = 'x-desk-version';

/** A contract with the calls of one part, and only the schemas, codes, texts and walks that these use. */
export function selectPart(contract: Contract, part: Part): Contract {
  const { catalogue, canonical, wire, caller, walks } = contract;
  const chosen = select(canonical, part);
  const operations = operationsOf(chosen).map(({ operation }) => operation);
  const ids = new Set(operations.map(({ operationId }) => operationId));
  const codes = new Set([0, ...operations.flatMap((operation) => operation['x-codes'])]);
  const reasons = new Set(operations.flatMap((operation) => Object.values(operation['x-failures'] ?? {}).flat()));
  const entries = catalogue.codes.filter(({ code }) => codes.has(code));
  const names = new Set(entries.map(({ name }) => name));
  return {
    catalogue: {
      codes: entries,
      codeTexts: pick(catalogue.codeTexts, names),
      failureTexts: pick(catalogue.failureTexts, reasons),
    },
    canonical: chosen,
    wire: select(wire, part),
    caller: select(caller, part),
    walks: walks.filter(({ steps }) => steps.every(({ call }) => ids.has(call))),
  };
}

function select(document: OpenApiDocument, part: Part): OpenApiDocument {
  const paths = Object.fromEntries(
    Object.entries(document.paths).filter(([, item]) =>
      Object.values(item).some((operation) => partOf(operation) === part),
    ),
  );
  const sockets = Object.fromEntries(socketsOf(document).filter(([, socket]) => partOf(socket) === part));
  const used = new Set(Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags)));
  // Callers do not see these fields in payloads, but validators need them.
  const common = document.components.schemas['CommonPayload'];
  const { [deskVersion]: version, ...info } = document.info;
  const isDesk = part === 'desk' && typeof version === 'string';
  return {
    ...document,
    info: isDesk ? { ...info, title: `${info.title} (desk)`, version } : info,
    ...(document.tags && { tags: document.tags.filter(({ name }) => used.has(name)) }),
    paths,
    ...(document['x-sockets'] && { 'x-sockets': sockets }),
    components: { ...document.components, schemas: reachable(document, { paths, sockets, common }) },
  };
}

const prefix = '#/components/schemas/';

/** The schemas that these parts refer to, directly or through others, in their order. */
function reachable({ components: { schemas } }: OpenApiDocument, start: unknown) {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key !== '$ref' || typeof value !== 'string' || !value.startsWith(prefix)) visit(value);
      else if (!names.has(value.slice(prefix.length))) {
        names.add(value.slice(prefix.length));
        visit(schemas[value.slice(prefix.length)]);
      }
    }
  };
  visit(start);
  return pick(schemas, names);
}

function pick<Value>(record: Record<string, Value>, names: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));
}
