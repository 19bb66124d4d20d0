import { expect, test } from 'vitest';
import { createEncryptedItem } from '#shared/api/encrypted-item.ts';
import { generateGcmKey } from '#wire/envelope/gcm.ts';
import { createMemoryStorage } from '#shared/api/local-storage.ts';
import { storeChatToken, readChatToken } from './chat-token.ts';

const answer = { token: 'gct_6wPz2NfC9vKj4XsD8qRb', userName: 'Wanjiku Kamau', expiresIn: 900 };
const owner = { email: 'wanjiku@example.com', now: 1_000_000 };

async function openItem() {
  const storage = createMemoryStorage();
  const key = await generateGcmKey();
  return { storage, item: createEncryptedItem('chatToken', storage, { key: () => Promise.resolve(key) }) };
}

test('B-303 stores the chat token encrypted', async () => {
  const { storage, item } = await openItem();
  await storeChatToken(item, answer, owner);
  const stored = storage.getItem('chatToken') ?? '';
  expect(stored).not.toBe('');
  for (const secret of [answer.token, 'Wanjiku', owner.email]) {
    expect(stored).not.toContain(secret);
    expect(atob(stored)).not.toContain(secret);
  }
});

test('uses a stored token until shortly before it expires, only for its owner', async () => {
  const { item } = await openItem();
  await storeChatToken(item, answer, owner);
  expect(await readChatToken(item, owner.email, owner.now + 600_000)).toMatchObject({ token: answer.token });
  expect(await readChatToken(item, owner.email, owner.now + 880_000)).toBeUndefined();
  expect(await readChatToken(item, 'other@example.com', owner.now)).toBeUndefined();
});

test('ignores stored data that is not a token', async () => {
  const { item } = await openItem();
  expect(await readChatToken(item, owner.email, 0)).toBeUndefined();
  await item.write('not json');
  expect(await readChatToken(item, owner.email, 0)).toBeUndefined();
});
