import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from 'playwright/test';
import { type OperationId, operations } from '#generated/operations.ts';

interface PlainAnswer {
  code: number;
  body?: unknown;
  message?: string;
}

interface Mail {
  recipient: string;
  subject: string;
  body: string;
  /** The content of the QR code beside the text. */
  qr: string | null;
}

/** Calls the server without an envelope, for data that a test needs before it opens a page. */
export interface Backend {
  call: <Body = unknown>(operation: OperationId, payload?: object, token?: string) => Promise<Body>;
  /** The e-mails sent to an address, newest first. */
  mailsTo: (email: string) => Promise<Mail[]>;
}

export function openBackend(request: APIRequestContext): Backend {
  let baseToken: string | undefined;

  async function send(operation: OperationId, payload: object, token: string | undefined): Promise<PlainAnswer> {
    const response = await request.post(`/api${operations[operation].path}`, {
      data: { language: 'en', timeZone: 'Africa/Nairobi', ...payload },
      headers: { 'Idempotency-Key': randomUUID(), ...(token && { Authorization: token }) },
      // Cleaning a PDF starts a process and a thread.
      timeout: 30_000,
    });
    return (await response.json()) as PlainAnswer;
  }

  async function call<Body>(operation: OperationId, payload: object = {}, token?: string): Promise<Body> {
    if (token === undefined && operations[operation].auth === 'visitor') {
      baseToken ??= ((await send('getBaseToken', {}, undefined)).body as { accessToken: string }).accessToken;
    }
    const answer = await send(operation, payload, token ?? baseToken);
    expect(answer.code, `${operation}: ${answer.message}`).toBe(0);
    return answer.body as Body;
  }

  return {
    call,
    async mailsTo(email) {
      const { mails } = (await (await request.get('/dev/outbox.json')).json()) as { mails: Mail[] };
      return mails.filter(({ recipient }) => recipient === email);
    },
  };
}
