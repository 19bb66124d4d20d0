import type { Page } from 'playwright/test';
import { readMailedKey } from '../../support/buyers.ts';
import { expect, expectAccessible, force, logIn, stopForcing, test } from '../../support/site-test.ts';
const userEntry = (page: Page, email: string) =>
  page.getByRole('banner').getByText(email.split('@')[0] ?? '', { exact: true });

test('logs in with the right password after many wrong ones, with a proof of work in the background', async ({
  page,
  backend,
  buyer,
}) => {
  const guess = () => backend.call('login', { ...buyer, password: 'Nairobi1963' });
  for (let count = 0; count < 5; count += 1) await expect(guess()).rejects.toThrow('Incorrect e-mail or password');
  await expect(guess()).rejects.toThrow('Too many incorrect passwords');
  await page.goto('/Kenya');
  const paid = page.waitForResponse(/\/user\/loginChallenge$/);
  await logIn(page, buyer);
  await paid;
  await expect(userEntry(page, buyer.email)).toBeVisible();
});

test('A-025 A-089 A-090 A-093 A-214 B-104 B-106 opens the password reset from the e-mail’s link, in its language', async ({
  page,
}) => {
  await force(page, 'resetPassword', { 'Force-Example': 'success' });
  const link = 'user/auth/resetPwd?authKey=ak_H5tRw8Yd3GpV6xMq1FnC&email=wanjiku.kamau%40example.com';
  await page.goto(`/Kenya/${link}&language=jp`);
  await expect(page).toHaveURL(/\/Japan\/user\/auth\/resetPwd/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('新しいパスワードの設定');
  await page.goto(`/Kenya/${link}`);
  await expect(page.getByLabel('E-mail')).toHaveValue('wanjiku.kamau@example.com');
  await page.getByLabel('New password', { exact: true }).fill('Nairobi2027');
  await page.getByLabel('Repeat new password').fill('Nairobi2027');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your password has been reset. Please log in with the new one.')).toBeVisible();
  await expect(page).toHaveURL(/\/Kenya$/);
});

test('A-077 A-179 A-181 A-297 B-307 logs a refused user out, shows the home page, and allows a new login', async ({
  page,
  buyer,
}) => {
  await page.goto('/Kenya');
  await logIn(page, buyer);
  await expect(userEntry(page, buyer.email)).toBeVisible();
  await force(page, 'getUserInfo', { 'Force-Code': '500' });
  await page.goto('/Kenya/com/policy');
  const expired = page.getByRole('alertdialog', { name: 'Please log in again' });
  await expect(expired).toContainText('Your login has expired. Please log in again.');
  await expect(page).toHaveURL(/\/Kenya$/);
  await expectAccessible(page);
  await stopForcing(page);
  await expired.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(userEntry(page, buyer.email)).toBeHidden();
});

test('reports an unknown user, and keeps the page until the login is declined', async ({ page, buyer }) => {
  await page.goto('/Kenya');
  await logIn(page, buyer);
  await force(page, 'listFavorites', { 'Force-Code': '421' });
  await page.goto('/Kenya/user/center/info?type=1');
  const notice = page.getByRole('alertdialog', { name: 'You are not logged in' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/type=1$/);
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/Kenya$/);
});

test('A-025 A-082 A-083 A-095 A-176 requests a new password by e-mail, without a captcha to type', async ({
  page,
  backend,
  buyer,
}) => {
  await page.goto('/Kenya/user/auth/forget');
  await page.getByLabel('E-mail').fill(buyer.email);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Security check complete.');
  await expect(page.getByLabel('Image code')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page).toHaveURL(/\/Kenya\/user\/auth\/forget\/forgetRes$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password reset e-mail sent');
  await expectAccessible(page);
  expect(await readMailedKey(backend, buyer.email)).toMatch(/^gpk_/);
});
