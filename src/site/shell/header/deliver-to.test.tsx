// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { VehicleCard } from '#site/components/vehicle-card.tsx';
import { VehicleGrid } from '#site/components/vehicle-grid.tsx';
import { followAccount } from '#site/remembered/destination.ts';
import { DeliverTo } from './deliver-to.tsx';
import { vehicleExample } from '../../../testing/vehicle-example.ts';
import { renderSite } from '../../../testing/render-site.tsx';

const destinations = [
  { countryCode: 'KE', name: 'Kenya', ports: [{ portId: 'p-mba', name: 'Mombasa' }], currency: 'KES', perUsd: 129 },
  {
    countryCode: 'TZ',
    name: 'Tanzania',
    ports: [{ portId: 'p-dar', name: 'Dar es Salaam' }],
    currency: 'TZS',
    perUsd: 2600,
  },
  { countryCode: 'BI', name: 'Burundi', ports: [{ portId: 'p-dar', name: 'Dar es Salaam' }] },
];

async function open(user?: { email: string; countryName: string }, at = '/') {
  const asked = installAnswers({
    listDestinations: () => destinations,
    listDeliveredPrices: () => ({
      countryCode: 'TZ',
      portId: 'p-dar',
      portName: 'Dar es Salaam',
      prices: [{ carSourceId: '1', priceUSD: 7050, priceJPY: 1_057_500 }],
    }),
  });
  await renderSite(
    <>
      <DeliverTo />
      <VehicleGrid ids={['1', '2']}>
        {['1', '2'].map((id) => (
          <VehicleCard key={id} vehicle={vehicleExample(id)} />
        ))}
      </VehicleGrid>
    </>,
    { at, ...(user && { user }) },
  );
  return asked;
}

const button = () => screen.getByRole('button', { name: /^Deliver to/ });

afterEach(() => {
  cleanup();
  followAccount(undefined);
  localStorage.clear();
});

describe('The destination', () => {
  test('is the listed port for everybody at first, without a call', async () => {
    const asked = await open();
    expect(button().textContent).toContain('Mombasa');
    expect(screen.getAllByText(/about KES/)).toHaveLength(2);
    expect(asked).toEqual([]);
  });

  test('is the usual port of the account’s country until one is chosen', async () => {
    await open({ email: 'asha@example.com', countryName: 'Tanzania' });
    await waitFor(() => expect(button().textContent).toContain('Dar es Salaam'));
    expect(localStorage.getItem('destination')).toBeNull();
  });

  test('cannot be changed while its order is being reserved', async () => {
    await open(undefined, '/car/order/reserve?id=1');
    expect(screen.queryByRole('button', { name: /^Deliver to/ })).toBeNull();
  });

  test('changes prices and their currency once it is chosen, and is remembered', async () => {
    await open();
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Tanzania · Dar es Salaam' }));
    await screen.findByText('7,050');
    expect(screen.getByText('about TZS 18,330,000')).toBeTruthy();
    expect(screen.getByText('CIF Mombasa. Not shipped to Dar es Salaam.')).toBeTruthy();
    expect(screen.queryByText(/about KES/)).toBeNull();
    vi.resetModules();
    const { readDestination } = await import('#site/remembered/destination.ts');
    expect(readDestination()).toEqual({ countryCode: 'TZ', portId: 'p-dar' });
  });
});
