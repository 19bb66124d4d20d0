// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { closeDialog } from '#shared/state/dialogs.ts';
import { useToasts } from '#shared/state/toasts.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import type { OrderWarning } from '../order/check-order.ts';
import type { Order } from '../order/use-order.ts';
import { detailExample } from '../testing/examples.ts';
import { PosterButton } from './poster-button.tsx';
import { posterOrder, posterPrice } from './testing/poster-order.ts';

// Loaded in advance; on a busy machine loading takes longer than the test timeout.
beforeAll(() => import('./poster-dialog.tsx'));
afterEach(() => {
  cleanup();
  closeDialog();
});

function Toasts() {
  return useToasts().map(({ id, text }) => <output key={id}>{text}</output>);
}

async function show(order: Order) {
  const onWarning = vi.fn<(warning: OrderWarning) => void>();
  await renderSite(
    <>
      <PosterButton order={order} onWarning={onWarning} />
      <Toasts />
    </>,
    { texts: ['detail'] },
  );
  return { onWarning };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Poster' }));

test('B-034 B-197 opens the poster maker from the vehicle’s page for an agent', async () => {
  await show(posterOrder());
  await press();
  expect(await screen.findByRole('dialog', { name: 'Make posters' })).toBeTruthy();
});

test.each(['visitor', 'success'])('B-197 B-253 hides the poster maker from other users: %s', async (example) => {
  await show(posterOrder({ detail: detailExample(example) }));
  expect(screen.queryByRole('button', { name: 'Poster' })).toBeNull();
});

test.each([
  ['none', undefined],
  ['none in dollars', { ...posterPrice(), vehiclePriceUSD: 0 }],
])('B-197 does not open without a price: %s', async (_, price) => {
  await show(posterOrder({ price }));
  await press();
  expect(screen.getByText(/^The price to your port is still loading/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('B-197 shows an error at the port when none is chosen', async () => {
  const { onWarning } = await show(posterOrder({ hasPort: false, price: undefined }));
  await press();
  expect(onWarning).toHaveBeenCalledWith({ field: 'port', fault: 'missingPort' });
});
