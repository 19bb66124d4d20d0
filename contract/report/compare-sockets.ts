import { isDeepStrictEqual } from 'node:util';
import { type MediaType, point, type Schema, type Socket, socketsOf } from '../document/openapi.ts';
import { merge } from './compare-shapes.ts';
import { compareSchemas } from './schema/compare-schema.ts';
import type { Side } from './side.ts';
import type { ChangeKind, Finding, Hit, Impact } from './verdict/change.ts';
import { type Direction, judge, showTurn } from './verdict/judge.ts';

type Report = (
  kind: ChangeKind,
  impact: Impact,
  place: readonly (string | number)[],
  message: string,
  hits: Hit[],
) => void;

/** Sockets: their messages are compared as a payload or an answer, by their direction. */
export function compareSockets(base: Side, head: Side): Finding[] {
  const [had, has] = [base, head].map(({ contract }) => new Map(socketsOf(contract.canonical)));
  const ids = [...new Set([...(had?.keys() ?? []), ...(has?.keys() ?? [])])];
  return ids.flatMap((id) => {
    const [was, is] = [had?.get(id), has?.get(id)];
    const findings = new Map<string, Finding>();
    const report: Report = (kind, impact, place, message, hits) =>
      merge(findings, { kind, impact, pointer: point('#/x-sockets', id, ...place), message, operations: [id], hits });
    if (!was && is) report('socket-added', 'minor', [], `the socket \`${id}\` (${is.path}) added: ${is.summary}`, []);
    if (was && !is)
      report('socket-removed', 'major', [], `the socket \`${id}\` (${was.path}) removed`, ['senders', 'readers']);
    if (!was || !is) return [...findings.values()];

    compareFacts(was, is, report);
    compareMessages(was, is, report);
    for (const difference of compareMessageSchemas(base, head, id)) merge(findings, difference);
    compareAnswers(was, is, report);
    compareCloses(was, is, report);
    return [...findings.values()];
  });
}

function compareFacts(was: Socket, is: Socket, report: Report): void {
  if (was.path !== is.path)
    report('socket-moved', 'major', ['path'], `moved from ${was.path} to ${is.path}`, ['senders']);
  if (was.token !== is.token) {
    report('x-field', 'major', ['token'], `the token comes from \`${is.token}\`, not \`${was.token}\``, ['senders']);
  }
  for (const key of ['summary', 'description', 'tags'] as const) {
    if (isDeepStrictEqual(was[key], is[key])) continue;
    report('text', 'patch', [key], `${key} reworded${showTurn(was[key], is[key])}`, []);
  }
}

const directions = [
  ['receives', 'received', 'senders'],
  ['sends', 'sent', 'readers'],
] as const;

/** Clients skip messages that they do not know, so a new one breaks nobody. */
function compareMessages(was: Socket, is: Socket, report: Report): void {
  for (const [list, verb, hit] of directions) {
    for (const type of Object.keys(was[list])) {
      if (type in is[list]) continue;
      report('message-removed', 'major', [list, type], `the message \`${type}\` is no longer ${verb}`, [hit]);
    }
    for (const [type, { examples }] of Object.entries(is[list])) {
      const before = was[list][type];
      if (!before) report('message-added', 'minor', [list, type], `the message \`${type}\` is ${verb}`, []);
      else if (!isDeepStrictEqual(before.examples, examples)) {
        report('examples', 'patch', [list, type, 'examples'], `examples changed: ${type}`, []);
      }
    }
  }
  const [first, opening] = [was, is].map(({ receives }) => Object.keys(receives)[0] ?? '');
  if (first === opening) return;
  report('x-field', 'major', ['receives'], `\`${opening}\` opens the socket, not \`${first}\``, ['senders']);
}

function compareMessageSchemas(base: Side, head: Side, id: string): Finding[] {
  const at = ({ contract: { canonical }, comparable }: Side, list: 'receives' | 'sends', type: string) => {
    const message: MediaType | undefined = canonical['x-sockets']?.[id]?.[list][type];
    const schema: Schema = message?.schema ?? {};
    return { document: comparable, schema, pointer: point('#/x-sockets', id, list, type, 'schema') };
  };
  return directions.flatMap(([list, , hit]) => {
    const direction: Direction = list === 'receives' ? 'payload' : 'answer';
    const [had = {}, has = {}] = [base, head].map(({ contract }) => contract.canonical['x-sockets']?.[id]?.[list]);
    return Object.keys(has)
      .filter((type) => type in had)
      .flatMap((type) => compareSchemas(at(base, list, type), at(head, list, type), direction))
      .map(({ effect, ...difference }): Finding => {
        const impact = judge(effect, direction);
        return { ...difference, impact, operations: [id], hits: impact === 'major' ? [hit] : [] };
      });
  });
}

function compareAnswers({ answers: had = {} }: Socket, { answers: has = {} }: Socket, report: Report): void {
  for (const type of new Set([...Object.keys(had), ...Object.keys(has)])) {
    const [was = [], is = []] = [had[type], has[type]];
    const gone = was.filter((answer) => !is.includes(answer));
    const come = is.filter((answer) => !was.includes(answer));
    if (gone.length > 0) {
      report('message-removed', 'major', ['answers', type], `\`${type}\` is no longer answered by ${gone.join(', ')}`, [
        'readers',
      ]);
    }
    if (come.length > 0)
      report('message-added', 'minor', ['answers', type], `\`${type}\` may be answered by ${come.join(', ')}`, []);
  }
}

/** Clients reconnect after a code that they do not know. */
function compareCloses({ closes: had }: Socket, { closes: has }: Socket, report: Report): void {
  for (const code of new Set([...Object.keys(had), ...Object.keys(has)])) {
    const [was, is] = [had[code], has[code]];
    const place = ['closes', code];
    if (!is) report('close-code', 'minor', place, `no longer closes by ${code}`, []);
    else if (!was) report('close-code', 'minor', place, `may close by ${code}: ${is.meaning}`, []);
    else if (was.name !== is.name) {
      report('close-code', 'major', place, `the close code ${code} is now called \`${is.name}\`, not \`${was.name}\``, [
        'readers',
      ]);
    } else if (was.meaning !== is.meaning) {
      report('text', 'patch', [...place, 'meaning'], `meaning reworded${showTurn(was.meaning, is.meaning)}`, []);
    }
  }
}
