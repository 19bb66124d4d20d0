import { isDeepStrictEqual } from 'node:util';
import { type OpenApiDocument, type PlacedOperation, point } from '../document/openapi.ts';
import { deskVersion } from '../document/parts.ts';
import { pointerOf } from './compare-operations.ts';
import type { Compare } from './schema/compare-alternatives.ts';
import { compareSchemas } from './schema/compare-schema.ts';
import { isChanged } from './schema/same-text.ts';
import type { OperationPair, Side } from './side.ts';
import type { Finding, Impact } from './verdict/change.ts';
import { showTurn } from './verdict/judge.ts';

/** What is around the schemas of a document: servers, security, texts, and parts that nothing else judges. */
export function compareSurroundings(base: Side, head: Side, pairs: readonly OperationPair[]): Finding[] {
  return [
    ...compareAllServers(base.comparable, head.comparable, pairs),
    ...compareSecurity(base.comparable, head.comparable, pairs),
    ...compareTexts(base.comparable, head.comparable, pairs),
    ...compareUnjudged(base.comparable, head.comparable, pairs),
  ];
}

/** The servers of the document, and of operations on one of whose sides they or their path have their own. */
function compareAllServers(base: OpenApiDocument, head: OpenApiDocument, pairs: readonly OperationPair[]): Finding[] {
  const own = pairs.flatMap((pair) => {
    const [had, has] = [ownServers(base, pair.base), ownServers(head, pair.head)];
    if (!had && !has) return [];
    return compareServers(had ?? base.servers, has ?? head.servers, point(pointerOf(pair.head), 'servers'), [pair.id]);
  });
  return [...compareServers(base.servers, head.servers, '#/servers', []), ...joinAlike(own)];
}

type Servers = OpenApiDocument['servers'];

function ownServers({ paths }: OpenApiDocument, { path, operation }: PlacedOperation): Servers {
  const [own, shared] = [operation, paths[path] ?? {}] as { servers?: Servers }[];
  return own?.servers ?? shared?.servers;
}

/** The addresses of servers, with the defaults of their variables. */
function urlsOf(servers: Servers): string[] {
  return (servers ?? [{ url: '/' }]).map(({ url, variables = {} }) =>
    url.replaceAll(/\{([^}]*)\}/g, (written, name: string) => variables[name]?.default ?? written),
  );
}

function compareServers(base: Servers, head: Servers, pointer: string, operations: string[]): Finding[] {
  const [had, has] = [urlsOf(base), urlsOf(head)];
  const gone = had.filter((url) => !has.includes(url));
  const come = has.filter((url) => !had.includes(url));
  const report = (message: string, impact: Impact, at: string | undefined): Finding => {
    const place = has.indexOf(at ?? '');
    const hits: Finding['hits'] = impact === 'major' ? ['senders', 'readers'] : [];
    const exact = place < 0 ? pointer : point(pointer, place, 'url');
    return { kind: 'server', impact, pointer: exact, message, operations, hits };
  };
  if (gone.length === 1 && come.length === 1)
    return [report(`server moved: ${gone[0]} → ${come[0]}`, 'major', come[0])];
  return [
    ...gone.map((url) => report(`server removed: ${url}`, 'major', undefined)),
    ...come.map((url) => report(`server added: ${url}`, 'minor', url)),
  ];
}

/** One way to authenticate: schemes with their scopes. */
type Way = Readonly<Record<string, readonly string[]>>;

/** Without any way, or with an empty one, nothing is asked for. */
function waysOf({ security: all }: OpenApiDocument, own: readonly Way[] | undefined): readonly Way[] {
  const ways = own ?? all ?? [];
  return ways.length > 0 ? ways : [{}];
}

function asksNoMore(way: Way, than: Way): boolean {
  return Object.entries(way).every(
    ([scheme, scopes]) => scopes.every((scope) => than[scheme]?.includes(scope)) && than[scheme] !== undefined,
  );
}

/** Callers keep access if for each of their ways there is one that asks for no more. */
function compareSecurity(base: OpenApiDocument, head: OpenApiDocument, pairs: readonly OperationPair[]): Finding[] {
  const access = pairs.flatMap((pair): Finding[] => {
    const [had, has] = [waysOf(base, pair.base.operation.security), waysOf(head, pair.head.operation.security)];
    const isStricter = had.some((way) => !has.some((one) => asksNoMore(one, way)));
    const isLooser = has.some((way) => !had.some((one) => asksNoMore(one, way)));
    if (!isStricter && !isLooser) return [];
    const message = `security: ${nameWays(had)} → ${nameWays(has)}`;
    const pointer = point(pointerOf(pair.head), 'security');
    const impact = isStricter ? 'major' : 'minor';
    return [{ kind: 'security', impact, pointer, message, operations: [pair.id], hits: isStricter ? ['senders'] : [] }];
  });
  return [...joinAlike(access), ...compareSchemes(base, head)];
}

/** The security of the whole document changes many operations alike. */
function joinAlike(findings: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(findings, ({ message }) => message);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((first) => ({ ...first, operations: group.flatMap(({ operations }) => operations) })),
  );
}

function nameWays(ways: readonly Way[]): string {
  const names = ways.map((way) => {
    const schemes = Object.entries(way).map(([scheme, scopes]) => [scheme, ...scopes].join(' '));
    return schemes.length === 0 ? 'none' : schemes.join(' and ');
  });
  return names.join(', or ');
}

function compareSchemes(base: OpenApiDocument, head: OpenApiDocument): Finding[] {
  const [had, has] = [schemesOf(base), schemesOf(head)];
  return Object.keys(had).flatMap((name): Finding[] => {
    const [was, is] = [had[name], has[name]].map((scheme) => scheme && factsOf(scheme));
    // Operations that used a removed scheme have changed.
    if (!was || !is || was.symmetricDifference(is).size === 0) return [];
    const pointer = point('#/components/securitySchemes', name);
    const isLess = was.difference(is).size > 0;
    const message = `the security scheme \`${name}\` ${isLess ? 'changed' : 'offers more'}`;
    const impact = isLess ? 'major' : 'minor';
    return [{ kind: 'security', impact, pointer, message, operations: [], hits: isLess ? ['senders'] : [] }];
  });
}

interface Scheme {
  flows?: Record<string, { scopes?: Record<string, string> }>;
}

function schemesOf({ components }: OpenApiDocument): Record<string, Scheme> {
  return (components['securitySchemes'] ?? {}) as Record<string, Scheme>;
}

/** Everything that callers depend on, without texts. Another flow or scope takes nothing away from them. */
function factsOf({ flows = {}, ...scheme }: Scheme): Set<string> {
  const ofFlows = Object.entries(flows).flatMap(([name, { scopes = {}, ...flow }]) =>
    [...factsIn(flow), ...Object.keys(scopes)].map((fact) => `${name} ${fact}`),
  );
  return new Set([...factsIn(scheme), ...ofFlows]);
}

function factsIn(part: object): string[] {
  const facts = Object.entries(part).filter(([key]) => !/^(description$|bearerFormat$|x-)/.test(key));
  return facts.map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
}

const operationTexts = ['summary', 'description', 'tags', 'externalDocs'] as const;

function compareTexts(base: OpenApiDocument, head: OpenApiDocument, pairs: readonly OperationPair[]): Finding[] {
  const findings: Finding[] = [];
  const compare = (was: unknown, is: unknown, pointer: string, what: string, operations: string[]) => {
    if (isDeepStrictEqual(was, is)) return;
    findings.push({
      kind: 'text',
      impact: 'patch',
      pointer,
      message: `${what} reworded${showTurn(was, is)}`,
      operations,
      hits: [],
    });
  };
  for (const { id, base: before, head: now } of pairs) {
    for (const key of operationTexts) {
      compare(textAt(before.operation, key), textAt(now.operation, key), point(pointerOf(now), key), key, [id]);
    }
    const [sent, sends] = [before.operation.requestBody ?? {}, now.operation.requestBody ?? {}];
    const place = point(pointerOf(now), 'requestBody', 'description');
    compare(textAt(sent, 'description'), textAt(sends, 'description'), place, 'description of the payload', [id]);
    for (const [status, response] of Object.entries(now.operation.responses)) {
      const earlier = before.operation.responses[status];
      if (!earlier) continue;
      const pointer = point(pointerOf(now), 'responses', status, 'description');
      compare(earlier.description, response.description, pointer, `description of the answer ${status}`, [id]);
    }
  }
  const { version: _was, [deskVersion]: _desk, ...before } = base.info;
  const { version: _is, [deskVersion]: _its, ...now } = head.info;
  for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
    compare(before[key], now[key], point('#/info', key), `info.${key}`, []);
  }
  const judged = new Set(['openapi', 'info', 'servers', 'security', 'paths', 'components', 'webhooks', 'x-sockets']);
  for (const key of new Set([...Object.keys(base), ...Object.keys(head)])) {
    if (!judged.has(key)) compare(textAt(base, key), textAt(head, key), point('#', key), key, []);
  }
  return findings;
}

function textAt(part: object, key: string): unknown {
  return Reflect.get(part, key);
}

const compareBothWays: Compare = (base, head) =>
  (['payload', 'answer'] as const).flatMap((direction) => compareSchemas(base, head, direction));

/** Calls in the other direction, which the report cannot classify. Nobody depends on an added one yet. */
function compareUnjudged(base: OpenApiDocument, head: OpenApiDocument, pairs: readonly OperationPair[]): Finding[] {
  type Calls = Record<string, unknown>;
  const compare = (was: Calls = {}, is: Calls = {}, pointer: string, what: string, operations: string[]) =>
    [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name): Finding[] => {
      const [before, now] = [
        { document: base, value: was[name] },
        { document: head, value: is[name] },
      ];
      if (!isChanged(before, now, compareBothWays)) return [];
      const isNew = !(name in was);
      const change = isNew
        ? 'added'
        : name in is
          ? 'changed, which this report cannot classify and treats as breaking'
          : 'removed';
      const message = `the ${what} \`${name}\` ${change}`;
      return [
        {
          kind: 'unjudged',
          impact: isNew ? 'minor' : 'major',
          pointer: point(pointer, name),
          message,
          operations,
          hits: isNew ? [] : ['readers'],
        },
      ];
    });
  const [had, has] = [base, head] as { webhooks?: Calls }[];
  return [
    ...compare(had?.webhooks, has?.webhooks, '#/webhooks', 'webhook', []),
    ...pairs.flatMap(({ id, base: before, head: now }) => {
      const [was, is] = [before.operation, now.operation] as { callbacks?: Calls }[];
      return compare(was?.callbacks, is?.callbacks, point(pointerOf(now), 'callbacks'), 'callback', [id]);
    }),
  ];
}
