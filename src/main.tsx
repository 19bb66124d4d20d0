import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { LoginAnswer } from '../generated/client/types.gen.ts';
import { configureApi } from './api/client.ts';
import { openLocalStorage } from './api/local-storage.ts';
import { createQueryClient } from './api/query-client.ts';
import { createTokenStore } from './api/token-store.ts';
import ContractConsolePage from './features/contract-console/contract-console-page.tsx';
import { forceHeaders, noForcing } from './features/contract-console/forcing.ts';
import { createTexts } from './i18n/texts.ts';
import { readSettings } from './settings.ts';
import { theme } from './ui/theme.ts';

const storage = openLocalStorage();
const tokens = createTokenStore(storage, window);
const forced = { current: noForcing };

const { session } = configureApi({
  ...readSettings(document),
  tokens,
  clearStorage: () => storage.clear(),
  language: () => 'en',
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  texts: createTexts(() => 'en'),
  headers: (operation) => forceHeaders(forced.current, operation),
});

const queryClient = createQueryClient({ onFailure: ({ text }) => console.warn(text) });

function followSession(id: string, data: unknown): void {
  const answer = data as LoginAnswer | undefined;
  if (id === 'login' && answer?.code === 0) session.begin(answer.body);
  if (id === 'logOut' && data !== undefined) session.end();
}

function Application() {
  const [forcing, setForcing] = useState(noForcing);
  return (
    <ContractConsolePage
      forcing={forcing}
      onForce={(next) => {
        forced.current = next;
        setForcing(next);
      }}
      onAnswer={followSession}
    />
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <Application />
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
);
