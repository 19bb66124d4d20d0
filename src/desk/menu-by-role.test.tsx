// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { StaffSelf } from '#generated/client/types.gen.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { reportFailure } from '#shared/state/report-failure.ts';
import { loadDeskTexts } from '#shared/i18n/desk-texts.ts';
import { stylesAside } from '../testing/styles-aside.ts';
import { SiteTheme } from '#shared/ui/site-theme.tsx';
import { DeskRoutes } from './desk-routes.tsx';
import { DeskSessionProvider, type SessionOfDesk } from './session/desk-session.tsx';

afterEach(cleanup);

const client: SessionOfDesk = {
  isLoggedIn: () => true,
  session: { begin: () => {}, end: () => {}, onChange: () => () => {}, onEnd: () => () => {} },
};
const owner: StaffSelf = {
  id: 'm1',
  email: 'amina@gariport.example',
  name: 'Amina Otieno',
  role: 'owner',
  sessionEndsAt: '2026-06-12T18:00:00.000Z',
  recoveryCodesLeft: 10,
  passkeys: [],
};

test('The menu follows a role changed by another owner', async () => {
  let me = owner;
  installAnswers({ staffMe: () => me });
  const i18n = createInstance();
  const resources = { en: await loadDeskTexts('en') };
  await i18n.use(initReactI18next).init({ lng: 'en', resources, defaultNS: 'common' });
  render(
    <I18nextProvider i18n={i18n}>
      <SiteTheme styles={stylesAside()}>
        <QueryClientProvider client={createQueryClient({ onFailure: reportFailure })}>
          <DeskSessionProvider client={client}>
            <MemoryRouter>
              <DeskRoutes />
            </MemoryRouter>
          </DeskSessionProvider>
        </QueryClientProvider>
      </SiteTheme>
    </I18nextProvider>,
  );
  await screen.findByRole('link', { name: 'Audit log' });
  me = { ...owner, role: 'stock' };
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull());
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Stock' })).toBeDefined();
});
