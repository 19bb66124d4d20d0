// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LandedCost as Cost } from '#generated/client/types.gen.ts';
import document from '#generated/openapi.json' with { type: 'json' };
import { FailsWith } from '#shared/api/testing/install-answers.ts';
import { callsOf, choose, openDetail, panel, user } from '../testing/open-detail.tsx';

const examples = document.paths['/import/landedCost'].post.responses['200'].content['application/json'].examples;
const kenya = (examples.success.value as unknown as { body: Cost }).body;
const rwanda = (examples.rwanda.value as unknown as { body: Cost }).body;

/** Simulates scrolling to the end of the page. */
class SeesAll {
  constructor(tell: (moments: { isIntersecting: boolean }[]) => void) {
    this.tell = tell;
  }
  readonly tell: (moments: { isIntersecting: boolean }[]) => void;
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
}

const section = () => screen.findByRole('region', { name: 'Total landed cost' });

async function openNear(answer: Cost | FailsWith, language: 'en' | 'zh' | 'ja' = 'en') {
  vi.stubGlobal('IntersectionObserver', SeesAll);
  return openDetail({ language, answers: { estimateLandedCost: () => answer } });
}

test('shows the total below the price, and its lines only when the reader comes near, with one call', async () => {
  await openDetail({ answers: { estimateLandedCost: () => kenya } });
  await screen.findByRole('heading', { level: 1 });
  const row = await panel().findByText('On the road in Kenya, estimate');
  await waitFor(() => expect(row.nextSibling?.textContent).toContain('KES 1,263,503 to 1,481,177'));
  expect(screen.queryByRole('region', { name: 'Total landed cost' })).toBeNull();
  cleanup();
  await openNear(kenya);
  await section();
  expect(callsOf('estimateLandedCost')).toHaveLength(1);
});

test('dims the total of the previous choice, and hides it below the name of another country', async () => {
  const later = Promise.withResolvers<Cost>();
  const estimateLandedCost = () => (callsOf('estimateLandedCost').length === 1 ? kenya : later.promise);
  await openDetail({ answers: { estimateLandedCost } });
  await screen.findByRole('heading', { level: 1 });
  const amount = await panel().findByText('KES 1,263,503 to 1,481,177');
  expect(amount.className).toBe('');
  await choose('Transport', 'Container');
  await waitFor(() => expect(amount.className).not.toBe(''));
  await choose('Destination country', 'Tanzania');
  await panel().findByText('On the road in Tanzania, estimate');
  expect(panel().queryByText(/KES 1,263,503/)).toBeNull();
  // The choice is remembered.
  await choose('Destination country', 'Kenya');
});

test('shows the total in shillings and dollars, and who is paid how much', async () => {
  await openNear(kenya);
  const cost = within(await section());
  await cost.findByText('KES 1,263,503 to 1,481,177');
  expect(cost.getByText('USD 9,795 to 11,482')).toBeDefined();
  for (const name of [/^To us KES 883,650/, /^To the state KES 286,407/, /^To agents and the port/]) {
    expect(cost.getByRole('button', { name })).toBeDefined();
  }
  expect(cost.getByText(/^Only what is paid to us is part of the deposit/)).toBeDefined();
  expect(cost.getByText(/^Estimate as of 15 Jun 2026, for an arrival on 24 Aug 2026, at KES 129/)).toBeDefined();
});

test('shows for each part its lines with formula, dates, reliability and sources', async () => {
  await openNear(kenya);
  const cost = within(await section());
  await user.click(await cost.findByRole('button', { name: /^To the state/ }));
  expect(
    cost.getByText(
      'KES 1,872,000 × (100% − 60 to 65%) ÷ 1.25 (margin) ÷ 1.25 (import duty) ÷ 1.2 (excise duty) ÷ 1.16 (VAT) = KES 301,241 to 344,276',
    ),
  ).toBeDefined();
  expect(cost.getByText(/^By the list of 2025/).closest('li')?.textContent).toContain(
    'suspended by a court since 30 Jun 2025',
  );
  expect(
    cost.getByText(
      /^20% of Customs value \+ Import duty: 20% × KES 406,675 to 464,773 · In force since 1 Jan 2024 or earlier · law/,
    ),
  ).toBeDefined();
  expect(cost.getAllByRole('link', { name: /^Miscellaneous Fees and Levies Act/ })[0]?.getAttribute('href')).toMatch(
    /^https:/,
  );
  await user.click(cost.getByRole('button', { name: /^To agents/ }));
  expect(cost.getAllByText('our estimate')).not.toHaveLength(0);
});

test('follows the destination, the transport and the customs clearance checkbox', async () => {
  await openNear(kenya);
  await section();
  expect(callsOf('estimateLandedCost')[0]?.body).toEqual({
    carSourceId: '100001',
    countryCode: 'KE',
    endPortId: 'p-mba',
    transportType: '1',
    checkClearancePrice: 0,
  });
  await choose('Transport', 'Container');
  await waitFor(() => expect(callsOf('estimateLandedCost').at(-1)?.body).toMatchObject({ transportType: '2' }));
  await user.click(panel().getByRole('checkbox', { name: /Add customs clearance/ }));
  await waitFor(() => expect(callsOf('estimateLandedCost').at(-1)?.body).toMatchObject({ checkClearancePrice: 1 }));
});

test('explains in one sentence that a country has no cost data', async () => {
  await openNear(rwanda);
  const cost = within(await section());
  await cost.findByText(/^We have no taxes and charges for this country/);
  expect(cost.getByText(/customs clearance is not available/)).toBeDefined();
  expect(cost.queryByRole('button', { name: /^To the state/ })).toBeNull();
});

test('shows amounts in yen besides shillings in Japanese', async () => {
  await openNear(kenya, 'ja');
  const cost = within(await screen.findByRole('region', { name: '最終的にかかる費用' }));
  await cost.findByText('KES 1,263,503～1,481,177');
  expect(cost.getByText('JPY 1,488,783～1,745,266')).toBeDefined();
});

test('shows a failure in its place with a retry', async () => {
  await openNear(new FailsWith(500));
  const cost = within(await section());
  await user.click(await cost.findByRole('button', { name: /try again|retry/i }));
  await waitFor(() => expect(callsOf('estimateLandedCost').length).toBeGreaterThan(1));
});

test('loads the cost by month of arrival when it is opened', async () => {
  const total = kenya.total;
  const cheaper = { min: total.min, max: { ...total.max, kes: total.max.kes - 100_000 } };
  const months = [
    { arrivalDay: '2026-08-08', verdict: 'allowed' as const, total },
    { arrivalDay: '2026-09-01', verdict: 'allowed' as const, total: cheaper },
    { arrivalDay: '2027-01-01', verdict: 'refused' as const, total: cheaper },
  ];
  await openNear({ ...kenya, months });
  const cost = within(await section());
  await user.click(await cost.findByRole('button', { name: 'Best month to arrive' }));
  await waitFor(() => expect(callsOf('estimateLandedCost').at(-1)?.body).toMatchObject({ isByMonth: true }));
  expect(await cost.findByText(/^Arriving in Sept 2026 .* saves up to KES 100,000/)).toBeDefined();
  expect(cost.getAllByText('not admitted')).not.toHaveLength(0);
});
