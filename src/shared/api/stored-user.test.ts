import { describe, expect, it, vi } from 'vitest';
import { createEncryptedItem, type KeyVault } from './encrypted-item.ts';
import { createLoginState } from './login.ts';
import { generateGcmKey } from '#wire/envelope/gcm.ts';
import { createMemoryStorage } from './local-storage.ts';
import { createStoredUser, userItem } from './stored-user.ts';
import { createTestApi, firstTokens } from './testing/test-api.ts';
import { createTokenStore } from './token-store.ts';

const user = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };

async function createVault(): Promise<KeyVault> {
  const key = await generateGcmKey();
  return { key: async () => key };
}

describe('The stored user', () => {
  it('A-162 B-303 is encrypted with a key that no script can read', async () => {
    const storage = createMemoryStorage();
    const vault = await createVault();
    await createStoredUser(createEncryptedItem(userItem, storage, vault)).save(user);
    const stored = storage.getItem(userItem) ?? '';
    expect(stored).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(atob(stored)).not.toContain(user.email);
    await expect(vault.key()).resolves.toMatchObject({ extractable: false });
    const reloaded = createStoredUser(createEncryptedItem(userItem, storage, vault));
    expect(reloaded.current()).toBeUndefined();
    await expect(reloaded.load()).resolves.toEqual(user);
    expect(reloaded.current()).toEqual(user);
  });

  it('is absent when the key is lost, and no other item can replace it', async () => {
    const storage = createMemoryStorage();
    const vault = await createVault();
    await createEncryptedItem('chatToken', storage, vault).write(JSON.stringify(user));
    storage.setItem(userItem, storage.getItem('chatToken') ?? '');
    await expect(createStoredUser(createEncryptedItem(userItem, storage, vault)).load()).resolves.toBeUndefined();

    await createStoredUser(createEncryptedItem(userItem, storage, vault)).save(user);
    const other = createStoredUser(createEncryptedItem(userItem, storage, await createVault()));
    await expect(other.load()).resolves.toBeUndefined();
  });

  it('is kept in memory if the browser cannot store a key, and never in plain', async () => {
    const storage = createMemoryStorage();
    const stored = createStoredUser(createEncryptedItem(userItem, storage, { key: async () => undefined }));
    await stored.save(user);
    expect(stored.current()).toEqual(user);
    expect(storage.getItem(userItem)).toBeNull();
  });

  it('is the newer one if it was saved while an older one was being read', async () => {
    const storage = createMemoryStorage();
    const vault = await createVault();
    const item = createEncryptedItem(userItem, storage, vault);
    await createStoredUser(item).save({ ...user, countryName: 'Tanzania' });
    const stored = createStoredUser(item);
    const loading = stored.load();
    await stored.save(user);
    await expect(loading).resolves.toEqual(user);
    expect(stored.current()).toEqual(user);
  });

  it('is absent if it was cleared while being saved', async () => {
    const storage = createMemoryStorage();
    const stored = createStoredUser(createEncryptedItem(userItem, storage, await createVault()));
    const saving = stored.save(user);
    stored.clear();
    await saving;
    expect(storage.getItem(userItem)).toBeNull();
    expect(stored.current()).toBeUndefined();
  });
});

describe('isLoggedIn', () => {
  async function createState() {
    const storage = createMemoryStorage();
    const { session, server, client } = createTestApi({ storage, loggedIn: false });
    const tokens = createTokenStore(storage);
    const stored = createStoredUser(createEncryptedItem(userItem, storage, await createVault()));
    return { session, server, client, stored, login: createLoginState({ tokens, user: stored, session }) };
  }

  it('A-165 needs both a stored e-mail and a stored refresh token', async () => {
    const { session, stored, login } = await createState();
    expect(login.isLoggedIn()).toBe(false);
    session.begin(firstTokens);
    expect(login.isLoggedIn()).toBe(false);
    await stored.save(user);
    expect(login.isLoggedIn()).toBe(true);
    session.end();
    expect(login.isLoggedIn()).toBe(false);
  });

  it('A-178 is false after the end of the session, which clears tokens and e-mail and notifies listeners', async () => {
    const { session, stored, login } = await createState();
    session.begin(firstTokens);
    await stored.save(user);
    const listener = vi.fn<() => void>();
    login.onChange(listener);
    session.end();
    expect(stored.current()).toBeUndefined();
    expect(listener).toHaveBeenCalledOnce();
  });
});
