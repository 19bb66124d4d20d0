import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { Application } from './application.tsx';
import { forceHeaders, noForcing } from './features/contract-console/forcing.ts';
import { startClient } from './start-client.ts';
import { readNonce, StyleProvider } from './ui/style-provider.tsx';
import { theme } from './ui/theme.ts';
import { trustOwnScripts } from './ui/trusted-scripts.ts';

trustOwnScripts(window);

const forced = { current: noForcing };
const client = startClient((operation) => forceHeaders(forced.current, operation));
const queryClient = createQueryClient({ onFailure: ({ text }) => console.warn(text) });
await client.user.load();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <StyleProvider nonce={readNonce(document)}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <QueryClientProvider client={queryClient}>
          <Application client={client} force={(forcing) => (forced.current = forcing)} />
        </QueryClientProvider>
      </ThemeProvider>
    </StyleProvider>
  </StrictMode>,
);
