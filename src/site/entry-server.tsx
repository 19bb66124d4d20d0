import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { ListFlashSaleVehiclesResponse } from '#generated/client/types.gen.ts';
import { prefixes, screenAt, screens } from '#screens/screens.ts';
import type { SiteForm } from '#screens/site-forms.ts';
import type { Language } from '#wire/language.ts';
import { cacheRefusal } from '#shared/api/cache-refusal.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import type { Contact } from '#shared/state/contact.ts';
import type { RenderedPage } from './page-state/rendered-page.ts';
import type { SessionClient } from './session/session.tsx';
import { flashSaleList, flashSalePage, flashSalePayload } from './features/flash-sale/flash-sale-list.ts';
import { addTexts, type FeatureNamespace } from '#shared/i18n/feature-texts.ts';
import { startI18n } from '#shared/i18n/start-i18n.ts';
import { loadShell, preloadScreen } from './routes.tsx';
import { callsOfScreen, callsThatFollow, isBeyondTheEnd, type QueryKey } from './screen-calls.ts';
import { Site } from './site.tsx';
import { gatherStyles, readStyles, type StyleElement } from '#shared/ui/site-theme.tsx';

export interface PageToRender {
  form: SiteForm;
  language: Language;
  /** The path below the language prefix. */
  below: string;
  /** The query with its question mark; empty without one. */
  search: string;
  /** The server's time, in milliseconds. */
  now: number;
  /** The company's contact details, which the page passes to its scripts. */
  contact?: Contact;
  /** Makes a call of the contract as a visitor and returns its body. A refusal is thrown with its message as `refusal`. */
  ask: (operation: string, payload: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

/** Renders a public page with the answers of its calls. It stores nothing, since its modules serve all visitors. */
export async function render({ form, language, below, search, now, contact, ask }: PageToRender): Promise<{
  html: string;
  /** The subject of the address does not exist. */
  isMissing: boolean;
  styles: StyleElement[];
  firstPicture: string | undefined;
  rendered: RenderedPage;
}> {
  const prefix = `/${prefixes[language]}`;
  const address = { pathname: below === '/' ? prefix : prefix + below, search };
  const screen = screenAt(below, new URLSearchParams(search)) ?? screens.notFound;
  const i18n = await i18nOf(language);
  const queryClient = createQueryClient({ onFailure: () => undefined });
  let isMissing = false;
  const fill = async (keys: readonly QueryKey[]): Promise<void> => {
    await Promise.all(
      keys.map(async (queryKey) => {
        const [{ _id, body }] = queryKey;
        try {
          const answer = await ask(_id, Object(body) as Record<string, unknown>);
          queryClient.setQueryData(queryKey, answer, { updatedAt: now });
          isMissing ||= isBeyondTheEnd(queryKey, answer);
          await fill(callsThatFollow(address, queryKey, answer));
        } catch (error) {
          // Without its vehicle a page shows the reason; without anything else it is incomplete.
          if (_id !== 'getVehicleDetail' || !isRefused(error)) throw error;
          isMissing = true;
          cacheRefusal(queryClient, queryKey, _id, error.refusal);
        }
      }),
    );
  };
  await Promise.all([
    loadShell(form),
    preloadScreen(address),
    // `routes.tsx` checks the names in the table against the existing texts.
    addTexts(i18n, [...(screen.texts as readonly FeatureNamespace[]), 'panels']),
    fill(callsOfScreen(address)),
    below === screens.flashSale.path && fillFlashSale(queryClient, ask, now),
  ]);
  const href = address.pathname + search;
  const styles = gatherStyles();
  const { html, firstPicture } = await renderWhole(
    <Site
      client={visitor}
      i18n={i18n}
      queryClient={queryClient}
      form={form}
      contact={contact}
      styles={styles}
      renderedAt={now}
      route={(page) => (
        <StaticRouter basename={prefix} location={href}>
          {page}
        </StaticRouter>
      )}
    />,
  );
  // A refusal cannot be serialized: the browser, whose address differs here, requests it itself.
  const isRefusal = queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error');
  return {
    html,
    isMissing,
    styles: readStyles(styles),
    firstPicture,
    rendered: { address: isRefusal ? '' : href, renderedAt: now, answers: dehydrate(queryClient) },
  };
}

function isRefused(error: unknown): error is { refusal: string } {
  return typeof (Object(error) as { refusal?: unknown }).refusal === 'string';
}

async function fillFlashSale(queryClient: QueryClient, ask: PageToRender['ask'], now: number): Promise<void> {
  const answer = (await ask('listFlashSaleVehicles', { ...flashSalePayload(1) })) as ListFlashSaleVehiclesResponse;
  const pages = { pages: [flashSalePage(answer, now)], pageParams: [1] };
  queryClient.setQueryData(flashSaleList.queryKey, pages, { updatedAt: now });
}

const instances = new Map<Language, Promise<I18n>>();

/** The texts of a language are shared by all visitors. */
function i18nOf(language: Language): Promise<I18n> {
  const known = instances.get(language) ?? startI18n(language);
  instances.set(language, known);
  return known;
}

/** Nobody is logged in on the server, where a page is rendered for all visitors. */
const visitor: SessionClient = {
  login: { isLoggedIn: () => false, onChange: () => () => undefined },
  user: { current: () => undefined, save: async () => undefined },
  logIn: async () => false,
  logOut: () => undefined,
  refreshUser: async () => 'visitor',
};

/** Pictures that React would have preloaded, before the rest of the page. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;
/** The main picture among them. The head of the page preloads it first. */
const firstPreload = /<link rel="preload" as="image"[^>]* fetchPriority="high"[^>]*>/i;

/** Waits for every part, and fails if one fails, because the browser would then have to render that part. */
async function renderWhole(page: ReactNode): Promise<{ html: string; firstPicture: string | undefined }> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    // Otherwise large parts would be streamed after the page, and scripts would have to move them into place.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failures.length > 0) throw failures[0];
  const [ahead = ''] = preloads.exec(html) ?? [];
  return { html: html.slice(ahead.length), firstPicture: firstPreload.exec(ahead)?.[0] };
}
