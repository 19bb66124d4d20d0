// @vitest-environment happy-dom
import { cleanup, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useAboutRefreshes } from '#site/page-state/about-refresh.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { Footer } from './footer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const link = (name: RegExp | string) => screen.getByRole('link', { name });

test.each([
  [/^Disclaimer/, 1],
  [/^Privacy policy/, 2],
  [/^User agreement/, 3],
])('A-069 A-070 opens %s as legal variant %i in a new tab', async (name, variant) => {
  await renderSite(<Footer />, { texts: ['panels'] });
  expect(link(name).getAttribute('href')).toBe(`/com/policy?formPage=${variant}`);
  expect(link(name).getAttribute('target')).toBe('_blank');
});

test('A-071 links to the About tab and refreshes its content', async () => {
  const { address } = await renderSite(<Footer />, { texts: ['panels'], at: '/car/detail?id=1' });
  const { result } = renderHook(useAboutRefreshes);
  const before = result.current;
  await userEvent.click(link('About us'));
  expect(address()).toBe('/?tab=3');
  expect(result.current).toBe(before + 1);
});

test.each([
  ['en', /^Kenya office:/, /^Japan head office:/],
  ['zh', /^肯尼亚/, /^日本总部/],
  ['ja', /^ケニア/, /^日本本社/],
] as const)('A-072 shows hotline, e-mail and both addresses (%s)', async (language, kenya, japan) => {
  await renderSite(<Footer />, { texts: ['panels'], language });
  expect(screen.getByText(kenya)).toBeTruthy();
  expect(screen.getByText(japan)).toBeTruthy();
  const hrefs = screen.getAllByRole('link').map((each) => each.getAttribute('href') ?? '');
  expect(hrefs.some((href) => /^tel:\+\d+$/.test(href))).toBe(true);
  expect(hrefs.some((href) => /^mailto:[^@]+@/.test(href))).toBe(true);
});

test('has no contact details before the company has entered them, but links to its page', async () => {
  await renderSite(<Footer />, { texts: ['panels'], contact: null });
  expect(document.querySelector('address')).toBeNull();
  expect(link('Company details').getAttribute('href')).toBe('/com/company');
});

test.each([
  ['on', 'Version 4.3.5'],
  ['', undefined],
])('A-073 shows the version only in debug mode (VITE_DEBUG=%j)', async (mode, text) => {
  vi.stubEnv('VITE_DEBUG', mode);
  await renderSite(<Footer />, { texts: ['panels'] });
  expect(screen.queryByText(/version/i)?.textContent).toBe(text);
});
