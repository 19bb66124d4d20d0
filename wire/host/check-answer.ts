import { core, locales } from 'zod/mini';
import { validators } from '../../generated/validators.ts';
import type { OperationFacts, OperationId } from '../../generated/operations.ts';
import type { PlainAnswer } from './call.ts';
import { listIssues } from './describe-issues.ts';

const { localeError } = locales.en();

/** What the contract has against an answer, in one line; nothing when it is as promised. */
export function complainOfAnswer(operation: OperationFacts, answer: PlainAnswer): string | undefined {
  if (answer.code !== 0) {
    if (operation.codes.includes(answer.code)) return undefined;
    return `${operation.id} answered code ${answer.code}, which the contract does not list`;
  }
  if (operation.envelope === 'blob') {
    return answer.body instanceof Uint8Array ? undefined : `${operation.id} answered no bytes`;
  }
  const schema = validators[operation.id as OperationId].body;
  if (!schema) {
    return answer.body === undefined ? undefined : `${operation.id} answered a body where the contract has none`;
  }
  const result = core.safeParse(schema, answer.body, { error: localeError });
  return result.success ? undefined : `${operation.id} answered an invalid body: ${listIssues(result.error.issues)}`;
}
