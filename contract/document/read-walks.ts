import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import { type OpenApiDocument, type Operation, operationsOf } from './openapi.ts';
import { BrokenContract, type Problem } from './problem.ts';
import { type DeclaredLink, faultOfLink, linksOf } from './links.ts';
import { type Walk, walkInputs, type WalkStep } from './walk.ts';

const file = 'openapi/walks.yaml';
const fields = new Set(['call', 'with', 'answers', 'refused']);

/** Reads the walks and validates them and their links against the contract, or throws all problems. */
export function readWalks(root: string, document: OpenApiDocument): Walk[] {
  const problems = linksOf(document).flatMap((link): Problem[] => {
    const message = faultOfLink(document, link);
    return message === undefined ? [] : [{ ...placeOfLink(root, link), message }];
  });
  const walks = existsSync(join(root, file)) ? readFile(root, document, problems) : [];
  if (problems.length > 0) throw new BrokenContract(problems);
  return walks;
}

function readFile(root: string, document: OpenApiDocument, problems: Problem[]): Walk[] {
  const lines = new LineCounter();
  const parsed = parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines });
  const report = (path: readonly (string | number)[], message: string) =>
    problems.push({ file, ...placeOf(parsed, lines, path), message });
  for (const error of parsed.errors) {
    const { line, col: column } = lines.linePos(error.pos[0]);
    problems.push({ file, line, column, message: error.message.split('\n')[0] ?? 'This is not YAML.' });
  }
  if (parsed.errors.length > 0) return [];
  if (!isMap(parsed.contents)) {
    report([], 'Write walks under their names: `name: { summary, steps }`.');
    return [];
  }
  const operations = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation]));
  const written = parsed.toJS() as Record<string, { summary?: unknown; steps?: unknown }>;
  return Object.entries(written).map(([name, walk]) => {
    const { summary, steps } = Object(walk) as { summary?: unknown; steps?: unknown };
    if (!/^[a-z][a-z-]*$/.test(name)) report([name], `A walk is named in small letters, not \`${name}\`.`);
    if (typeof summary !== 'string' || !Array.isArray(steps) || steps.length === 0) {
      report([name], 'A walk has a `summary` and `steps`.');
      return { name, summary: '', steps: [] };
    }
    return {
      name,
      summary,
      steps: (steps as unknown[]).map((step, at) => {
        const place = [name, 'steps', at];
        const fault = faultOfStep(step, operations);
        if (fault !== undefined) report(place, fault);
        const { call = '', with: given = {}, answers = {}, refused = [] } = Object(step) as Partial<WalkStep>;
        return { call, with: given, answers, refused };
      }),
    };
  });
}

function faultOfStep(step: unknown, operations: ReadonlyMap<string, Operation>): string | undefined {
  const { call, with: given = {}, refused = [] } = Object(step) as Partial<WalkStep>;
  const operation = operations.get(String(call));
  if (!operation?.requestBody?.content['application/json']) {
    return `\`call\` names an operation with a JSON payload, not \`${String(call)}\`.`;
  }
  const unknown = Object.keys(Object(step) as object).find((field) => !fields.has(field));
  if (unknown !== undefined) return `A step has ${[...fields].join(', ')}, not \`${unknown}\`.`;
  const code = refused.find((one) => !operation['x-codes'].includes(one));
  if (code !== undefined)
    return `\`${call}\` is never refused by ${code}: its codes are ${operation['x-codes'].join(', ')}.`;
  const input = Object.values(given).find((value) => String(value).startsWith('$inputs.') && !inputNamed(value));
  if (input !== undefined)
    return `${JSON.stringify(input)} is no input: they are ${Object.keys(walkInputs).join(', ')}.`;
  return undefined;
}

function inputNamed(value: unknown): boolean {
  return Object.hasOwn(walkInputs, String(value).slice('$inputs.'.length));
}

/** A call is listed under its operation's name in the file of its domain. */
function placeOfLink(root: string, { source, name }: DeclaredLink): Omit<Problem, 'message'> {
  const folder = 'openapi/paths';
  for (const entry of readdirSync(join(root, folder))) {
    const lines = new LineCounter();
    const parsed = parseDocument(readFileSync(join(root, folder, entry), 'utf8'), { lineCounter: lines });
    const path = [source, 'post', 'responses', '200', 'links', name];
    if (parsed.hasIn(path)) return { file: `${folder}/${entry}`, ...placeOf(parsed, lines, path) };
  }
  return { file: 'openapi/openapi.yaml', line: 1, column: 1 };
}

function placeOf(parsed: Document, lines: LineCounter, path: readonly (string | number)[]) {
  const node = (path.length > 0 ? parsed.getIn(path, true) : parsed.contents) as { range?: number[] } | undefined;
  const { line, col: column } = lines.linePos(node?.range?.[0] ?? 0);
  return { line, column };
}
