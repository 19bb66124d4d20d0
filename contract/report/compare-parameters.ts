import { type OpenApiDocument, type Operation, type Parameter, point, type Schema } from '../document/openapi.ts';
import { typesOf } from './schema/allowed-values.ts';
import { type Located, openSchema } from './schema/open-schema.ts';
import type { Finding } from './verdict/change.ts';

/** An operation and where it stands. */
export interface Place {
  document: OpenApiDocument;
  operation: Operation;
  pointer: string;
  /** The path, with the names of its parameters. */
  path: string;
}

/** A parameter that is read from another place, or written in another form, is missing for those who send it as before. */
export function compareForms(base: Place, head: Place, [had, has]: readonly Named[][], operation: string): Finding[] {
  return (has ?? []).flatMap(([name, parameter]): Finding[] => {
    const before = had?.find(([other]) => other === name)?.[1];
    if (!before) return [];
    const [was, is] = [formOf(base, before), formOf(head, parameter)];
    const changed = Object.entries(is).find(([key, value]) => was[key] !== value);
    if (!changed) return [];
    const [key, value] = changed;
    const pointer = point(head.pointer, 'parameters', 'properties', name, key);
    const message = `\`${name}\`: ${key} ${String(was[key])} → ${String(value)}`;
    return [{ kind: 'parameter', impact: 'major', pointer, message, operations: [operation], hits: ['senders'] }];
  });
}

type Named = [name: string, parameter: Parameter];

/** The parameters of both sides by name, with their place if two of one side share a name. */
export function nameParameters(base: Place, head: Place): [had: Named[], has: Named[]] {
  const [had, has] = [withNamesOf(head, base), withNamesOf(head, head)];
  const isShared = (name: string) => [had, has].some((list) => list.filter(([other]) => other === name).length > 1);
  const finish = (list: readonly Named[]) =>
    list.map(([name, one]): Named => [isShared(name) ? `${name} (${one.in})` : name, one]);
  return [finish(had), finish(has)];
}

/** Nobody sends the names of path parameters, and those of headers have no case, so both are called as in the head. */
function withNamesOf(head: Place, { operation, path }: Place): Named[] {
  const [own, theirs] = [path, head.path].map((one) => [...one.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name));
  const sent = (head.operation.parameters ?? []).filter((one) => one.in === 'header').map(({ name }) => name);
  return (operation.parameters ?? []).map((parameter): Named => {
    const { name, in: place } = parameter;
    if (place === 'header') return [spelledAs(sent, name), parameter];
    return [(place === 'path' && theirs?.[own?.indexOf(name) ?? -1]) || name, parameter];
  });
}

export function spelledAs(names: readonly string[], name: string): string {
  return names.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;
}

/** Where and how a parameter is written, with OpenAPI's defaults. */
function formOf({ document }: Place, parameter: Parameter): Record<string, unknown> {
  const { in: place, schema, content = {}, allowReserved = false } = parameter;
  const [type = 'none'] = Object.keys(content);
  const style = parameter.style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const explode = parameter.explode ?? style === 'form';
  const types = typesOf(openSchema({ document, schema, pointer: '' }).schema);
  const isList = types.includes('array') || types.includes('object');
  return { in: place, content: type, style, ...(isList && { explode }), allowReserved };
}

/** Represents parameters as fields of an object, which is what they are to a sender. */
export function parameters(place: Place, list: readonly Named[]): Located {
  const fields = list.map(([name, { schema, description, deprecated, 'x-sunset': sunset }]) => {
    const beside = {
      ...(description !== undefined && { description }),
      ...(deprecated && { deprecated }),
      ...(sunset !== undefined && { 'x-sunset': sunset }),
    };
    return [name, { ...schema, ...beside }] as const;
  });
  const required = list.filter(([, parameter]) => parameter.required).map(([name]) => name);
  const schema: Schema = { type: 'object', properties: Object.fromEntries(fields), required };
  return { document: place.document, schema, pointer: point(place.pointer, 'parameters') };
}
