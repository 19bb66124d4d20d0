// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OrderWay } from '#generated/client/types.gen.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import PlatesPanel from './plates-panel.tsx';
import TimelinePanel from './timeline-panel.tsx';

afterEach(cleanup);

async function open(country: string, way: OrderWay = {}) {
  installAnswers({ getOrderTimeline: () => ({ way, steps: [], can: [] }) });
  const order = { id: '500003', orderNo: 'GP20260611004', endPortCountryDesc: country };
  // The timeline of the page loads the data that both show.
  const page = (
    <>
      <TimelinePanel order={order} />
      <PlatesPanel order={order} />
    </>
  );
  await renderSite(page, { texts: ['plates', 'timeline', 'orders', 'papers'] });
  await screen.findByText(/Times are Nairobi time/);
  return screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent ?? '');
}

test('names the authorities of the country, and whose turn it is', async () => {
  const steps = await open('Kenya');
  expect(steps).toHaveLength(7);
  expect(steps.find((step) => step.startsWith('Duty and taxes'))).toContain('You');
  expect(steps.at(-1)).toContain('NTSA registers the car');
});

test('describes the general procedure for other countries', async () => {
  const steps = await open('Zambia');
  expect(steps.at(-1)).toContain('The car is registered in your name');
  expect(screen.queryByText(/one to three weeks/)).toBeNull();
});

test('shows where the original documents are, and what is done', async () => {
  const originals = {
    sentOn: '2026-06-10',
    courier: 'DHL',
    number: '4471',
    trackAt: 'https://courier.example.com/4471',
  };
  const [first] = await open('Tanzania', { originals, arrivedOn: '2026-06-12' });
  expect(first).toContain('Done');
  expect(first).toContain('Sent on 10 Jun 2026 by DHL, parcel 4471');
  const [link] = within(document.body).getAllByRole('link', { name: 'Follow the parcel', hidden: true });
  expect(link?.getAttribute('href')).toBe(originals.trackAt);
});
