import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage, openLocalStorage } from './local-storage.ts';
import { createTokenStore } from './token-store.ts';

const tokens = { accessToken: 'access', refreshToken: 'refresh' };

describe('The token store', () => {
  it('A-160 stores the tokens as accessToken and refreshToken', () => {
    const storage = createMemoryStorage();
    const store = createTokenStore(storage);
    store.write(tokens);
    expect(storage.getItem('accessToken')).toBe('access');
    expect(storage.getItem('refreshToken')).toBe('refresh');
    expect(store.read()).toEqual(tokens);
    store.clear();
    expect(storage.getItem('accessToken')).toBeNull();
    expect(storage.getItem('refreshToken')).toBeNull();
  });

  it('has no tokens unless both are stored', () => {
    const storage = createMemoryStorage();
    storage.setItem('accessToken', 'access');
    expect(createTokenStore(storage).read()).toBeUndefined();
  });

  it('reports changes by other tabs only', () => {
    const tabs = new EventTarget();
    const listener = vi.fn<() => void>();
    const stop = createTokenStore(createMemoryStorage(), tabs).onChange(listener);
    const change = (key: string | null) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
    change('lang');
    expect(listener).not.toHaveBeenCalled();
    change('accessToken');
    change(null);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    change('accessToken');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('Local storage', () => {
  it('falls back to memory if the browser blocks its storage', () => {
    const storage = openLocalStorage(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    storage.setItem('lang', '2');
    expect(storage.getItem('lang')).toBe('2');
    storage.removeItem('lang');
    expect(storage.getItem('lang')).toBeNull();
  });

  it('keeps in memory what a full storage refuses, until it is cleared', () => {
    const area = createMemoryStorage();
    area.setItem('lang', '0');
    const full = {
      ...area,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const storage = openLocalStorage(() => full);
    storage.setItem('lang', '1');
    expect(storage.getItem('lang')).toBe('1');
    storage.clear();
    expect(storage.getItem('lang')).toBeNull();
  });

  it('stores items if the browser allows it', () => {
    const area = createMemoryStorage();
    openLocalStorage(() => area).setItem('lang', '1');
    expect(area.getItem('lang')).toBe('1');
  });
});
