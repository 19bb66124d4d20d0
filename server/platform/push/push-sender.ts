import { Agent, request as requestByHttps } from 'node:https';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { Browser, OutgoingPush, PushOutcome, PushSender } from '#server/platform/services.ts';
import {
  isPublicAddress,
  publicOnly,
  type Resolve,
  type SendRequest,
} from '#server/platform/outbound/public-address.ts';
import type { PushKeys } from './push-keys.ts';

const defaultTimeout = 5000;
const atOnceToAHost = 4;
/** How much of a push service's response is logged. */
const longestReason = 300;

interface SenderOptions {
  keys: PushKeys;
  /** Contact for push services: a page or a `mailto:` address. */
  contact: string;
  onOutcome?: (outcome: PushOutcome['is']) => void;
  /** Milliseconds for a push service to respond. */
  timeout?: number;
  /** DNS lookup and HTTP client, which tests replace. */
  resolve?: Resolve;
  send?: SendRequest;
}

/** Sends messages by RFC 8030, encrypted for the browser (8291) and signed with our key (8292). */
export function createPushSender(options: SenderOptions): PushSender {
  const { keys, contact, onOutcome, resolve, send = requestByHttps, timeout = defaultTimeout } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnceToAHost, lookup: publicOnly(resolve) });

  async function deliver(browser: Browser, message: OutgoingPush): Promise<PushOutcome> {
    // Check again: the address may have been saved under older rules.
    if (!isPublicAddress(browser.endpoint)) return { is: 'gone', reason: 'Its address is not that of a push service.' };
    const { endpoint, p256dh, auth } = browser;
    const { ttl, topic, payload } = message;
    const written = await buildPushPayload(
      { data: payload, options: { ttl, topic, urgency: 'high' } },
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      { subject: contact, ...keys },
    ).catch((error: unknown) => String(error));
    if (typeof written === 'string') return { is: 'gone', reason: `Nothing can be encrypted for it: ${written}` };
    try {
      const { status, text } = await post(endpoint, { ...written, agent, signal: AbortSignal.timeout(timeout) }, send);
      return outcomeOf(status, text);
    } catch (error) {
      return { is: 'later', reason: String(error) };
    }
  }

  return {
    publicKey: keys.publicKey,
    async send(browser, message) {
      const outcome = await deliver(browser, message);
      onOutcome?.(outcome.is);
      return outcome;
    },
    close: () => agent.destroy(),
  };
}

interface Posted {
  headers: Readonly<Record<string, string>>;
  agent: Agent;
  signal: AbortSignal;
  body: Uint8Array;
}

/** Redirects are not followed. */
function post(url: string, { body, ...options }: Posted, send: SendRequest) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const request = send(url, { method: 'POST', ...options }, (response) => {
    const { statusCode: status = 0 } = response;
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      text += part;
      // Stop reading endless responses.
      if (text.length > longestReason) response.destroy();
    });
    response.on('error', reject);
    response.on('close', () => resolve({ status, text: text.slice(0, longestReason) }));
  });
  request.on('error', reject);
  request.end(body);
  return promise;
}

function outcomeOf(status: number, text: string): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  const reason = `The push service answered ${status}: ${text}`;
  if (status === 404 || status === 410) return { is: 'gone', reason };
  const isPassing = status === 408 || status === 429 || status >= 500;
  return { is: isPassing ? 'later' : 'refused', reason };
}
