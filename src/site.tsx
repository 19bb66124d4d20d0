import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { lazy, StrictMode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SessionProvider } from './app/session.tsx';
import { useDialog } from './app/dialogs.ts';
import type { SiteLanguage } from './protocol/language.ts';
import { SiteRouter } from './routing/site-router.tsx';
import { SiteRoutes } from './routes.tsx';
import type { SiteClient } from './start-client.ts';

const AccountDialogs = lazy(() => import('./features/account/account-dialogs.tsx'));

interface SiteProps {
  client: SiteClient;
  i18n: I18n;
  language: SiteLanguage;
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
            </SiteRouter>
          </SessionProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>
  );
}

/** The popups that any screen may open; their code is fetched with the first. */
function Popups() {
  const dialog = useDialog();
  if (!dialog || dialog.kind === 'own') return null;
  return (
    <Suspense fallback={null}>
      <AccountDialogs dialog={dialog} />
    </Suspense>
  );
}
