import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import type { StaffRole, StaffSelf } from '#generated/client/types.gen.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { reportFailure } from '#shared/state/report-failure.ts';
import { loadDeskTexts } from '#shared/i18n/desk-texts.ts';
import { stylesAside } from '../../testing/styles-aside.ts';
import { SiteTheme } from '#shared/ui/site-theme.tsx';
import { MemberProvider } from '../session/desk-session.tsx';

/** Renders a part of the desk for a role; `installAnswers` mocks the calls. */
export async function renderDesk(
  part: ReactNode,
  { role = 'owner', at = '/', memberId = 'm1' }: { role?: StaffRole; at?: string; memberId?: string } = {},
) {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en: await loadDeskTexts('en') },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  const member: StaffSelf = {
    id: memberId,
    email: 'amina@gariport.example',
    name: 'Amina Otieno',
    role,
    sessionEndsAt: '2026-06-12T18:00:00.000Z',
    recoveryCodesLeft: 10,
    passkeys: [],
  };
  const queryClient = createQueryClient({ onFailure: reportFailure });
  return render(
    <I18nextProvider i18n={i18n}>
      <SiteTheme styles={stylesAside()}>
        <QueryClientProvider client={queryClient}>
          <MemberProvider value={member}>
            <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
          </MemberProvider>
        </QueryClientProvider>
      </SiteTheme>
    </I18nextProvider>,
  );
}
