// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { addressByName, canUsePasskeys } from './passkeys.ts';

describe('Passkeys', () => {
  it('are allowed on host names, but not on IP addresses', () => {
    vi.stubGlobal('PublicKeyCredential', () => undefined);
    expect(['gariport.example', 'localhost'].map((host) => canUsePasskeys(host))).toEqual([true, true]);
    expect(['127.0.0.1', '192.168.1.20', '[::1]'].map((host) => canUsePasskeys(host))).toEqual([false, false, false]);
    vi.unstubAllGlobals();
  });

  it('have an alternative address only on this machine', () => {
    expect(addressByName('http://127.0.0.1:4000/desk/account')).toBe('http://localhost:4000/desk/account');
    expect(addressByName('http://192.168.1.20:4000/desk/account')).toBeUndefined();
  });
});
