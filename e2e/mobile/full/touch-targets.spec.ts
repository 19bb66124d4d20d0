import type { Page } from 'playwright/test';
import type { SimilarVehicle } from '#generated/client/types.gen.ts';
import { findOrderable, reserve } from '../../support/orderable.ts';
import { priceToMombasa } from '../../support/shopper.ts';
import { expect, logInOnPhone, test, untilHydrated } from '../../support/site-test.ts';
import { tooSmallTouchTargets } from '../../support/touch-targets.ts';

test.use({ viewport: { width: 360, height: 780 } });

const visited = ['?tab=2', '?tab=3', '/car/flashSale?id=1', '/com/policy?formPage=2', '/com/company'];

async function expectLargeTouchTargets(page: Page): Promise<void> {
  await expect(async () => expect(await tooSmallTouchTargets(page)).toEqual([])).toPass();
}

test('has sufficiently large touch targets on the other public pages', async ({ page }) => {
  for (const path of visited) {
    await page.goto(`/Kenya${path}`);
    await untilHydrated(page);
    await expectLargeTouchTargets(page);
  }
});

test('has sufficiently large touch targets on a vehicle’s page with all its panels', async ({ shopper, backend }) => {
  const { page } = shopper;
  const { id } = await findOrderable(backend, async (vehicleId) => {
    const similar = await backend.call<SimilarVehicle[]>('listSimilarVehicles', { vehicleId });
    // More than one page of entries, so that a "view all" link appears.
    return similar.length > 8;
  });
  await page.goto(`/Kenya/car/detail?id=${id}`);
  await untilHydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'See similar vehicles' })).toBeVisible();
  await priceToMombasa(shopper);
  // The landed cost loads when the reader comes near.
  await main.getByRole('heading', { name: 'How buying works' }).scrollIntoViewIfNeeded();
  for (const name of ['Rule and sources', /^To us/, /^To the state/, /^To agents and the port/]) {
    await main.getByRole('button', { name }).first().tap();
  }
  await expect(main.getByRole('link', { name: 'Our clearing agents and their fees' })).toBeVisible();
  await expectLargeTouchTargets(page);
});

test('has sufficiently large touch targets for login and registration', async ({ page }) => {
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('E-mail')).toBeVisible();
  await expectLargeTouchTargets(page);
  await dialog.getByRole('button', { name: 'Create an account' }).tap();
  await expect(dialog.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expectLargeTouchTargets(page);
});

test('has sufficiently large touch targets in the personal centre, on an order and on a vehicle', async ({
  page,
  backend,
  buyer,
}) => {
  test.slow();
  const order = await reserve(backend, buyer);
  const { id } = await findOrderable(backend);
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  await logInOnPhone(page, buyer);
  for (const path of [
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((type) => `/user/center/info?type=${type}`),
    `/user/center/order/detail?id=${order}&status=0`,
    `/car/detail?id=${id}`,
  ]) {
    await page.goto(`/Kenya${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLargeTouchTargets(page);
  }
});

/** The attributes by which a phone chooses a keyboard and offers autofill. */
const readField = (field: Element) => {
  const { type, autocomplete, inputMode, enterKeyHint } = field as HTMLInputElement;
  return { type, autocomplete, inputMode, enterKeyHint };
};

test('shows the right keyboard and autofill for each field', async ({ page, backend, buyer }) => {
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  const search = page.getByRole('combobox', { name: 'Search vehicles' });
  expect(await search.evaluate(readField)).toMatchObject({ inputMode: 'search', enterKeyHint: 'search' });

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  const email = dialog.getByLabel('E-mail');
  expect(await email.evaluate(readField)).toMatchObject({ type: 'email', autocomplete: 'username' });
  const password = dialog.getByLabel('Password', { exact: true });
  expect(await password.evaluate(readField)).toEqual({
    type: 'password',
    autocomplete: 'current-password',
    inputMode: '',
    enterKeyHint: 'go',
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await logInOnPhone(page, buyer);
  const { id } = await findOrderable(backend);
  await page.goto(`/Kenya/car/detail?id=${id}`);
  await page.getByRole('complementary').getByRole('button', { name: 'Submit Reservation' }).tap();
  const form = page.getByRole('main');
  const known = { Recipient: 'name', Address: 'street-address', 'E-mail': 'email', Phone: 'tel' };
  for (const [name, autocomplete] of Object.entries(known)) {
    const field = form.getByRole('textbox', { name, exact: true });
    expect(await field.evaluate(readField), name).toMatchObject({ autocomplete });
  }
  const phone = form.getByRole('textbox', { name: 'Phone', exact: true });
  expect(await phone.evaluate(readField)).toMatchObject({ inputMode: 'tel', enterKeyHint: 'done' });
});

test('accepts a payment proof directly from the camera', async ({ page, backend, buyer }) => {
  const order = await reserve(backend, buyer);
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  await logInOnPhone(page, buyer);
  await page.goto(`/Kenya/user/center/order/detail?id=${order}&status=0`);
  await page.getByRole('main').getByRole('button', { name: 'Upload deposit proof' }).tap();
  const camera = page.getByRole('dialog').locator('input[type="file"][capture]');
  await expect(camera).toHaveAttribute('capture', 'environment');
  await expect(camera).toHaveAttribute('accept', /image/);
  await expectLargeTouchTargets(page);
});
