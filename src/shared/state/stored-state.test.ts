// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readSession, readState, readTabIds, saveState, writeSession } from './stored-state.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('A-163 stores the application’s state as separate items', () => {
  saveState({ gResetTabIdx: 2 });
  saveState({ gUserId: 'u1', isHasFlashSaleVehicle: true });
  expect(readState()).toEqual({
    isPC: true,
    gUserId: 'u1',
    gResetTabIdx: 2,
    isHasFlashSaleVehicle: true,
    couponImageUrl: '',
    couponSmallImageUrl: '',
  });
});

test('A-045 A-163 keeps four random tab ids for the session', () => {
  const ids = readTabIds();
  expect(new Set(ids).size).toBe(4);
  expect(readTabIds()).toEqual(ids);
  sessionStorage.clear();
  expect(readTabIds()).not.toEqual(ids);
});

test('resets an unreadable state', () => {
  sessionStorage.setItem('appState', '{');
  sessionStorage.setItem('tabIds', '["only one"]');
  expect(readState().gResetTabIdx).toBe(0);
  expect(readTabIds()).toHaveLength(4);
});

test('works in a browser without storage', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('closed');
    },
    setItem() {
      throw new Error('closed');
    },
  });
  writeSession('regResEmail', 'a@example.com');
  expect(readSession('regResEmail')).toBeNull();
  expect(readState().isPC).toBe(true);
});
