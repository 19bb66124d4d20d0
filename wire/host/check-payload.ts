import { core, locales } from 'zod/mini';
import type { OperationFacts } from '../operation.ts';
import type { Arrival, PlainAnswer } from './call.ts';
import { describeFirstIssue, listIssues } from './describe-issues.ts';
import type { Language } from '../language.ts';
import type { HostContract } from './contract.ts';

const { localeError } = locales.en();

export type CheckedPayload = { payload: Record<string, unknown> } | { refusal: PlainAnswer };

/** Validates a payload against the schema of its operation. */
export function checkPayload(
  operation: OperationFacts,
  arrival: Arrival,
  language: Language,
  { validators, texts }: HostContract,
): CheckedPayload {
  const { payload, textOnly } = arrival;
  const schema = validators[operation.id]?.payload;
  if (!schema) throw new Error(`The contract has no validators for ${operation.id}.`);
  if (payload === undefined) {
    const message = texts.refusal('brokenParameters', language);
    return { refusal: { code: 400, message, errorMessage: 'The payload is not JSON.' } };
  }
  const given = textOnly ? readNumbers(schema, payload) : payload;
  const { measured, files } = measureFiles(given);
  const result = parse(schema, measured);
  if (result.success) return { payload: { ...(makeStorable(result.data) as Record<string, unknown>), ...files } };
  const { issues } = result.error;
  return {
    refusal: { code: 400, message: describeFirstIssue(issues, given, language), errorMessage: listIssues(issues) },
  };
}

/** Forms and queries have only text, so a text that the schema refuses is tried as a number. */
function readNumbers(schema: core.$ZodType, payload: unknown): unknown {
  const result = parse(schema, payload);
  if (result.success) return payload;
  const refused = new Set(result.error.issues.map(({ path }) => path[0]));
  const entries = Object.entries(payload as Record<string, unknown>).map(([field, value]) => {
    const isNumber = refused.has(field) && typeof value === 'string' && /^-?\d{1,15}$/.test(value);
    return [field, isNumber ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}

/** The generated schemas model a file as text with as many characters as it has bytes. */
function measureFiles(payload: unknown): { measured: unknown; files: Record<string, File> } {
  if (!(payload instanceof Object) || Array.isArray(payload)) return { measured: payload, files: {} };
  const files = Object.fromEntries(Object.entries(payload).filter(([, value]) => value instanceof File));
  const sizes = Object.entries(files).map(([field, file]) => [field, ' '.repeat(file.size)]);
  return { measured: Object.assign({}, payload, Object.fromEntries(sizes)), files };
}

function parse(schema: core.$ZodType, payload: unknown) {
  return core.safeParse(schema, payload, { error: localeError });
}

/**
 * Replaces what databases cannot store with the replacement character: NUL and lone surrogates. The contract allows
 * them, so the payload is not refused. The text keeps its length.
 */
export function makeStorable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\uFFFD');
  if (Array.isArray(value)) return value.map(makeStorable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, makeStorable(entry)]));
}
