import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#shared/ui/tokens.css';
import '#shared/ui/base.css';
import '#shared/ui/progress-bar.css';
import { areCallsForced, forcedHeaders } from '#shared/api/forced-calls.ts';
import { deleteAnswersToVisitors } from '#shared/api/invalidate.ts';
import { createQueryClient, watchConnection } from '#shared/api/query-client.ts';
import { startDataSaver } from './remembered/data-saver.ts';
import { beginFirstView, untilSettled, untilDrawn } from '#shared/state/first-view.ts';
import { readStoredLanguage, storeLanguage } from './routing/language.ts';
import { prefetchNextPages, isPrefetchAllowed } from './routing/next-page.ts';
import { forgetOtherUser } from './session/forget-other-user.ts';
import { handleSessionEnd } from './session/handle-session-end.ts';
import { readOffline } from './offline/read-offline.ts';
import {
  byOwnClock,
  isCachedCopy,
  isRenderedFor,
  readRenderedPage,
  type RenderedPage,
} from './page-state/rendered-page.ts';
import { reportFailure } from '#shared/state/report-failure.ts';
import { saveState } from '#shared/state/stored-state.ts';
import { wait } from '#shared/state/wait.ts';
import { prefetchScreen } from './first-calls.ts';
import { isPseudoLanguageWanted, startI18n } from '#shared/i18n/start-i18n.ts';
import type { Language } from '#wire/language.ts';
import { fitViewport, isMobile, mobileAddress, readDevice } from './routing/mobile-site.ts';
import { loadShell, preloadScreen } from './routes.tsx';
import { readSiteForm, settlePageAddress } from '#shared/routing/page-address.ts';
import { SiteRouter } from './routing/site-router.tsx';
import { prefixes, screens } from '#screens/screens.ts';
import { readChoice } from '#screens/site-forms.ts';
import { readContact, readLoginPaths, readMobileUrl } from '#shared/state/settings.ts';
import { Site } from './site.tsx';
import { ownerOf, startClient } from '#shared/start-client.ts';
import { followPageScale } from '#shared/ui/page-scale.ts';
import { openStyles } from '#shared/ui/site-theme.tsx';
import { trustOwnScripts } from '#shared/ui/trusted-scripts.ts';

const screenPatience = 300;
/** How long unused answers stay in the cache, in milliseconds, so that Back is instant. */
const storedFor = 30 * 60_000;

const form = readSiteForm(document);
const loginPaths = readLoginPaths(document);
const address = settlePageAddress(window, readStoredLanguage(), loginPaths);
const device = readDevice(window);
// At once, before any click could be lost.
const rendered = findRenderedPage();
const visitor = { device, form, choice: readChoice(document.cookie) };
const mobile = mobileAddress(readMobileUrl(document), visitor, address);
// Not awaited: the screens import from the file that this module is bundled into, so awaiting them would deadlock.
if (mobile === undefined) void start(address.language);
else location.replace(mobile);

async function start(language: Language): Promise<void> {
  trustOwnScripts(window);
  watchConnection();
  startDataSaver();
  if (form === 'desktop') fitViewport(document, device);
  followPageScale(window);
  storeLanguage(language);
  saveState({ isPC: !isMobile(device) });
  // A rendered page has it already; setting it again would make the browser recalculate the style of every element.
  if (document.documentElement.lang !== language) document.documentElement.lang = language;

  const i18n = await startI18n(language);
  // For the developer panel. Removed from a production build.
  const watch = import.meta.env.DEV ? (await import('#shared/api/watched-calls.ts')).watchCalls : undefined;
  const client = startClient({ i18n, language, headers: forcedHeaders, watch });
  const isDebugging = import.meta.env['VITE_DEBUG'] === 'on';
  const queryClient = createQueryClient({ onFailure: reportFailure, debug: isDebugging, storedFor });
  handleSessionEnd(client.session, queryClient, client.texts);
  // A logged-in user must not count as a visitor before the storage is read, or their cached data would be deleted.
  const userRead = client.user.load();
  void userRead.then(() => forgetOtherUser(client, queryClient));
  readOffline(queryClient, {
    language,
    async owner() {
      await userRead;
      return ownerOf(client);
    },
  });
  void startWithoutConnection();
  if (rendered) hydrate(queryClient, rendered.answers);
  // A shell has no recorded input.
  else window.preHydrationInput = undefined;
  // The first calls need it; without a server it fails, and those calls then report it.
  const prepareCalls = () => void client.session.prepare().catch(() => {});
  if (!rendered) prepareCalls();
  beginFirstView(prefetchScreen(queryClient, address));
  prefetchNextPages({
    fetchPage(next) {
      void preloadScreen(next);
      void prefetchScreen(queryClient, next);
    },
  });
  // The next page is most likely that of a vehicle.
  const anyVehicle = { pathname: `/${prefixes[language]}${screens.detail.path}`, search: '' };
  void untilSettled().then(() => (isPrefetchAllowed() ? preloadScreen(anyVehicle) : undefined));
  const site = (
    <Site
      client={client}
      i18n={i18n}
      queryClient={queryClient}
      form={form}
      contact={readContact(document)}
      styles={openStyles()}
      renderedAt={rendered?.renderedAt}
      route={(page) => (
        <SiteRouter language={language} loginPaths={loginPaths}>
          {page}
        </SiteRouter>
      )}
    />
  );

  /** Starts when the page is idle, so that it does not slow down the first visit. */
  async function startWithoutConnection(): Promise<void> {
    await untilSettled();
    // If its code fails to load, the next visit tries again.
    const code = await import('./start-offline.ts').catch(() => undefined);
    // It deletes other users' cached data, which would be everything as long as the user is unknown.
    await userRead;
    await code?.startOffline({ client, queryClient, language, form });
  }

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  if (rendered) {
    // The visible page is hydrated as a whole, even if its code takes long to load.
    await Promise.all([userRead, loadShell(form), preloadScreen(address)]);
    deleteAnswersToVisitors(queryClient, client.login.isLoggedIn());
    // Hydrates in a transition, so that the page can be scrolled and pressed meanwhile.
    startTransition(() => void hydrateRoot(root, site));
    void untilDrawn().then(prepareCalls);
    return;
  }
  // A screen that is loaded by the first render is rendered with it; a late one must not delay the rest.
  await Promise.all([userRead, loadShell(form), Promise.race([preloadScreen(address), wait(screenPatience)])]);
  createRoot(root).render(site);
}

/** The server-rendered page, if this browser would render the same one. */
function findRenderedPage(): RenderedPage | undefined {
  const page = readRenderedPage(document);
  if (!page || !isRenderedFor(page, address) || areCallsForced() || isPseudoLanguageWanted()) return undefined;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return byOwnClock(page, Date.now(), navigation?.type === 'back_forward' || isCachedCopy(document));
}
