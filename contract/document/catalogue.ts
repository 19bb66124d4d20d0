import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { BrokenContract, type Problem } from './problem.ts';

export const languages = ['en', 'zh', 'ja', 'sw'] as const;
export type LocaleLanguage = (typeof languages)[number];

const clientActions = ['deliver', 'refresh', 'signOut', 'clearStorage'] as const;
const placesShown = [
  'nowhere',
  'caller',
  'toast',
  'emailField',
  'passwordField',
  'noticeDialog',
  'expiredDialog',
] as const;

export interface CodeEntry {
  code: number;
  name: string;
  meaning: string;
  client: (typeof clientActions)[number];
  shows: (typeof placesShown)[number];
}

/** A text in each language. */
export type Texts = Record<LocaleLanguage, string>;

export interface Catalogue {
  codes: CodeEntry[];
  /** The default text of each code, by the code's name. */
  codeTexts: Record<string, Texts>;
  /** Texts of specific failures, by their key in `x-failures`. */
  failureTexts: Record<string, Texts>;
}

/** Reads `openapi/codes.yaml` and its texts, or throws all problems found. */
export function readCatalogue(root: string): Catalogue {
  const problems: Problem[] = [];
  const codes = readCodes(root, problems);
  const codeTexts = readTexts(root, 'codes', problems);
  const failureTexts = readTexts(root, 'failures', problems);
  // Otherwise the names in an unreadable file would be reported as missing too.
  if (problems.length > 0) throw new BrokenContract(problems);
  for (const { name, code } of codes) {
    if (code !== 0 && !codeTexts[name]) {
      problems.push(missingText('codes', `Add a text for code ${code} under "${name}".`));
    }
  }
  for (const name of Object.keys(codeTexts)) {
    if (!codes.some((entry) => entry.name === name)) {
      problems.push(missingText('codes', `"${name}" is no code of openapi/codes.yaml; remove it or add the code.`));
    }
  }
  if (problems.length > 0) throw new BrokenContract(problems);
  return { codes, codeTexts, failureTexts };
}

function readCodes(root: string, problems: Problem[]): CodeEntry[] {
  const file = 'openapi/codes.yaml';
  const lines = new LineCounter();
  const path = join(root, file);
  if (!existsSync(path)) {
    problems.push({ file, line: 1, column: 1, message: 'This file is missing; it lists every code.' });
    return [];
  }
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
  for (const error of document.errors) {
    const { line, col } = lines.linePos(error.pos[0]);
    problems.push({ file, line, column: col, message: error.message.split('\n')[0] ?? 'This is not YAML.' });
  }
  const entries: unknown = document.errors.length > 0 ? [] : document.toJS();
  if (!Array.isArray(entries)) {
    problems.push({ file, line: 1, column: 1, message: 'The catalogue is a list of codes.' });
    return [];
  }
  const seen = new Set<unknown>();
  entries.forEach((entry: unknown, at) => {
    const node = document.getIn([at], true) as { range?: [number, number, number] } | undefined;
    const { line, col } = lines.linePos(node?.range?.[0] ?? 0);
    const problem = validateEntry(entry) ?? (seen.has((entry as CodeEntry).code) ? 'This code is listed twice.' : null);
    if (problem) problems.push({ file, line, column: col, message: problem });
    seen.add((entry as CodeEntry | null)?.code);
  });
  return entries as CodeEntry[];
}

function validateEntry(entry: unknown): string | null {
  const { code, name, meaning, client, shows } = (entry ?? {}) as Partial<Record<keyof CodeEntry, unknown>>;
  if (!Number.isInteger(code)) return '`code` is a whole number.';
  if (typeof name !== 'string' || !/^[a-z][A-Za-z]*$/.test(name)) return '`name` is one camelCase word.';
  if (typeof meaning !== 'string' || meaning === '') return 'Say in `meaning` what the code means.';
  if (!clientActions.includes(client as never)) return `\`client\` is one of ${clientActions.join(', ')}.`;
  if (!placesShown.includes(shows as never)) return `\`shows\` is one of ${placesShown.join(', ')}.`;
  return null;
}

function readTexts(root: string, namespace: string, problems: Problem[]): Record<string, Texts> {
  // An earlier revision lacks the languages that were added since.
  const present = languages.filter((language) => existsSync(join(root, 'locales', language)));
  const byLanguage = present.flatMap((language) => {
    const file = `locales/${language}/${namespace}.json`;
    const texts = readJson(root, file, problems);
    return texts ? [{ language, file, texts }] : [];
  });
  const keys = new Set(byLanguage.flatMap(({ texts }) => Object.keys(texts)));
  const all: Record<string, Texts> = {};
  for (const key of keys) {
    const found: Partial<Texts> = {};
    for (const { language, file, texts } of byLanguage) {
      const text = texts[key];
      if (typeof text === 'string' && text !== '') found[language] = text;
      else problems.push({ file, line: 1, column: 1, message: `Add a text for "${key}".` });
    }
    all[key] = found as Texts;
  }
  return all;
}

/** Undefined if the file cannot be read, which is already reported. */
function readJson(root: string, file: string, problems: Problem[]): Record<string, unknown> | undefined {
  const path = join(root, file);
  if (!existsSync(path)) {
    problems.push({ file, line: 1, column: 1, message: 'This file is missing; it holds the texts of its language.' });
    return undefined;
  }
  const lines = new LineCounter();
  // YAML is a superset of JSON, and its parser reports the line of a missing comma.
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
  for (const error of document.errors) {
    const { line, col } = lines.linePos(error.pos[0]);
    problems.push({ file, line, column: col, message: error.message.split('\n')[0] ?? 'This is not JSON.' });
  }
  return document.errors.length > 0 ? undefined : (document.toJS() as Record<string, unknown>);
}

function missingText(namespace: string, message: string): Problem {
  return { file: `locales/*/${namespace}.json`, line: 1, column: 1, message };
}
