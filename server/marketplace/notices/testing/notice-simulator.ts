import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { NoticeChannel } from '#generated/client/types.gen.ts';
import { templateLanguages } from '#server/platform/notices/whatsapp-cloud.ts';
import type { Language } from '#wire/language.ts';
import { type NoticeName, noticeTexts, templateName } from '../notice-texts.ts';
import { countSegments } from './count-segments.ts';

/** The accounts of the simulator, as an operator would configure them. */
export const simulatedNotices = {
  phoneNumberId: '106540352242922',
  whatsappToken: 'simulator-whatsapp-token',
  templatePrefix: 'gariport_',
  smsSecret: 'simulator-sms-secret',
  sender: 'GariPort',
} as const;

interface Delivered {
  channel: NoticeChannel;
  /** Digits only. */
  to: string;
  text: string;
  /** What the button of a template opens or copies. */
  button?: string;
  /** How many SMS the text needs. */
  segments?: number;
  id: string;
}

type Trouble = 'hang' | 'down' | 'busy' | 'unreachable' | 'optedOut' | 'template';

interface Answer {
  status?: number;
  body: object;
}

interface TemplateMessage {
  to?: string;
  template?: {
    name?: string;
    language?: { code?: string };
    components?: { type: string; sub_type?: string; index?: string; parameters?: { type: string; text: string }[] }[];
  };
}

const graphErrors: Readonly<Partial<Record<Trouble, [number, number]>>> = {
  busy: [429, 130_429],
  unreachable: [400, 131_026],
  optedOut: [400, 131_050],
  template: [404, 132_001],
};

/** The Graph API's messages for WhatsApp, and an SMS gateway. Phones behave by the last digit of their number. */
export async function startNoticeSimulator({ port = 0 }: { port?: number } = {}) {
  const delivered: Delivered[] = [];
  const asked: { path: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
  let trouble: Trouble | undefined;

  function troubleOf(to: string): Trouble | undefined {
    return trouble ?? ({ 1: 'unreachable', 2: 'down', 3: 'optedOut' } as const)[to.at(-1) ?? ''];
  }

  function takeTemplate({ to = '', template }: TemplateMessage, { authorization }: IncomingHttpHeaders): Answer {
    if (authorization !== `Bearer ${simulatedNotices.whatsappToken}`) return graphError(401, 190);
    const own = troubleOf(to);
    const [status, code] = graphErrors[own ?? 'hang'] ?? [];
    if (status !== undefined && code !== undefined) return graphError(status, code, to);
    const language = (Object.keys(templateLanguages) as Language[]).find(
      (one) => templateLanguages[one] === template?.language?.code,
    );
    const { templatePrefix } = simulatedNotices;
    const names = Object.keys(noticeTexts.en) as NoticeName[];
    const what = names.find((one) => templatePrefix + templateName(one) === template?.name);
    if (!language || !what) return graphError(404, 132_001);
    const parametersOf = (type: string) =>
      template?.components?.find((component) => component.type === type)?.parameters?.map(({ text }) => text) ?? [];
    const values = parametersOf('body');
    const [button = ''] = parametersOf('button');
    const text = noticeTexts[language][what];
    const isGood = values.every((value) => value !== '' && !/[\n\t]| {5}/.test(value)) && button !== '';
    if (text.match(/\{\{\w+\}\}/g)?.length !== values.length || !isGood) return graphError(400, 132_000);
    let index = -1;
    const filled = text.replaceAll(/\{\{\w+\}\}/g, () => values[(index += 1)] ?? '');
    const { id } = deliver({ channel: 'whatsapp', to, text: filled, button });
    return { body: { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id }] } };
  }

  function takeSms(body: { to?: string; text?: string }, { authorization }: IncomingHttpHeaders): Answer {
    if (authorization !== `Bearer ${simulatedNotices.smsSecret}`) return { status: 401, body: {} };
    const to = body.to?.replace('+', '') ?? '';
    const text = body.text ?? '';
    const own = troubleOf(to);
    if (own === 'busy') return { status: 429, body: {} };
    if (own === 'unreachable' || own === 'optedOut') {
      const statusCode = own === 'optedOut' ? 406 : 403;
      return { status: 201, body: { SMSMessageData: { Recipients: [{ statusCode, number: `+${to}` }] } } };
    }
    const { id } = deliver({ channel: 'sms', to, text, segments: countSegments(text) });
    return { status: 201, body: { id } };
  }

  function deliver(one: Omit<Delivered, 'id'>): Delivered {
    const message = { ...one, id: `wamid.${randomUUID()}` };
    delivered.push(message);
    return message;
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse((await readText(request)) || '{}') as TemplateMessage & { text?: string };
    const { url: path = '', headers } = request;
    asked.push({ path, headers, body });
    if (trouble === 'hang') return;
    if (troubleOf(body.to ?? '') === 'down') {
      response.writeHead(503).end('<html>Service unavailable</html>');
      return;
    }
    const isWhatsApp = path === `/v25.0/${simulatedNotices.phoneNumberId}/messages`;
    const answer = isWhatsApp ? takeTemplate(body, headers) : path === '/sms' ? takeSms(body, headers) : undefined;
    response
      .writeHead(answer ? (answer.status ?? 200) : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer?.body ?? {}));
  }

  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    whatsapp: {
      phoneNumberId: simulatedNotices.phoneNumberId,
      token: simulatedNotices.whatsappToken,
      baseUrl: `${base}/v25.0`,
      templatePrefix: simulatedNotices.templatePrefix,
    },
    sms: {
      url: `${base}/sms`,
      header: 'Authorization',
      secret: simulatedNotices.smsSecret,
      sender: simulatedNotices.sender,
      body: { to: '{to}', text: '{text}', sender: '{sender}' },
    },
    /** Messages that reached a phone, the latest last. */
    delivered,
    /** All requests, the latest last. */
    asked,
    /** Makes every request hang or fail; undefined ends it. */
    setTrouble: (kind: Trouble | undefined) => {
      trouble = kind;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

export type NoticeSimulator = Awaited<ReturnType<typeof startNoticeSimulator>>;

/** Meta's errors repeat the number of the receiver in some details. */
function graphError(status: number, code: number, to = ''): Answer {
  return {
    status,
    body: { error: { message: `(#${code})`, type: 'OAuthException', code, error_data: { details: `To ${to}` } } },
  };
}
