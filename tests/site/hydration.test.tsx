// @vitest-environment happy-dom
import { QueryClient, hydrate } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isFullRun } from '../scope.ts';
import { prefixes } from '#screens/screens.ts';
import { mobilePath, type SiteForm, siteForms } from '#screens/site-forms.ts';
import type { PageRenderer, PageToRender, RenderedPage } from '#server/site/rendering/page-renderer.ts';
import { siteLanguages } from '#server/site/addresses.ts';
import { emptyDraft } from '#site/remembered/order-draft.ts';
import type { SessionClient } from '#site/session/session.tsx';
import type { RenderedPage as PageData } from '#site/page-state/rendered-page.ts';
import type { Language } from '#wire/language.ts';
import { exampleContact } from '../../src/testing/example-contact.ts';
import { mediaThat } from '../../src/testing/media.ts';
import { answerOf, asForVisitor } from './example-answers.ts';

// React reports every difference between the server's rendering and the first client render, but only in development, as
// here. The journeys test the real server and browser, but notice only the worst differences.

const paths = [
  '',
  '?tab=1',
  '?tab=1&make=1&model=1&page=2&sort=priceAscending&keyword=vitz',
  '?tab=1&make=1&keyword=nothing',
  '?tab=2',
  '?tab=3',
  '/car/flashSale?id=1',
  '/car/detail?id=100001',
  // The encoded id 100001.
  '/car/inf?aWQ9MTAwMDAx',
  '/com/company',
  '/com/policy?formPage=2',
  '/nowhere',
];
/** What the mobile site shows in its own way. */
const mobilePaths = new Set(['', '?tab=1', '/car/detail?id=100001']);
// The privacy policy comes last: a page of About after it would refetch.
const pages = paths.flatMap((path) =>
  siteForms
    .filter((form) => isFullRun || form === 'desktop' || mobilePaths.has(path))
    .flatMap((form) =>
      siteLanguages
        .filter((language) => isFullRun || language === 'en')
        .map((language) => [form, language, path] as const),
    ),
);

const now = Date.parse('2026-06-14T09:30:00Z');

// The carousel measures its slides, which have no size here.
vi.mock('#site/components/carousel/carousel-motion.tsx', () => ({ CarouselMotion: () => null }));

/** Server and page share one React here, which warns about that. */
const aboutThisTest = 'Detected multiple renderers';

const rendered = new Map<string, RenderedPage>();
const keyOf = (form: SiteForm, language: Language, path: string) => `${form} ${language}${path}`;
const htmlOf = (form: SiteForm, language: Language, path: string) =>
  rendered.get(keyOf(form, language, path))?.html ?? '';
const missing: { vehicle?: RenderedPage; page?: RenderedPage } = {};
const asked: string[] = [];
const complaints: string[] = [];
/** Content that is not server-rendered: the popup of the home page, and import verdicts, which load later. */
const beside: ReadonlySet<string> = new Set(['getCouponPicture', 'assessImport', 'estimateLandedCost']);
/** The interactive and readable content of the rendered page. */
let drawn: Element[] = [];
let roots: Root[] = [];

beforeAll(async () => {
  // Not available on a server.
  const browser = ['window', 'document', 'location', 'history', 'localStorage', 'sessionStorage', 'matchMedia'];
  for (const name of browser) vi.stubGlobal(name, undefined);
  const renderer: PageRenderer = await import('#site/entry-server.tsx');
  for (const [form, language, path] of pages) {
    const { pathname, search } = new URL(path, 'http://site.invalid');
    const ask: PageToRender['ask'] = async (operation, payload) =>
      asForVisitor(operation, answerOf(operation), payload);
    // One at a time, so that a failure names its page.
    rendered.set(
      keyOf(form, language, path),
      await renderer.render({ form, language, below: pathname, search, now, contact: exampleContact, ask }),
    );
  }
  const ask = (change: (operation: string, body: unknown) => unknown) => async (operation: string) =>
    change(operation, answerOf(operation));
  const page = (search: string, below: string) => ({ form: 'desktop', language: 'en', below, search, now }) as const;
  missing.vehicle = await renderer.render({
    ...page('?id=none', '/car/detail'),
    ask: ask((operation, body) => {
      if (operation === 'getVehicleDetail') throw Object.assign(new Error('no'), { refusal: 'It no longer exists' });
      return body;
    }),
  });
  missing.page = await renderer.render({
    ...page('?tab=1&page=9', '/'),
    ask: ask((operation, body) => (operation === 'listVehicles' ? { total: 60, vehicleList: [] } : body)),
  });
  vi.unstubAllGlobals();
  // React leaves the contexts of the last rendering to the next one, which hydration must not see.
  await renderToReadableStream(<i />);
  // The page's own modules, which share nothing with the server's.
  vi.resetModules();
}, 120_000);

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', mediaThat(false));
  for (const name of ['IntersectionObserver', 'ResizeObserver']) vi.stubGlobal(name, QuietObserver);
  vi.stubGlobal('scrollTo', () => undefined);
  // Data of this browser only.
  const vehicle = { id: '100002', name: 'A car', imageUrl: '/pictures/100002/front.webp' };
  sessionStorage.setItem('compared', JSON.stringify([vehicle]));
  sessionStorage.setItem('vehicleFilters', 'price=3');
  sessionStorage.setItem('backPath', '/car/compare');
  const goesTo = { country: 'Kenya', countryCode: 'KE', port: 'p-mba', transportTypeId: '1' };
  const draft = { ...emptyDraft, ...goesTo, carSourceId: '100001', name: 'Wanjiku Kamau' };
  sessionStorage.setItem('orderDraft', JSON.stringify(draft));
  const viewed = { ...vehicle, registrationDate: '2019-03', displayMileage: '62,400', fuel: 'Petrol' };
  localStorage.setItem('recentlyViewed', JSON.stringify({ version: 1, vehicles: [viewed] }));
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const text = words.map(String).join(' ');
    if (!text.startsWith(aboutThisTest)) complaints.push(text);
  });
});

afterEach(() => {
  act(() => {
    for (const root of roots) root.unmount();
  });
  roots = [];
  complaints.length = 0;
  asked.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const visitor: SessionClient = {
  login: { isLoggedIn: () => false, onChange: () => () => undefined },
  user: { current: () => undefined, save: async () => undefined },
  logIn: async () => false,
  logOut: () => undefined,
  refreshUser: async () => 'visitor',
};

/** Hydrates a rendered page, as `src/site/main.tsx` does. */
async function takeOver(
  language: Language,
  path: string,
  { form = 'desktop', change = (html: string) => html }: { form?: SiteForm; change?: (html: string) => string } = {},
): Promise<HTMLElement> {
  const { html, rendered: data } = rendered.get(keyOf(form, language, path)) ?? { html: '', rendered: {} };
  const { address, answers, renderedAt } = data as PageData;
  document.documentElement.dataset['site'] = form;
  history.replaceState(null, '', form === 'mobile' ? mobilePath + '#' + address : address);
  const place = document.createElement('div');
  place.innerHTML = change(html);
  document.body.replaceChildren(place);
  drawn = [...place.querySelectorAll('a, button, input, select, h1, h2, h3, article, p')];
  const { startI18n } = await import('#shared/i18n/start-i18n.ts');
  const { Site } = await import('#site/site.tsx');
  const { gatherStyles } = await import('#shared/ui/site-theme.tsx');
  const { SiteRouter } = await import('#site/routing/site-router.tsx');
  const { loadShell, preloadScreen } = await import('#site/routes.tsx');
  const { installAnswers } = await import('#shared/api/testing/install-answers.ts');
  const calls = installAnswers({});
  const i18n = await startI18n(language);
  const { addTexts } = await import('#shared/i18n/feature-texts.ts');
  // In a browser they load with the screen and its lazy parts, once; here there are several languages.
  await addTexts(i18n, ['content', 'detail', 'addresses', 'legal', 'panels']);
  // The answers stay fresh, whatever the time is.
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  hydrate(queryClient, answers);
  const { pathname, search } = new URL(address, location.origin);
  await Promise.all([loadShell(form), preloadScreen({ pathname, search })]);
  await act(async () => {
    roots.push(
      hydrateRoot(
        place,
        <Site
          client={visitor}
          i18n={i18n}
          queryClient={queryClient}
          form={form}
          contact={exampleContact}
          // Both sides share one style engine here, which assumes it is on the server.
          styles={gatherStyles()}
          renderedAt={renderedAt}
          route={(page) => <SiteRouter language={language}>{page}</SiteRouter>}
        />,
        { onRecoverableError: (error) => void complaints.push(String(error)) },
      ),
    );
  });
  // The toasts' region is rendered with the browser-only content.
  await waitFor(() => expect(document.querySelector('body > [aria-live="polite"]')).not.toBeNull());
  asked.push(...calls.map(({ operationId }) => operationId));
  return place;
}

describe('Hydration without repeated calls', () => {
  test.each(pages)('renders the %s site in %s like the server at "%s"', async (form, language, path) => {
    await takeOver(language, path, { form });
    const isAboutAddress = (text: string) => text.startsWith('route path error');
    expect(complaints.filter((text) => !isAboutAddress(text))).toEqual([]);
    expect(asked.filter((call) => !beside.has(call))).toEqual([]);
    // A press in between would have no effect.
    expect(drawn.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('reports a difference', async () => {
    const change = (html: string) => html.replace('href="/Kenya?tab=1"', 'href="/Kenya?tab=9"');
    await takeOver('en', '', { change });
    expect(complaints.join(' ')).toContain('hydrat');
  });

  test('shows this browser’s data afterwards', async () => {
    const place = await takeOver('en', '?tab=1');
    await waitFor(() => expect(place.textContent).toContain('Recently viewed'));
    expect(place.querySelector('a[href="/Kenya?tab=1&price=3"]')).not.toBeNull();
    expect(htmlOf('desktop', 'en', '?tab=1')).not.toContain('price=3');
  });

  test('shows a buyer’s chosen destination afterwards', async () => {
    // The page reads the storage once.
    const { saveOrderDraft } = await import('#site/remembered/order-draft.ts');
    const goesTo = { country: 'Tanzania', countryCode: 'TZ', port: 'p-dar', portName: 'Dar es Salaam' };
    saveOrderDraft({ ...emptyDraft, ...goesTo, carSourceId: '100002', isDestinationChosen: true });
    const place = await takeOver('en', '/car/detail?id=100001');
    expect(complaints).toEqual([]);
    expect([...place.querySelectorAll('select')].find(({ name }) => name === 'country')?.value).toBe('TZ');
    expect(place.textContent).toContain('Total CIF Dar es Salaam');
    expect(asked.filter((call) => !beside.has(call))).toEqual(['listDestinations', 'listPorts', 'listDeliveredPrices']);
  });

  test('starts a countdown at the server’s value, whatever this browser’s clock says', async () => {
    const before = /role="timer"[^>]*>([^<]+)</.exec(htmlOf('desktop', 'en', ''))?.[1];
    expect(before).toMatch(/^\d+:\d\d:\d\d$/);
    await takeOver('en', '');
    expect(complaints).toEqual([]);
  });
});

test('shows the whole price to the default destination already in the rendered page', () => {
  const html = htmlOf('desktop', 'en', '/car/detail?id=100001');
  for (const text of ['Total CIF Mombasa', 'USD 5,350', 'USD 1,420', 'USD 80', 'USD 6,850', 'USD 2,055', 'USD 4,795'])
    expect(html).toContain(text);
  expect(html).toMatch(/<option[^>]*selected[^>]*>Kenya</);
  expect(html).toMatch(/<option[^>]*selected[^>]*>Mombasa</);
});

describe('Missing content', () => {
  test('is reported on a vehicle’s page with links; the browser requests it itself', () => {
    expect(missing.vehicle).toMatchObject({ isMissing: true, rendered: { address: '' } });
    expect(missing.vehicle?.html).toContain('It no longer exists');
    expect(missing.vehicle?.html).toMatch(/href="\/Kenya\?tab=1"[^>]*>See other vehicles|other vehicles/);
  });

  test('is reported on a list’s page beyond the end, with a link to the last', () => {
    expect(missing.page).toMatchObject({ isMissing: true, rendered: { address: '/Kenya?tab=1&page=9' } });
    expect(missing.page?.html).toContain('Page 9 does not exist. The last page is 3.');
    expect(missing.page?.html).toContain('href="/Kenya?tab=1&amp;page=3"');
  });

  test('is not reported for existing content', () => {
    for (const { isMissing } of rendered.values()) expect(isMissing).toBe(false);
  });
});

describe('A rendered page', () => {
  test.each(pages)('is complete without scripts on the %s site in %s at "%s"', (form, language, path) => {
    const html = htmlOf(form, language, path);
    expect(html).not.toMatch(/<script|<template|<link/);
    expect(html).toContain(`href="/${prefixes[language]}?tab=1"`);
    expect(html).toContain('<footer');
    expect(html).toMatch(/<h1[ >]/);
  });

  // React shows a part's fallback again if the page changes before the part's code has loaded.
  test.each(pages)(
    'hydrates on the %s site in %s in two parts, the screen and the footer, at "%s"',
    (form, language, path) => {
      const html = htmlOf(form, language, path);
      // The drawing of an inspection report is a separate part.
      const drawings = html.includes('<svg viewBox="6 0 340 240"') ? 1 : 0;
      expect(html.match(/<!--\$-->(?!<!--\/\$-->)/g)).toHaveLength(2 + drawings);
    },
  );
});
