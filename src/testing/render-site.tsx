import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router';
import type { UserInfo } from '#generated/client/types.gen.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { reportFailure } from '#shared/state/report-failure.ts';
import { type Contact, ContactContext } from '#shared/state/contact.ts';
import { SessionProvider } from '#site/session/session.tsx';
import { SiteFormContext } from '#site/page-state/site-form.ts';
import { createStore, type Store } from '#shared/state/store.ts';
import { loadBaseTexts } from '#shared/i18n/start-i18n.ts';
import { type FeatureNamespace, loadTexts } from '#shared/i18n/feature-texts.ts';
import type { SiteForm } from '#screens/site-forms.ts';
import type { Language } from '#wire/language.ts';
import { SiteTheme } from '#shared/ui/site-theme.tsx';
import { exampleContact } from './example-contact.ts';
import { stylesAside } from './styles-aside.ts';
import type { SiteClient } from '#shared/start-client.ts';

interface RenderOptions {
  language?: Language;
  form?: SiteForm;
  /** The address, below the site's prefix. */
  at?: string;
  /** The logged-in user; a store if that changes during the test. */
  user?: UserInfo | Store<UserInfo | undefined>;
  /** The company's contact details; null if it has not entered them. */
  contact?: Contact | null;
  /** The texts that the part needs besides the base texts. */
  texts?: readonly FeatureNamespace[];
  /** Prepares the query client before anything is rendered. */
  prepare?: (queryClient: QueryClient) => void;
  /** Parts of the page's client that the part uses, such as the login. */
  client?: Partial<SiteClient>;
}

export interface RenderedSite extends RenderResult {
  /** The router's current location. */
  address: () => string;
  queryClient: QueryClient;
}

/** Renders a part of the site with everything that surrounds it; `installAnswers` answers the calls. */
export async function renderSite(part: ReactNode, options: RenderOptions = {}): Promise<RenderedSite> {
  const { language = 'en', form = 'desktop', at = '/', user, texts = [], client, contact = exampleContact } = options;
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: await loadBaseTexts(language) },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  await loadTexts(...texts);
  const queryClient = createQueryClient({ onFailure: reportFailure });
  options.prepare?.(queryClient);
  let address = at;
  const rendered = render(
    <I18nextProvider i18n={i18n}>
      <SiteTheme styles={stylesAside()}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider client={{ ...sessionOf(user), ...client }}>
            <SiteFormContext value={form}>
              <ContactContext value={contact ?? undefined}>
                {/* Reports a navigation as soon as it starts, like the site's own router. */}
                <MemoryRouter initialEntries={[at]} useTransitions={false}>
                  {part}
                  <AddressReader onAddress={(current) => (address = current)} />
                </MemoryRouter>
              </ContactContext>
            </SiteFormContext>
          </SessionProvider>
        </QueryClientProvider>
      </SiteTheme>
    </I18nextProvider>,
  );
  return { ...rendered, address: () => address, queryClient };
}

function AddressReader({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onAddress(pathname + search);
  return null;
}

/** The part of the page's client that components ask who is logged in. */
function sessionOf(user: RenderOptions['user']): SiteClient {
  const { get, subscribe } = user && 'subscribe' in user ? user : createStore(user);
  const client = {
    login: { isLoggedIn: () => get() !== undefined, onChange: subscribe },
    user: { current: get },
  };
  return client as unknown as SiteClient;
}
