import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import type { ChatToken } from '#generated/client/types.gen.ts';
import { chatHandlers } from '#server/marketplace/chat/handlers.ts';
import { createHub } from '#server/marketplace/chat/hub.ts';
import { chatChannel } from '#server/marketplace/chat/messages.ts';
import { serveChat } from '#server/marketplace/chat/serve-chat.ts';
import { answerAs } from '#server/marketplace/chat/testing/use-chat.ts';
import { Tab } from '#server/marketplace/chat/testing/tab.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';

interface Node {
  server: TestServer;
  address: string;
}

let nodes: [Node, Node];
let buyer: TestAccount;

beforeAll(async () => {
  const first = await openNode();
  nodes = [first, await openNode(first.server)];
});

afterAll(async () => {
  for (const { server } of nodes.toReversed()) await server.close();
});

beforeEach(async () => {
  buyer = await openAccount(nodes[0].server);
});

/** A node that never polls: everything it receives was pushed. */
async function openNode(nodeOf?: TestServer): Promise<Node> {
  const server = await openTestServer({ handlers: chatHandlers, ...(nodeOf && { nodeOf }) });
  const databaseUrl = (nodeOf ?? server).databaseUrl;
  if (!databaseUrl) throw new Error('This test is about a database server.');
  serveChat(server.app, { services: server.services, databaseUrl, pulse: 3_600_000 });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  return { server, address: `ws://127.0.0.1:${port}/chat/socket` };
}

async function openTab({ server, address }: Node): Promise<Tab> {
  const { body } = await server.call('getChatToken', {}, { token: buyer.token });
  const tab = await Tab.open(address, (body as ChatToken).token);
  await soon(() => expect(tab.frames[0]?.type).toBe('opened'));
  return tab;
}

/** A writer to the same database whose hub notifies nobody. */
const outside = () => ({ services: { ...nodes[0].server.services, hub: createHub() } });

const soon = (check: () => void) => vi.waitFor(check, { timeout: 120_000 });

test('a message in a tab on one node appears in a tab on another', async () => {
  const [here, there] = await Promise.all(nodes.map(openTab));
  await here?.send({ type: 'send', key: 'k1', text: 'from here' });
  await there?.send({ type: 'send', key: 'k2', text: 'from there' });
  await soon(() => expect([here?.texts.length, there?.texts.length]).toEqual([2, 2]));
  expect(here?.texts).toEqual(there?.texts);
});

test('a staff reply written outside of any node arrives on all of them', async () => {
  const tabs = await Promise.all(nodes.map(openTab));
  await answerAs(outside(), 'Aiko', { accountId: buyer.accountId, text: 'Good morning' });
  await soon(() => expect(tabs.map(({ texts }) => texts)).toEqual([['Good morning'], ['Good morning']]));
});

test('a node whose notification connection was cut reconnects and catches up', async () => {
  const tab = await openTab(nodes[0]);
  const { database } = nodes[0].server.services;
  const listening = `listen ${chatChannel}`;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query = ${listening} and datname = current_database()`.execute(database);
  const answer = (text: string) => answerAs(outside(), 'Aiko', { accountId: buyer.accountId, text });
  await answer('while deaf');
  await soon(() => expect(tab.texts).toEqual(['while deaf']));
  await answer('heard again');
  await soon(() => expect(tab.texts).toEqual(['while deaf', 'heard again']));
});

test('messages written on two nodes at once reach every tab, all of them and in one order', async () => {
  const tabs = await Promise.all([...nodes, ...nodes].map(openTab));
  await Promise.all(
    tabs.flatMap((tab, place) =>
      Array.from({ length: 15 }, (_, count) =>
        tab.send({ type: 'send', key: `${place}-${count}`, text: `${place}-${count}` }),
      ),
    ),
  );
  await soon(() => expect(tabs.map(({ texts }) => texts.length)).toEqual([60, 60, 60, 60]));
  expect(new Set(tabs.map(({ texts }) => texts.join())).size).toBe(1);
});
