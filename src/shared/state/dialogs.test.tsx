// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeDialog, currentDialog, openDialog, openLogin, useOwnDialog } from './dialogs.ts';

afterEach(() => {
  cleanup();
  closeDialog();
});

describe('A-075 There is one slot for popups', () => {
  test('replaces a popup by a second one', () => {
    openLogin('/user/center/info');
    expect(currentDialog()).toEqual({ kind: 'account', panel: 1, backUrl: '/user/center/info' });
    openDialog({ kind: 'expired' });
    expect(currentDialog()).toEqual({ kind: 'expired' });
  });

  test('closes a screen’s own popup, which cannot close its successor', () => {
    const { result } = renderHook(() => useOwnDialog('poster'));
    act(() => result.current.open());
    expect(result.current.isOpen).toBe(true);
    act(() => openLogin());
    expect(result.current.isOpen).toBe(false);
    act(() => result.current.close());
    expect(currentDialog()).toMatchObject({ kind: 'account' });
  });

  test('distinguishes two popups of screens', () => {
    const poster = renderHook(() => useOwnDialog('poster')).result;
    const address = renderHook(() => useOwnDialog('address')).result;
    act(() => poster.current.open());
    expect([poster.current.isOpen, address.current.isOpen]).toEqual([true, false]);
    act(() => address.current.open());
    expect([poster.current.isOpen, address.current.isOpen]).toEqual([false, true]);
  });
});
