// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderSite } from '../../../testing/render-site.tsx';
import { LanguageMenu } from './language-menu.tsx';

const changed = vi.hoisted(() => vi.fn<(language: string) => void>());
vi.mock('#site/routing/language.ts', () => ({ changeLanguage: changed }));

afterEach(() => {
  cleanup();
  changed.mockClear();
});

const items = () => screen.getAllByRole('menuitemradio');

test('A-049 offers English, Japanese, Chinese and Swahili in this order', async () => {
  await renderSite(<LanguageMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  await screen.findByRole('menu');
  expect(items().map(({ textContent }) => textContent)).toEqual(['English', '日本語', '中文', 'Kiswahili']);
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('English');
  await userEvent.click(screen.getByRole('menuitemradio', { name: '中文' }));
  expect(changed).toHaveBeenCalledWith('zh');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('works by keyboard alone', async () => {
  await renderSite(<LanguageMenu />, { language: 'ja' });
  const button = screen.getByRole('button', { name: '言語：日本語' });
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
  expect(document.activeElement?.textContent).toBe('日本語');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('中文');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Kiswahili');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('English');
  await userEvent.keyboard('{End}{Home}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(changed).not.toHaveBeenCalled();
});
