import type { DealerCertificate, SessionTokens } from '#generated/client/types.gen.ts';
import { pictureNamed } from '../../support/pictures.ts';
import { expect, expectAccessible, logIn, test } from '../../support/site-test.ts';
import { staff } from '../../support/staff.ts';

const centre = (type: number) => `/Kenya/user/center/info?type=${type}`;

test('B-065 B-066 B-067 B-193 B-211 B-327 manages the buyer’s address book', async ({ page, buyer }) => {
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(book.getByRole('article')).toHaveCount(1);
});

test('B-079 B-080 B-141 B-142 B-143 B-184 B-185 B-186 B-187 B-188 B-189 B-190 certifies a company: form, review, rejection, second attempt', async ({
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
