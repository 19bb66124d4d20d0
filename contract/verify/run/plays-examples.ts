import { operationsOf, type OpenApiDocument } from '../../document/openapi.ts';
import type { TestedOperation } from '../subject/tested-operation.ts';
import type { Target } from '../target/target.ts';
import { madeUpToken } from './run-operation.ts';

/**
 * A mock lets anybody in and answers what the contract's example says, word for word. A backend that lets a made-up
 * token in would have to answer with somebody else's data to pass for one.
 */
export async function playsExamples(
  document: OpenApiDocument,
  target: Target,
  operations: readonly TestedOperation[],
): Promise<boolean> {
  const id = 'getUserInfo';
  const operation = operations.find((candidate) => candidate.id === id);
  const payload = operation?.carriers[0]?.examples[0]?.value;
  if (!operation || !payload) return false;
  const received = await target.call({ operation, carrier: 'json', payload, token: madeUpToken });
  const written = operationsOf(document).find((placed) => placed.operation.operationId === id);
  const examples = written?.operation.responses['200']?.content?.['application/json']?.examples ?? {};
  return received.kind === 'answer' && JSON.stringify(received.answer) === JSON.stringify(examples['success']?.value);
}
