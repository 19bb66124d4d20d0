export interface Outgoing {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
}

/** The HTTP answer, uninterpreted, or why none arrived. */
export type HttpReply =
  | { readonly status: number; readonly type: string; readonly bytes: Uint8Array }
  | { readonly lost: string };

export type Send = (outgoing: Outgoing) => Promise<HttpReply>;

export function createSend(timeout: number): Send {
  return async ({ url, method, headers, body }) => {
    try {
      const response = await fetch(url, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...(body !== undefined && { body }),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return {
        status: response.status,
        type: response.headers.get('content-type')?.split(';')[0]?.trim() ?? '',
        bytes,
      };
    } catch (error) {
      return { lost: describeLoss(error, timeout) };
    }
  };
}

function describeLoss(error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  const { code, message: reason } = (cause ?? {}) as { code?: string; message?: string };
  return `the connection was dropped (${code ?? reason ?? message})`;
}
