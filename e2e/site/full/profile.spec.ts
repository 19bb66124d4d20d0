import { expect, expectAccessible, pressAgain, test } from '../../support/site-test.ts';

const centre = (type: number) => `/Kenya/user/center/info?type=${type}`;

test('B-055 B-060 B-062 B-063 B-064 B-233 A-303 logs in to the profile, changes it and the password, and logs out', async ({
  page,
  buyer,
}) => {
  await page.clock.install();
  await page.goto(centre(3));
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('E-mail').fill(buyer.email);
  await login.getByLabel('Password', { exact: true }).fill(buyer.password);
  await login.getByRole('checkbox', { name: /agree/ }).check();
  await login.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/Kenya\/user\/center\/info\?type=3$/);
  await expect(login).toBeHidden();
  await expect(page.getByLabel('E-mail')).toHaveValue(buyer.email);
  await expectAccessible(page);
  await page.getByLabel('Receiving country').fill('tan');
  await page.getByRole('option', { name: 'Tanzania' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes have been saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Receiving country')).toHaveValue('Tanzania');

  await page
    .getByRole('navigation', { name: 'Personal centre' })
    .getByRole('link', { name: 'Change password' })
    .click();
  await expect(page).toHaveURL(/type=4$/);
  await page.getByLabel('Old password').fill('Wrong2026');
  await page.getByLabel('New password', { exact: true }).fill('Nairobi2027');
  await page.getByLabel('Confirm new password').fill('Nairobi2027');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password is not correct')).toBeVisible();
  await page.getByLabel('Old password').fill(buyer.password);
  await pressAgain(page, page.getByRole('button', { name: 'Change password' }));
  await expect(page.getByText('Your password has been changed', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto(centre(3));
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/Kenya$/);
  await page.goto(centre(7));
  await expect(page).toHaveURL(/\/Kenya$/);
});
