import type { core } from 'zod/mini';
import { issueTexts, type LimitText } from './issue-texts.ts';
import type { Language } from './language.ts';

type Issue = core.$ZodIssue;

/** The first thing wrong with a payload, as its sender's user can read it. */
export function describeFirstIssue(issues: readonly Issue[], payload: unknown, language: Language): string {
  const [first] = issues;
  return first ? describeIssue(first, payload, language) : '';
}

/** As many as somebody reads; a list of wrong entries would make an answer many times as long as its call. */
const mostTold = 20;

/** What is wrong with a payload, for developers: `field: rule; field: rule`. */
export function listIssues(issues: readonly Issue[]): string {
  const told = issues.slice(0, mostTold).map((issue) => `${fieldOf(issue)}: ${issue.message}`);
  const rest = issues.length - told.length;
  return [...told, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

function describeIssue(issue: Issue, payload: unknown, language: Language): string {
  const texts = issueTexts[language];
  const field = fieldOf(issue);
  if (issue.code === 'unrecognized_keys') return texts.unknown(field);
  // A rule over several fields has no field of its own, and words of its own.
  if (issue.code === 'custom') return issue.message;
  if (valueAt(payload, issue.path) === undefined) return texts.missing(field);
  if (issue.code === 'invalid_type') return texts.type(field);
  if (issue.code === 'invalid_format') return texts.format(field);
  if (issue.code === 'too_small') {
    return limitText(issue.origin, [texts.shortest, texts.fewest, texts.atLeast])(field, String(issue.minimum));
  }
  if (issue.code === 'too_big') {
    return limitText(issue.origin, [texts.longest, texts.most, texts.atMost])(field, String(issue.maximum));
  }
  return texts.choice(field);
}

function limitText(origin: string, [ofText, ofList, ofNumber]: [LimitText, LimitText, LimitText]): LimitText {
  if (origin === 'string') return ofText;
  return origin === 'array' || origin === 'set' ? ofList : ofNumber;
}

function fieldOf(issue: Issue): string {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys.join(', ')] : issue.path;
  return path.length > 0 ? path.join('.') : 'payload';
}

function valueAt(payload: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, key) => (Object(value) as Record<PropertyKey, unknown>)[key], payload);
}
