import { readFileSync } from 'node:fs';
import type { Laws } from './law.ts';

/** The parts of an OpenAPI 3.1 document that our tools read and write. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; [key: string]: unknown };
  servers?: { url: string; variables?: Record<string, { default: string }> }[];
  tags?: { name: string; description?: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema>; [key: string]: unknown };
  /** By id. */
  'x-sockets'?: Record<string, Socket>;
}

/** A WebSocket whose messages are JSON texts with a `type`. */
export interface Socket {
  path: string;
  summary: string;
  description?: string;
  tags: string[];
  /** The call whose answer has the token for the first message. */
  token: string;
  /** By their types. The first is the one that opens the socket. */
  receives: Record<string, MediaType>;
  sends: Record<string, MediaType>;
  /** The types that answer a received message, the usual one first. */
  answers?: Record<string, string[]>;
  /** By close code, from 4000. */
  closes: Record<string, { name: string; meaning: string }>;
}

export type Method = (typeof methods)[number];
export type PathItem = Partial<Record<Method, Operation>>;

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  security?: Record<string, string[]>[];
  'x-effect': Effect;
  'x-auth': Auth;
  /** The staff roles that may make the call; present if `x-auth` is `staff`. */
  'x-roles'?: StaffRole[];
  'x-codes': number[];
  'x-replay': Replay;
  'x-envelope': EnvelopeKind;
  'x-display': Display;
  'x-provenance': { status: 'specified' } | { status: 'assumed'; assumption: string };
  'x-failures'?: Record<string, string[]>;
  'x-at-most-one'?: string[];
  'x-envelope-multipart'?: boolean;
  'x-laws'?: Laws;
  /** The last day of a deprecated operation. */
  'x-sunset'?: string;
}

export interface Response {
  description: string;
  content?: Record<string, MediaType>;
  links?: Record<string, Link>;
  headers?: Record<string, Header>;
}

export interface Header {
  $ref?: string;
  description?: string;
  required?: boolean;
  schema?: Schema;
  content?: Record<string, MediaType>;
}

/** Values in this answer that another call needs: payload fields, each by a runtime expression. */
export interface Link {
  operationId: string;
  requestBody: Record<string, unknown>;
}

export interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path' | 'cookie';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  'x-sunset'?: string;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  schema: Schema;
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, Example>;
  [key: string]: unknown;
}

export interface Example {
  summary?: string;
  value: unknown;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  deprecated?: boolean;
  [keyword: string]: unknown;
}

export const effects = ['query', 'mutation'] as const;
export const auths = ['none', 'visitor', 'user', 'staff'] as const;
export const staffRoles = ['owner', 'sales', 'accounts', 'logistics', 'stock', 'readOnly'] as const;
export const replays = ['safe', 'idempotent', 'never'] as const;
export const envelopeKinds = ['sealed', 'multipart', 'blob', 'plain'] as const;
export const displays = ['toast', 'place', 'log', 'ignore', 'whole'] as const;

export type Effect = (typeof effects)[number];
export type Auth = (typeof auths)[number];
export type StaffRole = (typeof staffRoles)[number];
export type Replay = (typeof replays)[number];
export type EnvelopeKind = (typeof envelopeKinds)[number];
export type Display = (typeof displays)[number];

/** Our own contract has only the first two, which its linter checks. */
export const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;

export interface PlacedOperation {
  path: string;
  method: Method;
  operation: Operation;
}

export function operationsOf(document: OpenApiDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

export function socketsOf(document: OpenApiDocument): [id: string, socket: Socket][] {
  return Object.entries(document['x-sockets'] ?? {});
}

/** The schema that a reference names: mostly a component, in plain documents any place. */
export function schemaAt(document: OpenApiDocument, $ref: string): Schema | undefined {
  const prefix = '#/components/schemas/';
  const named = $ref.startsWith(prefix) ? document.components.schemas[$ref.slice(prefix.length)] : undefined;
  if (named || !$ref.startsWith('#/')) return named;
  let part: unknown = document;
  for (const name of $ref.split('/').slice(1)) part = Object(part)[unescapePart(name)];
  return part as Schema | undefined;
}

/** Follows references to the schema that `schema` stands for. */
export function resolveSchema(document: OpenApiDocument, schema: Schema): Schema {
  let current = schema;
  while (current.$ref) {
    const next = schemaAt(document, current.$ref);
    if (!next) throw new Error(`${current.$ref} leads nowhere`);
    current = next;
  }
  return current;
}

/** The references in a part of the document and, from there, in what they name. */
export function reachedFrom(document: OpenApiDocument, start: unknown): Set<string> {
  const reached = new Set(referencesIn(start));
  // A loop over a set also visits items added meanwhile.
  for (const reference of reached) {
    for (const next of referencesIn(schemaAt(document, reference))) reached.add(next);
  }
  return reached;
}

export function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : referencesIn(value),
  );
}

const canonical = new URL('../../generated/openapi.json', import.meta.url);

/** The last generated contract: one complete document with plain payloads. */
export function readCanonical(): OpenApiDocument {
  return JSON.parse(readFileSync(canonical, 'utf8')) as OpenApiDocument;
}

/** Returns `parts` as one JSON pointer below `base`. */
export function point(base: string, ...parts: (string | number)[]): string {
  return [base, ...parts.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** Whether one place equals the other or is below it. */
export function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

/** A schema's place in terms of the hand-written files: `CarPage.cars[]`, or only the field if it has no name. */
export function describePlace(pointer: string): string {
  const parts = pointer.split('/').slice(1).map(unescapePart);
  const named = parts[0] === 'components' && parts[1] === 'schemas';
  const start = named ? 3 : Math.max(parts.indexOf('schema'), parts.indexOf('parameters')) + 1;
  let words = named ? (parts[2] ?? '') : '';
  for (let at = start; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    if (part === 'properties') {
      at += 1;
      words += `${words === '' ? '' : '.'}${parts[at] ?? ''}`;
    } else if (part === 'items' || part === 'additionalProperties') words += '[]';
    else if (part !== 'oneOf' && part !== 'anyOf' && part !== 'allOf') words += `${words === '' ? '' : ' '}${part}`;
  }
  return words.replace(/Success\.body/, ' answer');
}

export function unescapePart(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
