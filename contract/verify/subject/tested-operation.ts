import { type OpenApiDocument, type Operation, operationsOf } from '#contract/document/openapi.ts';
import type { Laws } from '#contract/document/law.ts';
import { successName } from '#contract/document/complete.ts';
import { type Carrier, carriersOf } from './carrier.ts';

/** What the run needs to know about an operation. */
export interface TestedOperation {
  readonly id: string;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly effect: Operation['x-effect'];
  readonly auth: Operation['x-auth'];
  readonly replay: Operation['x-replay'];
  readonly envelope: Operation['x-envelope'];
  readonly codes: readonly number[];
  readonly carriers: readonly Carrier[];
  /** At most one of these fields may be given. */
  readonly exclusive: readonly string[];
  /** The schema of a success, if it is JSON. */
  readonly success: string | undefined;
  /** Whether a success has more than its code. */
  readonly hasBody: boolean;
  /** The media types of a success that is a file. */
  readonly fileTypes: readonly string[];
  readonly laws: Laws;
  /** Whether a valid payload may be refused with code 400, because of the state or the values. */
  readonly mayRefuse: boolean;
  /** The reasons that a failure may give, by its code. */
  readonly reasons: Readonly<Record<number, readonly string[]>>;
  /** Whether the access token is in the address. */
  readonly tokenInQuery: boolean;
}

export function testedOperations(document: OpenApiDocument): TestedOperation[] {
  return operationsOf(document).map(({ path, method, operation }) => ({
    id: operation.operationId,
    path,
    method: method === 'get' ? 'GET' : 'POST',
    effect: operation['x-effect'],
    auth: operation['x-auth'],
    replay: operation['x-replay'],
    envelope: operation['x-envelope'],
    codes: operation['x-codes'],
    carriers: carriersOf(document, operation),
    exclusive: operation['x-at-most-one'] ?? [],
    success: operation['x-envelope'] === 'blob' ? undefined : successName(operation),
    hasBody: document.components.schemas[successName(operation)]?.properties?.['body'] !== undefined,
    fileTypes: operation['x-envelope'] === 'blob' ? fileTypesOf(operation) : [],
    laws: operation['x-laws'] ?? {},
    mayRefuse: operation['x-failures']?.['400'] !== undefined,
    reasons: operation['x-failures'] ?? {},
    tokenInQuery: (operation.parameters ?? []).some(({ name, in: place }) => name === 'token' && place === 'query'),
  }));
}

function fileTypesOf(operation: Operation): string[] {
  return Object.keys(operation.responses['200']?.content ?? {}).filter((type) => type !== 'application/json');
}

/** These go last, because they use up password attempts or end the session that other calls need. */
const last = ['login', 'resetPassword', 'refreshToken', 'modifyPassword', 'logOut', 'staffLogOut'];

/** These end a session, so they get one that no other call uses; for staff there is only one, so it comes last. */
const ending: ReadonlySet<string> = new Set(['modifyPassword', 'logOut', 'staffLogOut']);

/** Queries before mutations, so that they see the initial state. */
export function orderOperations(operations: readonly TestedOperation[]): TestedOperation[] {
  return operations.toSorted((one, other) => rank(one) - rank(other));
}

/** Comes after the changes of other calls, and uses up sessions or password attempts. */
export function comesLast({ id }: TestedOperation): boolean {
  return last.includes(id);
}

function rank({ id, effect }: TestedOperation): number {
  return effect === 'query' ? -2 : last.indexOf(id);
}

export function endsSession({ id }: TestedOperation): boolean {
  return ending.has(id);
}
