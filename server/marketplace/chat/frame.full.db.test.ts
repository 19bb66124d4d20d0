import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from '../../../scripts/browser.mjs';
import type { ChatToken } from '#generated/client/types.gen.ts';
import { endSession } from '#server/marketplace/accounts/sessions.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { chatHandlers } from './handlers.ts';
import { serveChat } from './serve-chat.ts';
import { stockFew } from '#server/marketplace/orders/testing/market.ts';
import { changeSetting } from '#server/platform/calls/versioned-setting.ts';
import { chatHours } from './chat-hours.ts';
import { readChat } from './read-chat.ts';
import { saveReadPosition, saveTyping } from './read-marks.ts';
import { answerAs } from './testing/use-chat.ts';

let server: TestServer;
let browser: Browser;
let origin: string;
let buyer: TestAccount;
let page: Page;
const complaints: string[] = [];
const sockets = new Set<Duplex>();
let isOutOfReach = false;

/** A page like the site's: it shows the chat in a frame and provides tokens on request. */
const around = `<!doctype html><iframe src="/chat?language=en" width="400" height="460"></iframe><script>
  window.asked = 0;
  addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || data.type !== 'chatTokenWanted') return;
    window.asked += 1;
    document.querySelector('iframe').contentWindow.postMessage({ type: 'chatToken', token: window.chatToken }, origin);
  });
</script>`;

beforeAll(async () => {
  server = await openTestServer({ handlers: chatHandlers });
  serveChat(server.app, { services: server.services, pulse: 1000 });
  server.app.get('/around', (_request, reply) => reply.type('text/html').send(around));
  // A browser cannot drop its own sockets, so the test drops them on the server.
  server.app.server.prependListener('upgrade', (_request, socket: Duplex) => {
    sockets.add(socket);
    if (isOutOfReach) socket.destroy();
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  const executablePath = findBrowser();
  browser = await chromium.launch({
    ...(executablePath && executablePath !== 'playwright' && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

beforeEach(async () => {
  buyer = await openAccount(server);
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 400, height: 460 } });
  page = await context.newPage();
  complaints.length = 0;
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => {
    complaints.push('a dialog');
    void dialog.dismiss();
  });
});

afterEach(async () => {
  await page.context().close();
});

async function tokenOf(account = buyer): Promise<string> {
  const { body } = await server.call('getChatToken', {}, { token: account.token });
  return (body as ChatToken).token;
}

async function openFrame(language = 'en'): Promise<void> {
  await page.goto(`${origin}/chat?language=${language}#token=${await tokenOf()}`);
}

function answer(text: string) {
  return answerAs(server, 'Aiko', { accountId: buyer.accountId, text });
}

const words = (inside: Page | FrameLocator) => inside.locator('.words').allTextContents();
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 120_000 });

test('A buyer sees their message and the live answer, and the token is removed from the URL', async () => {
  await openFrame();
  await page.getByText('how can we help you?').waitFor();
  expect(page.url()).toBe(`${origin}/chat?language=en`);
  await page.getByRole('textbox').fill('Is the Vitz\nstill there?');
  await page.keyboard.press('Enter');
  await page.getByText('You ·').waitFor();
  await answer('Yes, it is.');
  await page.getByText('Aiko ·').waitFor();
  expect(await words(page)).toEqual(['Is the Vitz\nstill there?', 'Yes, it is.']);
  expect(await page.getByText('how can we help you?').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('shows HTML in a message of either side as text', async () => {
  const text = `<img src=x onerror="alert(1)"><script>alert(2)</script><b>bold</b>`;
  await openFrame();
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await answer(text);
  await soon(async () => expect(await words(page)).toEqual([text, text]));
  expect(await page.locator('img, b, #messages script').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test.each([
  ['cn', '请您输入消息'],
  ['jp', 'メッセージを入力してください'],
])('The frame with language %s shows texts in that language', async (language, placeholder) => {
  await openFrame(language);
  await page.getByPlaceholder(placeholder).waitFor();
  expect(complaints).toEqual([]);
});

test('Messages wait while offline and are sent once after reconnecting', async () => {
  await openFrame();
  await page.getByText('how can we help you?').waitFor();
  isOutOfReach = true;
  sockets.forEach((socket) => socket.destroy());
  await page.getByText('No connection').waitFor();
  await page.getByRole('textbox').fill('from the tunnel');
  await page.keyboard.press('Enter');
  await page.getByText('Sending…').waitFor();
  await answer('are you there?');
  isOutOfReach = false;
  await soon(async () => expect(await words(page)).toEqual(['are you there?', 'from the tunnel']));
  await soon(async () => expect(await page.getByText('Sending…').count()).toBe(0));
});

test('Older messages are loaded on request', async () => {
  for (let count = 1; count <= 55; count += 1) await answer(`m${count}`);
  await openFrame();
  await page.getByRole('button', { name: 'Show earlier messages' }).click();
  await soon(async () => expect((await words(page)).length).toBe(55));
  expect((await words(page)).slice(0, 6)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6']);
  expect(await page.getByRole('button', { name: 'Show earlier messages' }).isVisible()).toBe(false);
});

test('B-302 The frame requests a token from the page, another one if it is refused, and a new user sees nothing of the previous one', async () => {
  const [first, second] = [await tokenOf(), await openAccount(server)];
  await page.addInitScript((token) => Object.assign(globalThis, { chatToken: token }), first);
  await page.goto(`${origin}/around`);
  const frame = page.frameLocator('iframe');
  await frame.getByText(`Hello ${buyer.email.split('@')[0]}`).waitFor();
  await answer('for the first alone');
  await frame.getByText('for the first alone').waitFor();
  await page.evaluate((token) => Object.assign(globalThis, { chatToken: token }), await tokenOf(second));
  await endSession(server.services.database, buyer.sessionId, 'logout', server.services.clock());
  await frame.getByText(`Hello ${second.email.split('@')[0]}`).waitFor();
  expect(await words(frame)).toEqual([]);
});

test('A message that is too long is not sent, and stays in the field with a hint', async () => {
  await openFrame();
  await page.getByText('how can we help you?').waitFor();
  const field = page.getByRole('textbox');
  await field.fill('x'.repeat(5000));
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Not sent').waitFor();
  expect(await field.inputValue()).toHaveLength(5000);
  await field.fill('👍'.repeat(2000));
  await page.keyboard.press('Enter');
  await soon(async () => expect(await words(page)).toEqual(['👍'.repeat(2000)]));
  expect([await field.inputValue(), await page.getByRole('alert').textContent()]).toEqual(['', '']);
});

test('The buyer sees which messages staff have read, that somebody is typing, and the away message', async () => {
  const { database, clock, hub } = server.services;
  const hours = {
    version: 0,
    isOn: true,
    days: [1, 2, 3, 4, 5, 6, 7],
    from: '22:00',
    to: '22:01',
    texts: { en: 'Back at ten', zh: '十点', ja: '10時' },
  };
  const change = { by: { name: 'Aiko' }, value: hours };
  await database.transaction().execute((transaction) => changeSetting(transaction, chatHours, change, clock()));
  await openFrame('jp');
  await page.getByText('10時').waitFor();
  await openFrame();
  await page.getByText('Back at ten').waitFor();
  await page.getByRole('textbox').fill('Anybody?');
  await page.keyboard.press('Enter');
  await page.getByText('You ·').waitFor();
  expect(await page.getByText('Read').count()).toBe(0);
  await saveReadPosition(database, buyer.accountId, 'staff', Number.MAX_SAFE_INTEGER);
  hub.notify(buyer.accountId);
  await page.locator('.facts', { hasText: 'Read' }).waitFor();
  await saveTyping(database, buyer.accountId, 'staff', clock());
  hub.notify(buyer.accountId);
  await page.getByText('is typing').waitFor();
  await answer('I am here');
  await page.getByText('I am here').waitFor();
  expect(await page.getByText('is typing').count()).toBe(0);
  // Messages shown in the window are read, and the staff see that.
  await soon(async () => {
    const chat = await readChat(database, buyer.accountId);
    expect(chat?.buyerReadId).toBe(chat?.lastId);
  });
  expect(complaints).toEqual([]);
});

test('Each message carries the page’s context and nothing else from the page', async () => {
  await stockFew(server.services.database, server.services.clock());
  await page.addInitScript((token) => Object.assign(globalThis, { chatToken: token }), await tokenOf());
  await page.goto(`${origin}/around`);
  const frame = page.frameLocator('iframe');
  await frame.getByText('how can we help you?').waitFor();
  const about = (said: object) =>
    page.evaluate(
      (data) => document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'chatAbout', ...data }, origin),
      said,
    );
  await about({ vehicleId: '100001', orderId: '<b>' });
  await frame.getByRole('textbox').fill('This one');
  await frame.getByRole('textbox').press('Enter');
  await frame.getByText('You ·').waitFor();
  const written = await server.services.database
    .selectFrom('chat_message')
    .select(['about_vehicle', 'about_order'])
    .where('account_id', '=', buyer.accountId)
    .execute();
  expect(written).toEqual([{ about_vehicle: '100001', about_order: null }]);
});
