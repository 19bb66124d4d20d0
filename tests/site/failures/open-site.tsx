import type { i18n as I18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { type ForcedCalls, forcedHeaders, writeForcedCalls } from '#shared/api/forced-calls.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { type FakeServer, partnerId } from '#shared/api/testing/fake-server.ts';
import { clearOrderDraft, type OrderDraft, saveOrderDraft } from '#site/remembered/order-draft.ts';
import { closeDialog } from '#shared/state/dialogs.ts';
import { closeLiveChat } from '#site/session/live-chat.ts';
import { handleSessionEnd } from '#site/session/handle-session-end.ts';
import { reportFailure } from '#shared/state/report-failure.ts';
import { startActions } from '#site/session/require-login.ts';
import { startI18n } from '#shared/i18n/start-i18n.ts';
import { SiteRouter } from '#site/routing/site-router.tsx';
import { Site } from '#site/site.tsx';
import { startClient } from '#shared/start-client.ts';
import { exampleContact } from '../../../src/testing/example-contact.ts';
import { stylesAside } from '../../../src/testing/styles-aside.ts';
import { pushState } from '#site/push/browser-push.ts';
import { dropPush, installPush } from '../../../src/testing/push.ts';
import { mediaThat } from '../../../src/testing/media.ts';

export interface OpenedAt {
  /** Below the site's prefix. */
  address: string;
  isVisitor: boolean;
  forced: ForcedCalls;
  draft: OrderDraft | undefined;
  hasStartedAction: boolean;
  isScrolled: boolean;
  push: 'offered' | 'on' | undefined;
}

const origin = 'http://site.test';
const user = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };
let texts: I18n | undefined;

export interface OpenSite {
  pendingCalls: () => number;
  close: () => Promise<void>;
}

/** Opens the whole site at an address, as `src/site/main.tsx` does, with a server in this process. */
export async function openSite(
  server: FakeServer,
  { address, isVisitor, forced, draft, hasStartedAction, isScrolled, push }: OpenedAt,
): Promise<OpenSite> {
  texts ??= await startI18n('en');
  const line = countCalls(server);
  stubBrowser(line.fetch);
  if (isScrolled) vi.stubGlobal('IntersectionObserver', SeesAll);
  if (push) installPush(push === 'on' ? { permission: 'granted', isSubscribed: true } : {});
  visit(`/Kenya${address}`);
  const place = writePage(server);
  localStorage.setItem('contactPanelShown', '1');
  if (!isVisitor) {
    localStorage.setItem('refreshToken', 'grt_first000000000001');
    localStorage.setItem('accessToken', 'gat_first000000000001');
  }
  writeForcedCalls(forced);
  if (draft) saveOrderDraft(draft);
  if (hasStartedAction) startActions();

  const client = startClient({ i18n: texts, language: 'en', headers: forcedHeaders });
  if (!isVisitor) await client.user.save(user);
  const queryClient = createQueryClient({ onFailure: reportFailure });
  handleSessionEnd(client.session, queryClient, client.texts);
  const root = createRoot(place);
  root.render(
    <Site
      client={client}
      i18n={texts}
      queryClient={queryClient}
      form="desktop"
      contact={exampleContact}
      styles={stylesAside()}
      renderedAt={undefined}
      route={(page) => <SiteRouter language="en">{page}</SiteRouter>}
    />,
  );
  return {
    pendingCalls: line.underWay,
    async close() {
      await queryClient.cancelQueries();
      root.unmount();
      queryClient.clear();
      closeDialog();
      closeLiveChat();
      dropPush();
      pushState.set('unavailable');
      clearOrderDraft();
      localStorage.clear();
      sessionStorage.clear();
    },
  };
}

/** Everything counts as visible. */
class SeesAll {
  readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe(target: Element) {
    const seen = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.tell([seen], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

function countCalls(server: FakeServer) {
  let underWay = 0;
  return {
    underWay: () => underWay,
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      underWay += 1;
      try {
        return await server.fetch(url, init);
      } finally {
        underWay -= 1;
      }
    },
  };
}

/** Without a layout nothing can be animated. */
function motionlessMedia(query: string) {
  return mediaThat(query.includes('reduce'))();
}

/** Mocks of what the test browser lacks, or of what would use a network. */
function stubBrowser(fetch: FakeServer['fetch']): void {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('matchMedia', motionlessMedia);
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(location, 'reload').mockImplementation(() => {});
}

function visit(address: string): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };
  happyDOM.setURL(origin + address);
}

function writePage({ key }: FakeServer): HTMLElement {
  const settings = document.createElement('script');
  Object.assign(settings, { id: 'settings', type: 'application/json' });
  settings.textContent = JSON.stringify({
    baseUrl: `${origin}/api`,
    envelope: { partnerId, suites: [{ suite: 'session', key }] },
  });
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.replaceChildren(settings, root);
  return root;
}
