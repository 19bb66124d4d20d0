// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '#generated/client/types.gen.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { DeskRoutes } from './desk-routes.tsx';
import { DeskSessionProvider } from './session/desk-session.tsx';
import { renderDesk } from './testing/render-desk.tsx';

afterEach(cleanup);

const client = {
  isLoggedIn: () => true,
  session: {
    begin: () => undefined,
    end: () => undefined,
    onChange: () => () => undefined,
    onEnd: () => () => undefined,
  },
};

async function open(at: string, role: StaffRole) {
  const asked = installAnswers({
    staffMe: () => ({
      id: 'm1',
      email: 'amina@gariport.example',
      name: 'Amina Otieno',
      role,
      sessionEndsAt: '2026-06-12T18:00:00.000Z',
      recoveryCodesLeft: 10,
      passkeys: [],
    }),
    staffListActs: () => ({ acts: [] }),
    staffListStock: () => ({ total: 0, vehicles: [] }),
    staffListStockChoices: () => ({
      makes: [],
      models: [],
      styles: [],
      colours: [],
      yards: [],
      equipment: [],
      emissions: [],
    }),
  });
  await renderDesk(
    <DeskSessionProvider client={client}>
      <DeskRoutes />
    </DeskSessionProvider>,
    { role, at },
  );
  return { asked: () => asked.map(({ operationId }) => operationId) };
}

describe('The pages of the desk', () => {
  it.each(['/stock/new', '/stock/import', '/audit-log'])(
    'show read-only staff at %s that they have no permission',
    async (at) => {
      const { asked } = await open(at, 'readOnly');
      await screen.findByText('You don’t have permission to open this page');
      expect(asked()).not.toContain('staffGetVehicle');
    },
  );

  it('are found at a former address, with its parameters', async () => {
    await open('/record?subject=GP20260614001', 'owner');
    expect(await screen.findByText(/GP20260614001/)).toBeTruthy();
  });

  it('suggest the next step for an empty stock, and mention filters only if one is set', async () => {
    await open('/stock', 'stock');
    expect(await screen.findByText('No vehicles in stock yet')).toBeTruthy();
    cleanup();
    await open('/stock?state=draft', 'stock');
    expect(await screen.findByText('No vehicles match your search')).toBeTruthy();
  });
});
