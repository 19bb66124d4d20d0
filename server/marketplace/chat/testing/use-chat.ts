import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { ChatToken } from '#generated/client/types.gen.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { chatHandlers } from '../handlers.ts';
import { serveChat } from '../serve-chat.ts';
import { answerChat, type AnswerOutcome } from '../staff.ts';
import { Tab } from './tab.ts';

/** In milliseconds: longer than any test. */
const never = 600_000;

export interface Chat {
  readonly server: TestServer;
  readonly address: string;
  /** Each test has a new buyer. */
  readonly buyer: TestAccount;
  tokenOf(account?: TestAccount): Promise<string>;
  openTab(account?: TestAccount, after?: number): Promise<Tab>;
  openRaw(...frames: (string | Buffer)[]): Promise<Tab>;
  /** Registers tabs opened by the test itself to be closed at its end. */
  keep(...opened: Tab[]): void;
  /** Answers the buyer as staff. */
  answer(text: string, account?: TestAccount): Promise<AnswerOutcome>;
}

/** Starts a chat server for the tests of one file and closes their tabs. */
export function useChat({ pulse = never } = {}): Chat {
  let server: TestServer;
  let buyer: TestAccount;
  let address: string;
  let tabs: Tab[] = [];

  beforeAll(async () => {
    server = await openTestServer({ handlers: chatHandlers });
    serveChat(server.app, { services: server.services, pulse });
    address = await listen(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await openAccount(server);
  });
  afterEach(() => {
    for (const tab of tabs) tab.close();
    tabs = [];
  });

  const tokenOf = (account = buyer) => chatTokenOf(server, account);
  return {
    get server() {
      return server;
    },
    get address() {
      return address;
    },
    get buyer() {
      return buyer;
    },
    tokenOf,
    async openTab(account = buyer, after?: number) {
      const tab = await Tab.open(address, await tokenOf(account), after);
      tabs.push(tab);
      await expect.poll(() => tab.frames[0]?.type).toBe('opened');
      return tab;
    },
    async openRaw(...frames) {
      const tab = new Tab(address);
      tabs.push(tab);
      for (const frame of frames) await tab.sendRaw(frame);
      return tab;
    },
    keep: (...opened) => void tabs.push(...opened),
    answer(text, account = buyer) {
      return answerAs(server, 'Aiko', { accountId: account.accountId, text });
    },
  };
}

/** Answers a buyer like the staff command. */
export async function answerAs(
  { services: { database, hub, clock } }: Pick<TestServer, 'services'>,
  name: string,
  answer: { accountId: string; text: string },
): Promise<AnswerOutcome> {
  const outcome = await database
    .transaction()
    .execute((transaction) => answerChat(transaction, { ...answer, by: { name } }, clock()));
  hub.notify(answer.accountId);
  return outcome;
}

/** Starts a server with a chat and returns the address of its sockets. */
export async function listen({ app }: TestServer): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/chat/socket`;
}

export async function chatTokenOf(server: TestServer, { token }: TestAccount): Promise<string> {
  const { body } = await server.call('getChatToken', {}, { token });
  return (body as ChatToken).token;
}

let lastKey = 0;
export function say(tab: Tab, text: string, key = `k${(lastKey += 1)}`): Promise<void> {
  return tab.send({ type: 'send', key, text });
}

export const soon = (check: () => void) => vi.waitFor(check, { timeout: 50_000 });
