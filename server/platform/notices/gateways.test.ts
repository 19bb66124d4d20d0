import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NoticeChannel } from '#generated/client/types.gen.ts';
import { type NoticeSimulator, startNoticeSimulator } from '#server/marketplace/notices/testing/notice-simulator.ts';
import type { NoticeGateway, OutgoingNotice } from '#server/platform/services.ts';
import { createSmsGateway } from './sms-gateway.ts';
import { createWhatsApp } from './whatsapp-cloud.ts';

const notice: OutgoingNotice = {
  to: '254712345678',
  language: 'zh',
  text: 'Order GP1 https://gariport.example/o/en/1',
  template: { name: 'deposit_due_soon', values: ['GP1', '14 Jun, 09:30'], button: 'o/zh/1' },
};

let simulator: NoticeSimulator;
let outcomes: string[] = [];
beforeAll(async () => {
  simulator = await startNoticeSimulator();
});
afterAll(() => simulator.close());
afterEach(() => {
  simulator.setTrouble(undefined);
  outcomes = [];
});

function open(channel: NoticeChannel, timeout?: number): NoticeGateway {
  const onOutcome = (outcome: string) => void outcomes.push(outcome);
  const options = { onOutcome, ...(timeout !== undefined && { timeout }) };
  return channel === 'sms' ? createSmsGateway(simulator.sms, options) : createWhatsApp(simulator.whatsapp, options);
}

describe('WhatsApp', () => {
  it('sends an approved template with its values and the end of its link', async () => {
    expect(await open('whatsapp').send(notice)).toEqual({ is: 'sent', id: expect.stringMatching(/^wamid\./) });
    expect(simulator.asked.at(-1)?.body).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '254712345678',
      type: 'template',
      template: {
        name: 'gariport_deposit_due_soon',
        language: { code: 'zh_CN' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'GP1' },
              { type: 'text', text: '14 Jun, 09:30' },
            ],
          },
          { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'o/zh/1' }] },
        ],
      },
    });
    expect(outcomes).toEqual(['sent']);
  });

  it('retries with another token, since the operator may renew it', async () => {
    const gateway = createWhatsApp({ ...simulator.whatsapp, token: 'expired' });
    expect(await gateway.send(notice)).toMatchObject({ is: 'later' });
  });

  it('does not retry a message whose template is unknown', async () => {
    simulator.setTrouble('template');
    expect(await open('whatsapp').send(notice)).toMatchObject({ is: 'refused' });
  });
});

describe('The SMS gateway', () => {
  it('gets number, text and sender', async () => {
    expect(await open('sms').send(notice)).toEqual({ is: 'sent' });
    const { body, headers } = simulator.asked.at(-1) ?? {};
    expect(body).toEqual({ to: '+254712345678', text: notice.text, sender: 'GariPort' });
    expect(headers?.authorization).toBe('Bearer simulator-sms-secret');
  });

  it('takes another body and header', async () => {
    const body = {
      username: 'gp',
      message: '{text}',
      from: '{sender}',
      phoneNumbers: ['{to}'],
      digits: '{digits}',
      n: 1,
    };
    await createSmsGateway({ ...simulator.sms, header: 'apiKey', body }).send({ ...notice, text: '{sender} "$&"' });
    expect(simulator.asked.at(-1)).toMatchObject({
      headers: { apikey: 'simulator-sms-secret' },
      body: {
        username: 'gp',
        message: '{sender} "$&"',
        from: 'GariPort',
        phoneNumbers: ['+254712345678'],
        digits: '254712345678',
        n: 1,
      },
    });
  });
});

describe.each(['whatsapp', 'sms'] as const)('A failure of %s', (channel) => {
  it.each([
    ['unreachable', { is: 'barred', problem: 'unreachable' }],
    ['optedOut', { is: 'barred', problem: 'optedOut' }],
    ['busy', { is: 'later' }],
    ['down', { is: 'later' }],
    // It may have been sent, and must not be sent twice.
    ['hang', { is: 'unknown' }],
  ] as const)('%s is distinguished, and its reason has no number', async (trouble, outcome) => {
    simulator.setTrouble(trouble);
    const found = await open(channel, trouble === 'hang' ? 300 : undefined).send(notice);
    expect(found).toMatchObject(outcome);
    expect(JSON.stringify(found)).not.toContain('254712345678');
    expect(outcomes).toEqual([outcome.is]);
  });

  it('before a connection is retried, since nothing was sent', async () => {
    const closed = await startNoticeSimulator();
    await closed.close();
    const gateway = channel === 'sms' ? createSmsGateway(closed.sms) : createWhatsApp(closed.whatsapp);
    expect(await gateway.send(notice)).toMatchObject({ is: 'later' });
  });
});
