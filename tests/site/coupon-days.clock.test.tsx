// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Coupon, UserInfo } from '#generated/client/types.gen.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { CouponRow } from '#site/features/personal-centre/coupons/coupon-table.tsx';
import LegalPage from '#site/features/content/legal-page.tsx';
import { CouponChoice } from '#site/features/vehicle-detail/order/order-fields.tsx';
import type { Order } from '#site/features/vehicle-detail/order/use-order.ts';
import { CouponList } from '#site/shell/dock/coupon-panel.tsx';
import { renderSite } from '../../src/testing/render-site.tsx';

afterEach(cleanup);

const user: UserInfo = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };
const coupon: Coupon = {
  id: '1',
  name: 'Welcome coupon',
  code: 'W',
  quotaUSD: 100,
  quotaKES: 12_900,
  quotaJPY: 15_200,
  effectiveDate: '2026-05-01',
  expiry: '2026-12-31',
  useType: 1,
  scope: 'All vehicles',
  status: 1,
};

test('shows the contract’s expiry day of a coupon in the personal centre', async () => {
  const table = (
    <table>
      <tbody>
        <CouponRow coupon={coupon} />
      </tbody>
    </table>
  );
  await renderSite(table, { user, texts: ['centre'] });
  expect(screen.getByText('31 Dec 2026')).toBeTruthy();
});

test('shows the contract’s expiry day of a coupon for a vehicle', async () => {
  const order = { id: '100001', detail: { coupons: [coupon] }, coupon: undefined, chooseCoupon: () => undefined };
  await renderSite(<CouponChoice order={order as unknown as Order} />, { user, texts: ['detail'] });
  expect(screen.getByRole('option', { name: /31 Dec 2026/ })).toBeTruthy();
});

test('shows the contract’s expiry day of a coupon in the contact panel', async () => {
  installAnswers({ listCoupons: () => [coupon] });
  await renderSite(<CouponList />, { user, texts: ['panels'] });
  expect(await screen.findByText(/31 Dec 2026/)).toBeTruthy();
});

test('dates the legal texts by the same day everywhere', async () => {
  installAnswers({ getLegalText: () => ({ name: 'statement', version: 0, since: '2026-11-21', earlier: [] }) });
  await renderSite(<LegalPage />, { at: '/com/policy', texts: ['legal'] });
  expect(await screen.findByText(/21 Nov 2026/)).toBeTruthy();
});
