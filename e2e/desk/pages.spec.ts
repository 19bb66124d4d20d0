import type { StaffBuyerPage, StaffOrderPage } from '#generated/client/types.gen.ts';
import { deskBase } from '#desk/session/desk-paths.ts';
import { deskPages } from '#desk/session/desk-pages.ts';
import { openDesk } from '../support/desk-window.ts';
import { joinDesk, logInStaffMember } from '../support/staff-members.ts';
import { expect, expectAccessible, test } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';

const t = siteTexts('en');

test('shows an owner every page of the desk, without failures or accessibility violations', async ({
  baseURL,
  browser,
  backend,
}) => {
  // Visits more than twenty pages.
  test.slow();
  const owner = await joinDesk(backend, 'owner', 'Amina Otieno');
  const { accessToken } = await logInStaffMember(backend, owner);
  const firstPage = { pageNo: 1, pageSize: 1 };
  const { orders } = await backend.call<StaffOrderPage>(
    'staffListOrders',
    { ...firstPage, sort: 'createdAt', isDescending: true },
    accessToken,
  );
  const { buyers } = await backend.call<StaffBuyerPage>('staffFindBuyers', firstPage, accessToken);
  const ids: Readonly<Record<string, string | undefined>> = {
    order: orders[0]?.id,
    vehicle: '100001',
    buyer: buyers[0]?.accountId,
  };

  const desk = await openDesk(browser, baseURL ?? '', t, owner);
  const faults: string[] = [];
  desk.on('pageerror', (error) => faults.push(String(error)));
  for (const [name, { path }] of Object.entries(deskPages)) {
    const address = deskBase + path.replace(':id', ids[name] ?? '');
    await test.step(address, async () => {
      await desk.goto(address);
      const main = desk.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await desk.waitForLoadState('networkidle');
      await expect(main.getByRole('button', { name: t('common:retry') })).toHaveCount(0);
      await expectAccessible(desk);
    });
  }
  expect(faults).toEqual([]);
  await desk.context().close();
});
