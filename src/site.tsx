import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { StrictMode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { lazyBeside } from './app/first-view.ts';
import { SessionProvider } from './app/session.tsx';
import type { Language } from '../wire/language.ts';
import { Popups } from './popups.tsx';
import { SiteRouter } from './routing/site-router.tsx';
import { SiteRoutes } from './routes.tsx';
import type { SiteClient } from './app/start-client.ts';

const AccountCare = lazyBeside(async () => (await import('./features/account/account-care.tsx')).AccountCare);

interface SiteProps {
  client: SiteClient;
  i18n: I18n;
  language: Language;
  queryClient: QueryClient;
}

/** Everything that surrounds the screens. */
export function Site({ client, i18n, language, queryClient }: SiteProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider client={client}>
            <SiteRouter language={language}>
              <SiteRoutes />
              <Popups />
              <Suspense fallback={null}>
                <AccountCare />
              </Suspense>
            </SiteRouter>
          </SessionProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
