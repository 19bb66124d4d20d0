import { installClient, type Client, type SdkCall } from '#generated/client/sdk-client.gen.ts';
import type { OperationId } from '#generated/operations.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import type { TransportCode } from '#wire/client/transport-error.ts';

export interface AskedCall {
  operationId: OperationId;
  body: unknown;
}

/** The answer of each call: its result, or an `ApiFailure` given by its code or transport status. */
export type Answers = Partial<Record<OperationId, (body: unknown) => unknown>>;

export class FailsWith {
  readonly code: number | TransportCode;
  readonly message: string;

  constructor(code: number | TransportCode, message = 'failed') {
    this.code = code;
    this.message = message;
  }
}

/** Answers the calls of components without a server. Calls that a test does not mention never resolve. */
export function installAnswers(answers: Answers): AskedCall[] {
  const asked: AskedCall[] = [];

  async function send({ operation, body, throwOnError }: SdkCall): Promise<unknown> {
    const { id: operationId } = operation;
    asked.push({ operationId, body });
    const answer = answers[operationId];
    if (!answer) return new Promise(() => {});
    const result = await answer(body);
    if (result instanceof FailsWith) {
      const error = new ApiFailure(operation, result);
      if (throwOnError) throw error;
      return { data: undefined, error };
    }
    return { data: result, error: undefined };
  }

  installClient({ get: send as Client['get'], post: send as Client['post'], getConfig: () => ({}) });
  return asked;
}
