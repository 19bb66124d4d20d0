import type { EmotionCache } from '@emotion/cache';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { StrictMode, Suspense, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { lazyOverlays } from '#shared/state/first-view.ts';
import type { SiteForm } from '#screens/site-forms.ts';
import { type Contact, ContactContext } from '#shared/state/contact.ts';
import { BrowserOnly, RenderMoment } from './page-state/hydration.ts';
import { SessionProvider, type SessionClient } from './session/session.tsx';
import { SiteFormContext } from './page-state/site-form.ts';
import { Popups } from './popups.tsx';
import { SiteRoutes } from './routes.tsx';
import { SiteTheme } from '#shared/ui/site-theme.tsx';

const LoginChecks = lazyOverlays(async () => (await import('./features/account/login-checks.tsx')).LoginChecks);
const ConnectionNotes = lazyOverlays(async () => (await import('./shell/connection-notes.tsx')).loadConnectionNotes());

interface SiteProps {
  client: SessionClient;
  i18n: I18n;
  queryClient: QueryClient;
  form: SiteForm;
  /** The company's contact details, if it has entered them. */
  contact: Contact | undefined;
  /** Where the components' styles are inserted. */
  styles: EmotionCache;
  /** When the server rendered the page, if it did. */
  renderedAt: number | undefined;
  /** Wraps the page in a router: browser and server use different ones. */
  route: (page: ReactNode) => ReactNode;
}

/** Everything that surrounds the screens. */
export function Site({ client, i18n, queryClient, form, contact, styles, renderedAt, route }: SiteProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <SiteTheme styles={styles}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider client={client}>
              <SiteFormContext value={form}>
                <ContactContext value={contact}>
                  <RenderMoment value={renderedAt}>
                    {route(
                      <>
                        <SiteRoutes />
                        <Popups />
                        <Suspense fallback={null}>
                          <BrowserOnly>
                            <LoginChecks />
                            <ConnectionNotes />
                          </BrowserOnly>
                        </Suspense>
                      </>,
                    )}
                  </RenderMoment>
                </ContactContext>
              </SiteFormContext>
            </SessionProvider>
          </QueryClientProvider>
        </SiteTheme>
      </I18nextProvider>
    </StrictMode>
  );
}
