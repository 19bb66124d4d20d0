import type { OrderSummary, SessionTokens } from '#generated/client/types.gen.ts';
import { registerBuyer } from '../../support/buyers.ts';
import { reserve } from '../../support/orderable.ts';
import { expect, logIn, test } from '../../support/site-test.ts';

test('shows the next user of a tab nothing of the order of the previous one', async ({ page, backend, buyer }) => {
  const id = await reserve(backend, buyer);
  const other = await registerBuyer(backend);
  await page.goto('/Kenya?tab=2');
  await logIn(page, buyer);
  await page.goto(`/Kenya/user/center/order/detail?id=${id}`);
  const recipient = page.getByRole('main').getByText('Wanjiku Kamau');
  await expect(recipient.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  await backend.call('logOut', {}, token);

  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /cancel/i })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('E-mail').fill(other.email);
  await login.getByLabel('Password', { exact: true }).fill(other.password);
  await login.getByRole('checkbox', { name: /agree/ }).check();
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login).toBeHidden();
  await expect(recipient).toHaveCount(0);
  // The call of the previous user is not made for the next one.
  const { accessToken } = await backend.call<SessionTokens>('login', buyer);
  const newest = { statusDesc: '', pageNo: 1, pageSize: 1 };
  const [order] = await backend.call<OrderSummary[]>('listOrders', newest, accessToken);
  expect(order).toMatchObject({ id, status: 0 });
});
