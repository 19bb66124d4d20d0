// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prefixes, screens, type ScreenName } from '#screens/screens.ts';
import { languages, type Language } from '#wire/language.ts';
import { SiteRouter } from './routing/site-router.tsx';
import { SiteRoutes } from './routes.tsx';
import { mediaThat } from '../testing/media.ts';

vi.mock('./shell/shell.tsx', async () => {
  const { Outlet } = await import('react-router');
  return {
    Shell: () => (
      <main>
        <Outlet />
      </main>
    ),
  };
});
vi.mock('./shell/scroll-restoration.tsx', () => ({ ScrollRestoration: () => null }));
vi.mock('./shell/navigation-progress.tsx', () => ({ NavigationProgress: () => null }));
vi.mock('./features/home/home-queries.ts', () => ({ PrefetchHome: () => null }));
// Each screen is replaced by its name, since only the routing is tested here.
for (const [name, { module }] of Object.entries(screens)) {
  vi.doMock(`../../${module}`, () => ({ default: (): ReactNode => name }));
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', mediaThat(true));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(language: Language, below: string): Promise<string> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: language, resources: {} });
  history.replaceState(null, '', `/${prefixes[language]}${below === '/' ? '' : below}`);
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <SiteRouter language={language}>
          <SiteRoutes />
        </SiteRouter>
      </I18nextProvider>,
    );
  });
  await expect.poll(() => document.body.textContent).not.toBe('');
  return document.body.textContent;
}

const rules: Partial<Record<ScreenName, string>> = {
  home: 'A-021',
  detail: 'A-022 B-011',
  information: 'A-023 B-012',
  verification: 'A-024',
  resetPassword: 'A-025 B-019',
  forgotPasswordResult: 'A-026',
  legal: 'A-027',
  reserve: 'A-028 B-013',
  reserved: 'A-029 B-014',
  centre: 'A-030 B-015',
  order: 'A-031 B-016',
  thirdParty: 'A-032 B-018',
  similar: 'A-033 B-017',
  flashSale: 'A-034',
  notFound: 'A-035',
  siteVerification: 'A-036',
};

/** All but the other tabs of the home screen. */
const routes = Object.entries(screens)
  .filter(([name, one]) => name === 'home' || !('tab' in one))
  .map(([name, { path }]) => [rules[name as ScreenName] ?? '', path, name] as const);

describe.each(languages.map((language) => [`/${prefixes[language]}`, language] as const))(
  'A-015 B-010 Below %s',
  (_prefix, language) => {
    test.each(routes)('%s shows at %s %s', async (_rule, path, name) => {
      expect(await open(language, path)).toBe(name);
    });

    test.each([
      ['A-042', '/?tab=0', 'home'],
      ['A-042', '/?tab=1', 'vehicles'],
      ['A-042 A-114', '/?tab=2', 'buying'],
      ['A-042 A-115', '/?tab=3', 'about'],
      ['A-043', '/?tab=4', 'about'],
    ])('%s shows at %s %s', async (_rule, path, name) => {
      expect(await open(language, path)).toBe(name);
    });

    test('A-130 shows the not-found page at any other address', async () => {
      expect(await open(language, '/nowhere/at/all')).toBe('notFound');
    });
  },
);

test('A-036 shows the verification page outside of the shell', async () => {
  await open('en', screens.siteVerification.path);
  expect(screen.queryByRole('main')).toBeNull();
  cleanup();
  await open('en', screens.legal.path);
  expect(screen.getByRole('main')).toBeTruthy();
});
