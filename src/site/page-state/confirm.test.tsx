// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import PromptDialog from '../shell/prompt-dialog.tsx';
import { renderSite } from '../../testing/render-site.tsx';
import { confirm, usePrompt, type PromptName } from './confirm.ts';
import { mediaThat } from '../../testing/media.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', mediaThat(true));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Prompts() {
  const prompt = usePrompt();
  return prompt ? <PromptDialog prompt={prompt} /> : null;
}

async function ask(name: PromptName): Promise<{ answer: Promise<boolean> }> {
  await renderSite(<Prompts />, { texts: ['panels'] });
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = confirm(name);
  });
  return { answer: answer ?? Promise.reject(new Error('not asked')) };
}

describe('B-327 A prompt before a destructive action', () => {
  test.each([
    [
      'A-305',
      'confirmReceipt',
      /confirm that the order details are correct and that you have received/,
      'Confirm receipt',
    ],
    ['A-306', 'cancelOrder', 'Cancel this order?', 'Cancel order'],
    ['A-307', 'deleteAddress', 'Delete this address?', 'Delete'],
    ['A-308', 'deletePhoto', 'Delete this photo?', 'Delete'],
    ['A-177', 'logOut', 'Log out?', 'Log out'],
  ] as const)('%s %s', async (_rule, name, text, yes) => {
    const { answer } = await ask(name);
    const dialog = screen.getByRole('alertdialog', { name: text });
    expect(dialog).toBeTruthy();
    act(() => screen.getByRole('button', { name: yes }).click());
    expect(await answer).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('resolves to false when declined', async () => {
    const { answer } = await ask('cancelOrder');
    act(() => screen.getByRole('button', { name: 'Keep order' }).click());
    expect(await answer).toBe(false);
  });

  test('declines the first question when a second one opens', async () => {
    const { answer } = await ask('logOut');
    let second: Promise<boolean> | undefined;
    act(() => {
      second = confirm('deletePhoto');
    });
    expect(await answer).toBe(false);
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Delete' }).click());
    expect(await second).toBe(true);
  });
});
