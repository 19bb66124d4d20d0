// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
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

test('requests nothing before the reader comes near', async () => {
  await openDetail({ answers: { estimateLandedCost: () => kenya } });
  await screen.findByRole('button', { name: 'What is Freight?' });
  expect(callsOf('estimateLandedCost')).toEqual([]);
});

test('shows the total in shillings and dollars, and who is paid how much', async () => {
  await openNear(kenya);
  const cost = within(await section());
  await cost.findByText('KES 1,250,052 to 1,354,875');
  expect(cost.getByText('USD 9,690.34 to 10,502.92')).toBeDefined();
  for (const name of [/^To us KES 883,650/, /^To the state KES 286,407/, /^To agents and the port/]) {
    expect(cost.getByRole('button', { name })).toBeDefined();
  }
  expect(cost.getByText(/^Only what is paid to us is part of the deposit/)).toBeDefined();
  expect(cost.getByText(/^Estimate as of 15 Jun 2026, for an arrival on 25 Jul 2026, at 129 shillings/)).toBeDefined();
});

test('shows for each part its lines with formula, dates, reliability and sources', async () => {
  await openNear(kenya);
  const cost = within(await section());
  await user.click(await cost.findByRole('button', { name: /^To the state/ }));
  expect(
    cost.getByText('List price KES 1,872,000 less 65% depreciation, divided by 1.88 to 2.18 for the taxes it contains'),
  ).toBeDefined();
  expect(
    cost.getByText(/^20% of Customs value \+ Import duty · In force since 1 Jan 2024 or earlier · reported by/),
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
  await cost.findByText('KES 1,250,052～1,354,875');
  expect(cost.getByText('JPY 1,472,933～1,596,444')).toBeDefined();
});

test('shows a failure in its place with a retry', async () => {
  await openNear(new FailsWith(500));
  const cost = within(await section());
  await user.click(await cost.findByRole('button', { name: /try again|retry/i }));
  await waitFor(() => expect(callsOf('estimateLandedCost').length).toBeGreaterThan(1));
});
