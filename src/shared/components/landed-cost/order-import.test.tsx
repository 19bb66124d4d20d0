// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ImportAssessment, LandedCost } from '#generated/client/types.gen.ts';
import document from '#generated/openapi.json' with { type: 'json' };
import { renderSite } from '../../../testing/render-site.tsx';
import { LazyOrderImport } from './lazy-order-import.tsx';

const bodyOf = (example: { value: unknown }) => (example.value as { body: unknown }).body;
const paths = document.paths;
const importing = bodyOf(
  paths['/import/assess'].post.responses['200'].content['application/json'].examples.success,
) as ImportAssessment;
const landedCost = bodyOf(
  paths['/import/landedCost'].post.responses['200'].content['application/json'].examples.success,
) as LandedCost;

afterEach(cleanup);

test('shows the verdict of an order, and the stored estimate with its date', async () => {
  await renderSite(<LazyOrderImport importing={importing} landedCost={landedCost} />);
  expect(await screen.findByText('Can be imported into Kenya; must reach Mombasa by 31 Dec 2026')).toBeDefined();
  expect(screen.getByText('Estimate from 15 Jun 2026, the day of the reservation.')).toBeDefined();
  expect(screen.getByText('KES 1,263,503 to 1,481,177')).toBeDefined();
});

test('shows only the verdict of an older order, and only the estimate of a finished one', async () => {
  await renderSite(<LazyOrderImport importing={importing} landedCost={undefined} />);
  expect(await screen.findByText(/^Can be imported into Kenya/)).toBeDefined();
  expect(screen.queryByText(/^Kept as/)).toBeNull();
  cleanup();
  await renderSite(<LazyOrderImport importing={undefined} landedCost={landedCost} />, {
    language: 'ja',
    texts: ['importing'],
  });
  expect(await screen.findByText('予約日（2026/06/15）の試算を、そのまま残したものです。')).toBeDefined();
  expect(screen.queryByText(/輸入できます/)).toBeNull();
});

test('warns about an order that can no longer arrive in time, with its options', async () => {
  const verdicts = importing.verdicts.map((one) => ({
    ...one,
    verdict: 'refused' as const,
    refusals: ['tooOld' as const],
    registeredFrom: 2020,
  }));
  await renderSite(<LazyOrderImport importing={{ ...importing, verdicts }} landedCost={undefined} />);
  expect(await screen.findByText(/Kenya accepts 2020 and later/)).toBeDefined();
  expect(screen.getByRole('alert').textContent).toMatch(/another vehicle or another destination, or cancel the order/);
});
