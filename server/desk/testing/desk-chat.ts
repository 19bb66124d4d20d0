import { expect } from 'vitest';
import type { ChatToken, StaffChat, StaffChats, StaffChatSummary } from '#generated/client/types.gen.ts';
import type { StaffRole } from '#generated/operations.ts';
import { chatHandlers } from '#server/marketplace/chat/handlers.ts';
import { serveChat } from '#server/marketplace/chat/serve-chat.ts';
import { Tab } from '#server/marketplace/chat/testing/tab.ts';
import { listen } from '#server/marketplace/chat/testing/use-chat.ts';
import type { Buyer } from '#server/marketplace/orders/testing/market.ts';
import { openDeskMarket } from './desk-market.ts';

/** Longer than any test, so that messages arrive by notification and not by polling. */
const never = 3_600_000;

/** A marketplace whose buyers chat over real sockets and whose desk replies. */
export async function openDeskChat() {
  const desk = await openDeskMarket(chatHandlers);
  const { market, as } = desk;
  serveChat(market.app, { services: market.services, pulse: never });
  const address = await listen(market);
  const tabs: Tab[] = [];

  async function openTab(buyer: Buyer, language?: string): Promise<Tab> {
    const { body } = await buyer.call('getChatToken');
    const { token } = body as ChatToken;
    const tab = new Tab(address);
    await tab.sendRaw(JSON.stringify({ type: 'open', token, language }));
    tabs.push(tab);
    await expect.poll(() => tab.frames[0]?.type).toBe('opened');
    return tab;
  }

  /** A new buyer who has sent this message. */
  async function writing(...texts: string[]): Promise<{ buyer: Buyer; tab: Tab; lastId: number }> {
    const buyer = await market.newBuyer();
    const tab = await openTab(buyer);
    for (const text of texts) await tab.send({ type: 'send', key: `k${text.length}-${texts.indexOf(text)}`, text });
    await expect.poll(() => tab.texts).toEqual(texts);
    return { buyer, tab, lastId: tab.messages.at(-1)?.id ?? 0 };
  }

  async function list(role: StaffRole = 'owner'): Promise<StaffChats> {
    const { call } = await as(role);
    const { code, body } = await call('staffListChats', {});
    expect(code).toBe(0);
    return body as StaffChats;
  }

  async function listed({ accountId }: Buyer): Promise<StaffChatSummary | undefined> {
    return (await list()).chats.find((chat) => chat.accountId === accountId);
  }

  async function read({ accountId: id }: Buyer, role: StaffRole = 'owner'): Promise<StaffChat> {
    const { call } = await as(role);
    const { code, body } = await call('staffGetChat', { id });
    expect(code).toBe(0);
    return body as StaffChat;
  }

  async function close(): Promise<void> {
    for (const tab of tabs) tab.close();
    await market.close();
  }

  return { ...desk, openTab, writing, list, listed, read, close };
}
