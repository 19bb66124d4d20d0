import { z } from 'zod';
import type { NoticeGateway, NoticeOutcome } from '#server/platform/services.ts';
import { type GatewayOptions, isPassing, postJson, type Reply } from './post-json.ts';

export interface SmsSettings {
  url: string;
  /** The header with the secret. */
  header: string;
  secret: string;
  /** The sender that phones show. */
  sender: string;
  /** The JSON body, in whose texts `{to}`, `{digits}`, `{text}` and `{sender}` are replaced. */
  body: object;
}

/** How Africa's Talking reports receivers: its status is 201 even if it sent nothing. */
const zRecipients = z.object({
  SMSMessageData: z.object({ Recipients: z.array(z.object({ statusCode: z.number() })) }),
});
const africasTalking = { invalid: [403, 404], optedOut: [406, 409], passing: [405, 407, 500, 501, 502] };

/** A client for SMS gateways that take one JSON request for each message. */
export function createSmsGateway(
  { url, header, secret, sender, body }: SmsSettings,
  options: GatewayOptions = {},
): NoticeGateway {
  const headers = { [header]: header.toLowerCase() === 'authorization' ? `Bearer ${secret}` : secret };
  return {
    send({ to, text }) {
      const values = { to: `+${to}`, digits: to, text, sender };
      return postJson(url, { headers, body: fill(body, values), read: outcomeOf, ...options });
    },
  };
}

function outcomeOf({ status, body, reason }: Reply): NoticeOutcome {
  if (status < 200 || status >= 300) return { is: isPassing(status) ? 'later' : 'refused', reason };
  const recipients = zRecipients.safeParse(body).data?.SMSMessageData.Recipients;
  if (!recipients) return { is: 'sent' };
  const { statusCode = 403 } = recipients[0] ?? {};
  if (africasTalking.invalid.includes(statusCode)) return { is: 'barred', problem: 'unreachable', reason };
  if (africasTalking.optedOut.includes(statusCode)) return { is: 'barred', problem: 'optedOut', reason };
  if (africasTalking.passing.includes(statusCode)) return { is: 'later', reason };
  return statusCode < 400 ? { is: 'sent' } : { is: 'refused', reason };
}

/** Replaces the placeholders in all texts of a JSON value. */
function fill(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return value.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  if (Array.isArray(value)) return value.map((one) => fill(one, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, values)]));
}
