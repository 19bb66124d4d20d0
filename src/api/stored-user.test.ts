import { describe, expect, it, vi } from 'vitest';
import { createEncryptedItem, type KeyVault } from './encrypted-item.ts';
import { createLoginState } from './login.ts';
import { generateGcmKey } from '../../wire/envelope/gcm.ts';
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
  it('A-162 B-303 The user is encrypted with a key that no script can read', async () => {
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

  it('There is no user when the key is lost, and no other item can stand in for it', async () => {
    const storage = createMemoryStorage();
    const vault = await createVault();
    await createEncryptedItem('chatToken', storage, vault).write(JSON.stringify(user));
    storage.setItem(userItem, storage.getItem('chatToken') ?? '');
    await expect(createStoredUser(createEncryptedItem(userItem, storage, vault)).load()).resolves.toBeUndefined();

    await createStoredUser(createEncryptedItem(userItem, storage, vault)).save(user);
    const other = createStoredUser(createEncryptedItem(userItem, storage, await createVault()));
    await expect(other.load()).resolves.toBeUndefined();
  });

  it('Where the browser cannot keep a key, the user stays for the page, and nothing is stored in plain', async () => {
    const storage = createMemoryStorage();
    const stored = createStoredUser(createEncryptedItem(userItem, storage, { key: async () => undefined }));
    await stored.save(user);
    expect(stored.current()).toEqual(user);
    expect(storage.getItem(userItem)).toBeNull();
  });

  it('A user saved while an older one is being read is the one that stays', async () => {
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

  it('A user cleared while being saved is gone', async () => {
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

  it('A-165 Being logged in needs both a stored e-mail and a stored refresh token', async () => {
    const { session, stored, login } = await createState();
    expect(login.isLoggedIn()).toBe(false);
    session.begin(firstTokens);
    expect(login.isLoggedIn()).toBe(false);
    await stored.save(user);
    expect(login.isLoggedIn()).toBe(true);
    session.end();
    expect(login.isLoggedIn()).toBe(false);
  });

  it('A-178 The end of the session clears tokens and e-mail, and is told', async () => {
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
