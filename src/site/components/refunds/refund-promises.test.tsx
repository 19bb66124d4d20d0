// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { FoldedRefundPromises } from './folded-refund-promises.tsx';

const all = { percent: 100, workingDays: 5 };
const rules = {
  notPaidInTime: all,
  changeOfMind: { percent: 90, workingDays: 7 },
  failedInspection: all,
  lateShip: all,
  lostShip: { percent: 100, workingDays: 10 },
  notAsDescribed: all,
  freeHours: 24,
  lateDays: 30,
};

afterEach(cleanup);

test.each([
  [
    'en',
    'If an inspection before shipping fails, you get back everything you have paid within 5 working days.',
    /90% of what you have paid/,
  ],
  ['zh', '如发运前检验不合格，我们在 5 个工作日内退还您支付的全部款项。', /您已付款项的 90%/],
  ['ja', '船積み前の検査に不合格の場合、5営業日以内にお支払い額の全額を返金します。', /お支払い額の90%/],
] as const)('states the refund rules as promises (%s)', async (language, inspection, mind) => {
  installAnswers({ getRefundRules: () => rules });
  await renderSite(<FoldedRefundPromises />, { texts: ['refunds'], language });
  expect(await screen.findByText(inspection)).toBeTruthy();
  expect(screen.getByText(mind)).toBeTruthy();
  expect(screen.getAllByRole('term')).toHaveLength(6);
});

test('leaves out what can no longer happen to a shipped vehicle', async () => {
  installAnswers({ getRefundRules: () => rules });
  await renderSite(<FoldedRefundPromises isShipped />, { texts: ['refunds'] });
  await screen.findByText(/within 10 working days/);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'If the ship is late',
    'If the ship is lost',
    'If the vehicle is not as described',
  ]);
});
