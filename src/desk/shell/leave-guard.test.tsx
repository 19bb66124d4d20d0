// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, installAnswers } from '#shared/api/testing/install-answers.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { reportFailure } from '#shared/state/report-failure.ts';
import { loadDeskTexts } from '#shared/i18n/desk-texts.ts';
import { stylesAside } from '../../testing/styles-aside.ts';
import { SiteTheme } from '#shared/ui/site-theme.tsx';
import { DeskRoutes } from '../desk-routes.tsx';
import { discardUnsaved } from '../session/unsaved.ts';
import { DeskSessionProvider, type SessionOfDesk } from '../session/desk-session.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { enter } from '../../testing/enter.ts';

afterEach(() => {
  cleanup();
  discardUnsaved();
});

const choices = {
  makes: [{ code: '1', name: 'Toyota' }],
  models: [{ code: '101', name: 'Vitz', makeId: '1' }],
  styles: [
    { code: '5001', name: '1.0 F', modelId: '101', chassis: 'KSP130', from: 2010, to: 2019, about: '1.0L, Petrol' },
  ],
  colours: [{ code: 'pearl-white', name: 'Pearl White' }],
  yards: [{ code: '901', name: 'Yokohama' }],
  equipment: [],
  emissions: [],
};
const amina = {
  id: 'm1',
  email: 'amina@gariport.example',
  name: 'Amina Otieno',
  role: 'owner',
  sessionEndsAt: '2026-06-12T18:00:00.000Z',
  recoveryCodesLeft: 10,
  passkeys: [],
};

/** A session controlled by the tests. */
function openSession() {
  let isIn = true;
  const listeners = new Set<(isLoggedIn: boolean) => void>();
  const turn = (next: boolean) => {
    isIn = next;
    for (const listener of listeners) listener(isIn);
  };
  const client: SessionOfDesk = {
    isLoggedIn: () => isIn,
    session: {
      begin: () => turn(true),
      end: () => turn(false),
      onChange(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      onEnd: () => () => {},
    },
  };
  return { client, turn };
}

/** Opens the new-vehicle form in the whole desk and types a chassis number. */
async function open(answers: Answers = {}) {
  installAnswers({
    staffMe: () => amina,
    staffListStockChoices: () => choices,
    staffLogOut: () => ({}),
    staffListStock: () => ({ total: 0, vehicles: [] }),
    ...answers,
  });
  const i18n = createInstance();
  const resources = { en: await loadDeskTexts('en') };
  await i18n.use(initReactI18next).init({ lng: 'en', resources, defaultNS: 'common' });
  const { client, turn } = openSession();
  const page = (
    <LeaveGuard>
      <DeskRoutes />
    </LeaveGuard>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/stock/new'] });
  render(
    <I18nextProvider i18n={i18n}>
      <SiteTheme styles={stylesAside()}>
        <QueryClientProvider client={createQueryClient({ onFailure: reportFailure })}>
          <DeskSessionProvider client={client}>
            <RouterProvider router={router} />
          </DeskSessionProvider>
        </QueryClientProvider>
      </SiteTheme>
    </I18nextProvider>,
  );
  const chassis = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Chassis number' });
  await enter(await chassis(), 'KSP130-2104871');
  return { router, turn, chassis };
}

describe('Unsaved input at the desk', () => {
  it('is protected by a confirmation on menu links and logout', async () => {
    const { router, chassis } = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe('/stock/new');
    // The dialog hides the page until it has faded out.
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect((await chassis()).value).toBe('KSP130-2104871');
    await userEvent.click(await screen.findByRole('link', { name: 'Orders' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  });

  it('needs no confirmation after saving a vehicle opens its page', async () => {
    const { router } = await open({
      staffSaveVehicle: () => ({ id: 'st9', version: 1, stockNo: 'GP-300009', state: 'draft' }),
    });
    await userEvent.tab();
    await enter(screen.getByRole('textbox', { name: 'First registration' }), '2018-03');
    await userEvent.type(screen.getByRole('textbox', { name: 'Mileage in km' }), '41200');
    await userEvent.selectOptions(screen.getByLabelText('Colour'), 'Pearl White');
    await userEvent.selectOptions(screen.getByLabelText('Yard'), 'Yokohama');
    await userEvent.type(screen.getByRole('textbox', { name: 'Yard price, in US dollars' }), '4200');
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/stock/st9'));
    expect(screen.queryByText('Discard changes?')).toBeNull();
  });

  it('survives the renewal of an expired session', async () => {
    const { turn, chassis } = await open();
    act(() => turn(false));
    await screen.findByText(/^What you typed is still here/);
    act(() => turn(true));
    expect((await chassis()).value).toBe('KSP130-2104871');
  });

  it('is not shown to another staff member who logs in', async () => {
    let me = amina;
    const { turn, chassis } = await open({ staffMe: () => me });
    act(() => turn(false));
    await screen.findByText(/^What you typed is still here/);
    me = { ...amina, id: 'm2', name: 'Kimani Mwangi' };
    act(() => turn(true));
    await screen.findByText('Kimani Mwangi');
    expect((await chassis()).value).toBe('');
  });
});
