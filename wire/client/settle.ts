import type { OperationFacts } from '../operation.ts';
import type { Catalogue, Texts } from './wording.ts';
import type { Reply } from './exchange.ts';
import { ApiFailure } from './failure.ts';
import { TransportError } from './transport-error.ts';

export interface Wording {
  catalogue: Catalogue;
  texts: Texts;
}

/** Returns the caller's result: the body, the text of a success without a body, or throws `ApiFailure`. */
export function settle(operation: OperationFacts, reply: Reply, { catalogue, texts }: Wording): unknown {
  const { code, errorMessage, reason } = reply;
  if (code !== 0) {
    const message = reply.message || textOf(code, catalogue, texts);
    if (operation.display === 'whole') return wholeAnswer({ ...reply, message });
    throw new ApiFailure(operation, { code, message, errorMessage, reason }, { answer: reply });
  }
  if (operation.display === 'whole') return wholeAnswer(reply);
  if (reply.file) return reply.file;
  if (reply.body !== undefined) return reply.body;
  return errorMessage || reply.message || texts.message('operationSucceeded');
}

/** The failure that the caller sees if no usable answer arrived. Programming errors pass unchanged. */
export function failureOf(operation: OperationFacts, error: unknown, { texts }: Wording): unknown {
  if (!(error instanceof TransportError)) return error;
  const key = operation.envelope === 'blob' && error.text ? 'downloadFailed' : error.text;
  const message = key === undefined ? '' : texts.message(key);
  return new ApiFailure(operation, { code: error.code, message }, { cause: error });
}

function wholeAnswer({ file: _file, ...answer }: Reply): unknown {
  return answer;
}

function textOf(code: number, catalogue: Catalogue, texts: Texts): string {
  return texts.code(catalogue[code]?.name ?? 'failed');
}
