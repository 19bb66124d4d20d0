import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { hashSecret } from '#server/platform/secrets/ids.ts';
import type { NoticeGateway, NoticeOutcome } from '#server/platform/services.ts';
import type { NoticeProblem } from '#generated/client/types.gen.ts';
import type { Language } from '#wire/language.ts';
import { type GatewayOptions, isPassing, postJson, type Reply } from './post-json.ts';

export interface WhatsAppSettings {
  /** The id of the sending number, which is not the number itself. */
  phoneNumberId: string;
  token: string;
  /** The Graph API with its version. */
  baseUrl: string;
  /** The beginning of the names of our templates. */
  templatePrefix: string;
  /** What Meta signs and verifies its reports of deliveries with. */
  webhook?: { appSecret: string; verifyToken: string };
}

/** The languages of templates as Meta names them. */
export const templateLanguages: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh_CN', ja: 'ja', sw: 'sw' };

/** Errors about the receiver, after which no other message will arrive either. */
const problems: Readonly<Record<number, NoticeProblem>> = {
  // Not on WhatsApp, too old a version, or the terms are not accepted.
  131026: 'unreachable',
  // The receiver is our own number.
  131021: 'unreachable',
  // Only listed numbers get messages of a test account.
  131030: 'unreachable',
  // The receiver has stopped messages of ours.
  131050: 'optedOut',
};

/** Errors of the account or of Meta, after which the same message can be sent later. */
const passing = new Set([
  // Unknown and temporary errors, and too many requests.
  1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004,
  // Token, permissions and payment, which the operator puts right.
  0, 3, 10, 190, 368, 131_005, 131_031, 131_042,
]);

const zSent = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const zFailed = z.object({ error: z.object({ code: z.number() }) });

/** The client of Meta's WhatsApp Cloud API. Outside of a conversation it only accepts approved templates. */
export function createWhatsApp(
  { phoneNumberId, token, baseUrl, templatePrefix, webhook }: WhatsAppSettings,
  options: GatewayOptions = {},
): NoticeGateway {
  return {
    ...(webhook && {
      reports: {
        isOwnToken: (given) => isSame(given, webhook.verifyToken),
        isSigned: (body, signature) => isSame(signature, signatureOf(body, webhook.appSecret)),
      },
    }),

    send({ to, language, template: { name, values, button } }) {
      return postJson(`${baseUrl}/${phoneNumberId}/messages`, {
        headers: { Authorization: `Bearer ${token}` },
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to,
          type: 'template',
          template: {
            name: templatePrefix + name,
            language: { code: templateLanguages[language] },
            components: [
              { type: 'body', parameters: values.map(textOf) },
              { type: 'button', sub_type: 'url', index: '0', parameters: [textOf(button)] },
            ],
          },
        },
        read: outcomeOf,
        ...options,
      });
    },
  };
}

function textOf(value: string): { type: 'text'; text: string } {
  return { type: 'text', text: value };
}

/** The header `X-Hub-Signature-256` of a report. */
export function signatureOf(body: string, appSecret: string): string {
  return `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
}

/** Compares hashes, so that the time does not depend on how much is right. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(expected)));
}

function outcomeOf({ status, body, reason }: Reply): NoticeOutcome {
  const sent = zSent.safeParse(body);
  const [message] = sent.data?.messages ?? [];
  if (status === 200 && message) return { is: 'sent', id: message.id };
  const code = zFailed.safeParse(body).data?.error.code;
  if (code === undefined) return { is: isPassing(status) ? 'later' : 'refused', reason };
  const problem = problemOf(code);
  if (problem) return { is: 'barred', problem, reason };
  return { is: passing.has(code) || (code >= 200 && code < 300) ? 'later' : 'refused', reason };
}

/** The problem of the receiver that an error code of WhatsApp reports, if it is one. */
export function problemOf(code: number): NoticeProblem | undefined {
  return problems[code];
}
