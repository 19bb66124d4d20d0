import type { DealerCertificate, SessionTokens } from '../../generated/client/types.gen.ts';
import { pictureNamed } from '../support/pictures.ts';
import { expect, expectAccessible, force, logIn, pressAgain, test } from '../support/site-test.ts';
import { staff } from '../support/staff.ts';

const centre = (type: number) => `/Kenya/user/center/info?type=${type}`;

test('B-055 B-060 B-062 B-063 B-064 B-233 A-303 a buyer logs in for the profile, changes it and the password, and logs out', async ({
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/Kenya$/);
  await page.goto(centre(7));
  await expect(page).toHaveURL(/\/Kenya$/);
});

test('B-065 B-066 B-067 B-193 B-211 B-327 a buyer keeps an address book', async ({ page, buyer }) => {
  await page.goto('/Kenya/com/policy');
  await logIn(page, buyer);
  await page.goto(centre(2));
  await expect(page.getByText('You have no shipping address yet')).toBeVisible();
  for (const name of ['Wanjiku Kamau', 'Otieno Ouma']) {
    await page.getByRole('button', { name: 'Add an address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an address' });
    await dialog.getByLabel('Recipient').fill(name);
    await dialog.getByLabel('E-mail').fill(buyer.email);
    await dialog.getByLabel('Phone').fill('+254712345678');
    await page.reload();
    await page.getByRole('button', { name: 'Add an address' }).click();
    await expect(dialog.getByLabel('Recipient')).toHaveValue(name);
    await dialog.getByLabel('Receiving country').selectOption({ label: 'Kenya' });
    await dialog.getByLabel('Region').selectOption({ index: 1 });
    const city = dialog.getByLabel('City');
    if (await city.isEnabled()) await city.selectOption({ index: 1 });
    await dialog.getByLabel('Address', { exact: true }).fill('Nyali Road 14');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('article', { name })).toBeVisible();
  }
  await page.getByRole('article', { name: 'Otieno Ouma' }).getByRole('radio', { name: 'Default' }).click();
  const book = page.getByRole('region', { name: 'Shipping addresses' });
  await expect(book.getByRole('article').first()).toContainText('Otieno Ouma');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete the address of Wanjiku Kamau' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(book.getByRole('article')).toHaveCount(1);
});

test('B-079 B-080 B-141 B-142 B-143 B-184 B-185 B-186 B-187 B-188 B-189 B-190 a company is certified: the form, the review, a rejection, another try', async ({
  page,
  buyer,
  backend,
}) => {
  await page.goto('/Kenya/com/policy');
  await logIn(page, buyer);
  await page.goto(centre(6));
  await page.getByLabel('Company name').fill('Kamau Motors Ltd');
  await page.getByLabel('Company address').fill('Moi Avenue 22, Mombasa');
  await page.getByLabel('Contact person').fill('Wanjiku Kamau');
  await page.reload();
  await expect(page.getByLabel('Company address')).toHaveValue('Moi Avenue 22, Mombasa');
  await page.getByLabel('Contact number').fill('+254712345678');
  await page.getByRole('button', { name: 'Submit' }).click();
  const pin = page.getByRole('group', { name: 'PIN certificate' });
  await expect(pin.getByText('Please upload the PIN certificate')).toBeVisible();
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  await pin.getByRole('button').click();
  await (await chooser).setFiles(pictureNamed('pin.png'));
  await expect(pin.getByRole('img', { name: 'PIN certificate' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  const submitted = page.getByRole('dialog', { name: 'Your details have been submitted' });
  await expect(submitted).toContainText('Our staff are reviewing it');
  await expectAccessible(page);
  await submitted.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Under review', { exact: true })).toBeVisible();

  const { accessToken } = await backend.call<SessionTokens>('login', { ...buyer });
  const { id = '' } = await backend.call<DealerCertificate>('getDealerCertificate', {}, accessToken);
  await staff('reject-dealer', id, '--reason', 'The PIN certificate cannot be read.');
  await page.goto(centre(7));
  const rejected = page.getByRole('dialog', { name: 'Your certification was not approved' });
  await expect(rejected).toContainText('The PIN certificate cannot be read.');
  await expectAccessible(page);
  await rejected.getByRole('button', { name: 'See what to correct' }).click();
  await expect(page).toHaveURL(/type=6$/);
  await expect(page.getByRole('note')).toContainText('The PIN certificate cannot be read.');
  await page.reload();
  await expect(page.getByText('Not approved', { exact: true })).toBeVisible();
  await expect(rejected).toBeHidden();
  await page.getByRole('button', { name: 'Correct it now' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('Kamau Motors Ltd');
  await page.getByLabel('Company address').fill('Nyali Road 14, Mombasa');
  await page.getByRole('button', { name: 'Submit' }).click();
  await submitted.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Under review', { exact: true })).toBeVisible();
  await expect(page.getByText('Nyali Road 14, Mombasa')).toBeVisible();

  await staff('approve-dealer', id);
  await page.reload();
  const approved = page.getByRole('dialog', { name: 'Your company is certified' });
  await approved.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Certified company', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Certified company', { exact: true })).toBeVisible();
  await expect(approved).toBeHidden();
});

test('B-068 B-072 B-081 B-306 lists of what a buyer has collected', async ({ page, buyer }) => {
  await page.goto('/Kenya/com/policy');
  await logIn(page, buyer);
  await force(page, 'listFavorites', { 'Force-Example': 'success' });
  await page.goto(centre(1));
  await expect(page.getByRole('region', { name: 'Favourites' }).getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await force(page, 'listCoupons', { 'Force-Example': 'success' });
  await page.goto(centre(7));
  await expect(page.getByRole('table').getByText('Not used yet')).toBeVisible();
  await expectAccessible(page);
  await force(page, 'listInquiries', { 'Force-Example': 'success' });
  await page.goto(centre(5));
  await expect(page.getByRole('link', { name: 'Similar cars' }).first()).toBeVisible();
  await expectAccessible(page);
  await force(page, 'listInquiries', { 'Force-Code': '500' });
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Inquiries' }).getByRole('button', { name: 'Try again' }),
  ).toBeVisible();
});
