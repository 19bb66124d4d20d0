import type { NoticeOutcome } from '#server/platform/services.ts';

export interface GatewayOptions {
  onOutcome?: (outcome: NoticeOutcome['is']) => void;
  /** Milliseconds for the gateway to answer. A page waits for 16 seconds. */
  timeout?: number;
}

const defaultTimeout = 7000;
const longestReason = 300;

export interface Reply {
  status: number;
  body: unknown;
  /** For the log, without numbers. */
  reason: string;
}

interface Posted extends GatewayOptions {
  headers: Readonly<Record<string, string>>;
  body: unknown;
  /** Reads the gateway's answer. */
  read: (reply: Reply) => NoticeOutcome;
}

/** Errors before a connection exists, after which nothing can have been sent. */
const unconnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Posts a message to a gateway. */
export async function postJson(url: string, { onOutcome, ...posted }: Posted): Promise<NoticeOutcome> {
  const outcome = await send(url, posted);
  onOutcome?.(outcome.is);
  return outcome;
}

async function send(url: string, { headers, body, read, timeout = defaultTimeout }: Posted): Promise<NoticeOutcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    return read({ status: response.status, body: parse(text), reason: hideNumbers(`${response.status}: ${text}`) });
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    const code = cause?.code ?? '';
    return { is: unconnected.has(code) ? 'later' : 'unknown', reason: hideNumbers(`${String(error)} ${code}`) };
  }
}

/** Whether a status says that the same message can be accepted later. */
export function isPassing(status: number): boolean {
  // A wrong secret or an empty account is put right by the operator.
  return [401, 402, 403, 408, 429].includes(status) || status >= 500;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Gateways repeat the receiver's number in their answers, and the log must not have it. */
function hideNumbers(text: string): string {
  return text.replaceAll(/\+?\d[\d\s()-]{5,}\d/g, '[number]').slice(0, longestReason);
}
