import { lawNames } from './law.ts';
import { type OpenApiDocument, type Operation, operationsOf, resolveSchema, type Schema } from './openapi.ts';

/** Returns what is wrong with the laws of an operation; empty if each names fields and calls that exist. */
export function findWrongLaws(document: OpenApiDocument, operation: Operation): string[] {
  const laws = operation['x-laws'];
  if (!laws) return [];
  const content = operation.requestBody?.content ?? {};
  const payload = Object.values(content)[0]?.schema;
  const sent = new Set(Object.keys((payload && resolveSchema(document, payload).properties) ?? {}));
  const body = operation.responses['200']?.content?.['application/json']?.schema;
  const entries = laws.pages && body ? at(document, body, `${laws.pages.list}/0`) : undefined;
  const ids = new Set(operationsOf(document).map((placed) => placed.operation.operationId));
  const wrong: string[] = [];
  const needField = (name: string) => sent.has(name) || wrong.push(`the payload has no field \`${name}\``);
  const needPlace = (place: string) => {
    if (!body || !at(document, body, place)) wrong.push(`the answer has nothing at \`${place}\``);
  };
  const needEntryPlace = (place: string) => {
    if (!entries || !at(document, entries, place)) wrong.push(`the entries of the list have nothing at \`${place}\``);
  };
  const needCall = (id: string) => ids.has(id) || wrong.push(`there is no call \`${id}\``);

  for (const name of Object.keys(laws).filter((key) => !(lawNames as readonly string[]).includes(key))) {
    wrong.push(`there is no law \`${name}\`; there are ${lawNames.join(', ')}`);
  }
  if (laws.pages) {
    ['pageNo', 'pageSize'].forEach(needField);
    needEntryPlace(laws.pages.key);
  }
  if ((laws.filter ?? laws.order ?? laws.total) && !laws.pages) wrong.push('total, filter and order need `pages`');
  if (laws.total) needPlace(laws.total);
  for (const one of laws.filter ?? []) {
    (typeof one === 'string' ? [one] : one.flatMap(Object.keys)).forEach((name) => needField(name));
  }
  for (const one of laws.order ?? []) {
    Object.keys(one.with).forEach((name) => needField(name));
    needEntryPlace(one.by);
  }
  for (const one of laws.sums ?? []) [one.total, ...one.parts].forEach(needPlace);
  [...(laws.language ?? []), ...(laws.timeZone ?? [])].forEach(needPlace);
  if (laws.repeat) needCall(laws.repeat);
  if (laws.strangers) {
    needCall(laws.strangers.from);
    Object.keys(laws.strangers.with).forEach((name) => needField(name));
  }
  (laws.secrets ?? []).forEach((name) => needField(name));
  return wrong;
}

/** The schema at a place of a value: a field, or any entry of a list. */
function at(document: OpenApiDocument, schema: Schema, place: string): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const part of place.split('/').slice(1)) {
    if (!current) return undefined;
    const resolved: Schema = resolveSchema(document, current);
    current = resolved.items ?? resolved.properties?.[part];
  }
  return current;
}
