import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { readMailedKey } from '../support/buyers.ts';
import { expect, expectAccessible, force, logIn, stopForcing, test } from '../support/site-test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const userEntry = (page: Page, email: string) =>
  page.getByRole('banner').getByText(email.split('@')[0] ?? '', { exact: true });
/** Opens the login as the header does. */
const openLogin = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();

test('A-024 A-084 A-086 A-164 A-170 A-171 A-172 A-173 a visitor registers, follows the letter and logs in', async ({
  page,
  backend,
}) => {
  const email = `buyer.${randomUUID().slice(0, 13)}@example.com`;
  const password = 'Mombasa2026';
  await page.goto('/Kenya');
  await openLogin(page);
  const dialog = dialogOf(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Country').fill('Ken');
  await page.getByRole('option', { name: 'Kenya' }).click();
  await dialog.getByRole('checkbox', { name: /agree/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog).toContainText(email);
  await expect(dialog).toContainText('24 hours');
  await expectAccessible(page);

  const mailed = await page.context().newPage();
  const authKey = await readMailedKey(backend, email);
  await mailed.goto(`/Kenya/user/auth/register/regRes?authKey=${authKey}&language=en`);
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Your registration is verified');
  await expectAccessible(mailed);
  await mailed.getByRole('button', { name: 'Start' }).click();
  await expect(mailed).toHaveURL(/\/Kenya$/);
  await mailed.close();

  await dialog.getByRole('button', { name: 'I have verified my e-mail' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('checkbox', { name: /agree/ }).check();
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(userEntry(page, email)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden();
  await page.reload();
  await expect(userEntry(page, email)).toBeVisible();
});

test('A-025 A-082 A-083 A-095 A-176 a forgotten password leads from the standalone screen to the letter, with nothing to read', async ({
  page,
  backend,
  buyer,
}) => {
  await page.goto('/Kenya/user/auth/forget');
  await page.getByLabel('E-mail').fill(buyer.email);
  await expect(page.getByRole('main').getByRole('status')).toContainText('There was nothing for you to type.');
  await expect(page.getByLabel('Image code')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page).toHaveURL(/\/Kenya\/user\/auth\/forget\/forgetRes$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password reset e-mail sent');
  await expectAccessible(page);
  expect(await readMailedKey(backend, buyer.email)).toMatch(/^gpk_/);
});

test('A-212 A-313 a wrong image code is told in a toast and takes another picture', async ({ page }) => {
  await force(page, 'generateCaptcha', { 'Force-Example': 'pictureAlone' });
  await page.goto('/Kenya');
  await openLogin(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog.getByAltText('A picture of the characters to enter')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('E-mail').fill('wanjiku.kamau@example.com');
  await dialog.getByLabel('Image code').fill('zzzzzzzz');
  const another = page.waitForRequest(/\/captcha\/generate/);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('The image code is not correct')).toBeVisible();
  await another;
  await expect(dialog.getByLabel('Image code')).toHaveValue('');
});

test('After many wrong passwords the right one logs in, and the browser pays for it unseen', async ({
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

test('A-025 A-089 A-090 A-093 A-214 B-104 B-106 the link of the letter leads to a new password, in its language', async ({
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

test('A-087 A-088 A-299 links that are not good lead on', async ({ page }) => {
  await page.goto('/Kenya/user/auth/register/regRes?authKey=ak_Qm7Wc2Xr9LsT4vNz8KbJ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The registration could not be verified');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verify again' }).click();
  await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
  await page.goto('/Kenya/user/auth/resetPwd?language=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not correct');
});

test('A-182 A-183 the login opens by itself after 30 s, and 30 s after it was closed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/Kenya/com/policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The timer is in a file of its own, which comes after the page.
  await page.waitForLoadState('networkidle');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await page.clock.runFor(29_000);
  await expect(login).toBeHidden();
  await page.clock.runFor(2000);
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(login).toBeHidden();
  await page.clock.runFor(30_000);
  await expect(login).toBeVisible();
});

test('A-077 A-179 A-181 A-297 B-307 a user who is refused is out, at home, and may log in again', async ({
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

test('a user whom a call does not know is told so, and the page stays until the login is declined', async ({
  page,
  buyer,
}) => {
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
