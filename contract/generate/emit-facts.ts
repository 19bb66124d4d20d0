import { type OpenApiDocument, type Operation, operationsOf, resolveSchema, staffRoles } from '../document/openapi.ts';
import type { Catalogue } from '../document/catalogue.ts';

/** Facts about each call that run-time code needs, without its schemas. */
export function emitOperations(canonical: OpenApiDocument): string {
  const rows = operationsOf(canonical).map(({ path, method, operation }) => {
    const facts = {
      id: operation.operationId,
      path,
      method: method.toUpperCase(),
      effect: operation['x-effect'],
      auth: operation['x-auth'],
      ...(operation['x-roles'] && { roles: operation['x-roles'] }),
      replay: operation['x-replay'],
      envelope: operation['x-envelope'],
      display: operation['x-display'],
      codes: operation['x-codes'],
      sunset: operation['x-sunset'],
      base64: longestBase64(canonical, operation),
    };
    return `  ${operation.operationId}: ${JSON.stringify(facts)},`;
  });
  const reasons = operationsOf(canonical).flatMap(({ operation }) => {
    const byCode = Object.entries(operation['x-failures'] ?? {}).map(
      ([code, keys]) => `${code}: ${keys.map((key) => `'${key}'`).join(' | ')}`,
    );
    return byCode.length === 0 ? [] : [`  ${operation.operationId}: { ${byCode.join('; ')} };`];
  });
  return `/** What a member of the staff may be. */
export type StaffRole = ${staffRoles.map((role) => `'${role}'`).join(' | ')};

export interface OperationFacts {
  readonly id: string;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly effect: 'query' | 'mutation';
  readonly auth: 'none' | 'visitor' | 'user' | 'staff';
  /** The staff roles that may make the call. */
  readonly roles?: readonly StaffRole[];
  readonly replay: 'safe' | 'idempotent' | 'never';
  readonly envelope: 'sealed' | 'multipart' | 'blob' | 'plain';
  readonly display: 'toast' | 'place' | 'log' | 'ignore' | 'whole';
  readonly codes: readonly number[];
  /** The last day of a deprecated call. */
  readonly sunset?: string;
  /** The most characters of its file in Base64. */
  readonly base64?: number;
}

export const operations = {
${rows.join('\n')}
} as const satisfies Record<string, OperationFacts>;

export type OperationId = keyof typeof operations;
export type Operation = (typeof operations)[OperationId];

/** The calls that only read. */
export type QueryId = Extract<Operation, { effect: 'query' }>['id'];

/** The failure codes that a call lists. */
export type CodesOf<Id extends OperationId> = (typeof operations)[Id]['codes'][number];

/** The reasons that a call lists for a failure code. */
export interface FailureReasons {
${reasons.join('\n')}
}

/** Every reason of a call, whatever the code. */
export type ReasonsOf<Id extends OperationId> = Id extends keyof FailureReasons
  ? FailureReasons[Id][keyof FailureReasons[Id]]
  : never;
`;
}

/** The most characters of a Base64 field of the payload. */
function longestBase64(document: OpenApiDocument, operation: Operation): number | undefined {
  const payload = operation.requestBody?.content['application/json']?.schema;
  const { properties = {} } = payload ? resolveSchema(document, payload) : {};
  const files = Object.values(properties)
    .map((property) => resolveSchema(document, property))
    .filter((property) => property['contentEncoding'] === 'base64');
  return files.length > 0 ? Math.max(...files.map((file) => Number(file['maxLength']))) : undefined;
}

/** The code catalogue as a typed table. */
export function emitCodes({ codes }: Catalogue): string {
  const rows = codes.map(({ code, name, meaning, client, shows }) => {
    const facts = { name, client, shows };
    return `  /** ${meaning} */\n  ${code}: ${JSON.stringify(facts)},`;
  });
  return `export const codes = {
${rows.join('\n')}
} as const;

export type Code = keyof typeof codes;
export type FailureCode = Exclude<Code, 0>;
export type CodeName = (typeof codes)[Code]['name'];
export type FailureName = (typeof codes)[FailureCode]['name'];
`;
}
