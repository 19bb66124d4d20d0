import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/platform/operations/log.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { deliverMails } from './deliver.ts';
import { MailDelayed, MailRefused, type MailTransport, type OutgoingMail } from '#server/platform/services.ts';

const minute = 60_000;
let sent: OutgoingMail[] = [];
let failure: Error | undefined;
const log: string[] = [];

const mailTransport: MailTransport = {
  async send(mail) {
    if (failure && !mail.to.startsWith('good')) throw failure;
    sent.push(mail);
  },
  check: async () => undefined,
  close: () => undefined,
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    handlers: {},
    mailTransport,
    log: createLog('warn', (line) => log.push(line)),
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  sent = [];
  failure = undefined;
  await server.services.database.deleteFrom('mail').execute();
});

const post = ({ services: { mailer, database, clock } }: TestServer, to: string) =>
  mailer.post(
    database,
    { to, subject: 'Karibu', body: 'a link with gvk_0123456789abcdefghij', language: 'en' },
    clock(),
  );
const rows = () => server.services.database.selectFrom('mail').selectAll().orderBy('recipient').execute();

test('An e-mail is sent once, and its text is deleted', async () => {
  await post(server, 'amina@example.com');
  await deliverMails(server.services);
  await deliverMails(server.services);
  expect(sent).toMatchObject([{ to: 'amina@example.com', subject: 'Karibu', body: expect.stringContaining('gvk_') }]);
  expect(await rows()).toMatchObject([{ state: 'sent', body: '', attempts: 1, sent_at: expect.any(Date) }]);
});

test('Nodes that deliver at once send no e-mail twice', async () => {
  for (let index = 0; index < 20; index += 1) await post(server, `reader-${index}@example.com`);
  await Promise.all(Array.from({ length: 5 }, () => deliverMails(server.services)));
  expect(new Set(sent.map(({ to }) => to)).size).toBe(20);
  expect(sent).toHaveLength(20);
});

test('While the mail server is down, e-mails are retried at growing intervals', async () => {
  failure = new Error('connect ECONNREFUSED');
  await post(server, 'patient@example.com');
  await deliverMails(server.services);
  await deliverMails(server.services);
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, last_error: 'Error: connect ECONNREFUSED' }]);
  server.advance(minute);
  await deliverMails(server.services);
  server.advance(minute);
  await deliverMails(server.services);
  expect(await rows()).toMatchObject([{ attempts: 2 }]);
  failure = undefined;
  server.advance(minute);
  await deliverMails(server.services);
  expect(sent).toHaveLength(1);
});

test('A permanently refused e-mail is not retried and does not block others', async () => {
  failure = new MailRefused('550 no such user');
  await post(server, 'bad@example.com');
  await post(server, 'good@example.com');
  await deliverMails(server.services);
  expect(await rows()).toMatchObject([
    { recipient: 'bad@example.com', state: 'failed', body: '' },
    { recipient: 'good@example.com', state: 'sent' },
  ]);
  expect(log.join('\n')).toContain('550 no such user');
  expect(log.join('\n')).not.toContain('gvk_');
});

test('A stopping node finishes the e-mails that it is sending and leaves the others untouched', async () => {
  for (const name of ['amina', 'baraka', 'chao']) await post(server, `${name}@example.com`);
  const stopping = new AbortController();
  const services = {
    ...server.services,
    mailTransport: {
      ...mailTransport,
      async send(mail: OutgoingMail) {
        stopping.abort();
        sent.push(mail);
      },
    },
  };
  await deliverMails(services, stopping.signal);
  expect(sent).toHaveLength(2);
  expect((await rows()).map(({ state, attempts }) => `${state} ${attempts}`).toSorted()).toEqual([
    'sent 1',
    'sent 1',
    'waiting 0',
  ]);
});

test('A temporarily refused e-mail is retried later and does not block others', async () => {
  failure = new MailDelayed('450 mailbox full');
  await post(server, 'full@example.com');
  await post(server, 'good@example.com');
  await deliverMails(server.services);
  expect(await rows()).toMatchObject([
    { recipient: 'full@example.com', state: 'waiting', attempts: 1 },
    { recipient: 'good@example.com', state: 'sent' },
  ]);
});

test('The log has the reply of the mail server without the addresses in it', async () => {
  const reply = '450 4.1.2 <amina@example.com>: Recipient address rejected';
  const cause = Object.assign(new Error(reply), { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' });
  failure = new MailDelayed(`Recipient command failed: ${reply}`, { cause });
  log.length = 0;
  await post(server, 'amina@example.com');
  await deliverMails(server.services);
  expect(log.join('\n')).toContain('450 4.1.2 <[address]>: Recipient address rejected');
  expect(log.join('\n')).toContain('"responseCode":450,"command":"RCPT TO"');
  expect(log.join('\n')).not.toContain('amina');
});

test('An e-mail that waited for days without a mail server is not sent', async () => {
  await post(server, 'old@example.com');
  server.advance(3 * 24 * 60 * minute);
  await deliverMails(server.services);
  expect(sent).toEqual([]);
});

test('An e-mail is not sent if its change is rolled back', async () => {
  const undone = server.services.database.transaction().execute(async (database) => {
    await server.services.mailer.post(
      database,
      { to: 'undone@example.com', subject: 's', body: 'b', language: 'en' },
      server.services.clock(),
    );
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await rows()).toEqual([]);
});
