import '#shared/ui/tokens.css';
import '#shared/ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createQueryClient } from '#shared/api/query-client.ts';
import ConsolePage from './console-page.tsx';
import { forceHeaders, noForcing } from './forcing.ts';
import { startI18n } from '#shared/i18n/start-i18n.ts';
import { startClient } from '#shared/start-client.ts';
import { openStyles, SiteTheme } from '#shared/ui/site-theme.tsx';
import { trustOwnScripts } from '#shared/ui/trusted-scripts.ts';

// The contract console: a page for developers as a separate document, so that the site loads none of it.
trustOwnScripts(window);

const forced = { current: noForcing };
const i18n = await startI18n('en');
const client = startClient({ i18n, language: 'en', headers: (operation) => forceHeaders(forced.current, operation) });
const queryClient = createQueryClient({ onFailure: ({ text }) => console.warn(text) });
await client.user.load();

const root = document.getElementById('root');
if (!root) throw new Error('console.html has no #root');
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <SiteTheme styles={openStyles()}>
        <QueryClientProvider client={queryClient}>
          <ConsolePage client={client} force={(forcing) => (forced.current = forcing)} />
        </QueryClientProvider>
      </SiteTheme>
    </I18nextProvider>
  </StrictMode>,
);
