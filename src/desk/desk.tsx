import type { EmotionCache } from '@emotion/cache';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ToastOutlet } from '#shared/components/toasts/toast-outlet.tsx';
import { SiteTheme } from '#shared/ui/site-theme.tsx';
import { DeskSessionProvider, type SessionOfDesk } from './session/desk-session.tsx';

interface DeskProps {
  client: SessionOfDesk;
  i18n: I18n;
  queryClient: QueryClient;
  styles: EmotionCache;
  /** The router with the pages. */
  children: ReactNode;
}

/** Providers around all pages of the desk. */
export function Desk({ client, i18n, queryClient, styles, children }: DeskProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <SiteTheme styles={styles}>
          <QueryClientProvider client={queryClient}>
            <DeskSessionProvider client={client}>
              {children}
              <ToastOutlet />
            </DeskSessionProvider>
          </QueryClientProvider>
        </SiteTheme>
      </I18nextProvider>
    </StrictMode>
  );
}
