import { expect, expectAccessible, force, logIn, resizeWindow, test, untilHydrated } from '../../support/site-test.ts';

test('A-044 A-052 A-199 keeps the header visible, switches tabs and scrolls back to the top', async ({ page }) => {
  await page.goto('/Kenya?tab=2');
  const header = page.getByRole('banner');
  const tabs = header.getByRole('navigation');
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(toTop).toBeHidden();
  await page.mouse.wheel(0, 900);
  await expect(toTop).toBeVisible();
  await expect(tabs).toBeInViewport();
  await expect(header.getByRole('combobox', { name: 'Search vehicles' })).toBeInViewport();
  const picker = header.getByRole('combobox', { name: 'Brand and model' });
  await expect(picker).toBeHidden();
  await toTop.click();
  await expect(picker).toBeVisible();
  await expect(toTop).toBeHidden();

  const length = await page.evaluate(() => history.length);
  await tabs.getByRole('link', { name: 'How to Buy' }).click();
  await expect(page).toHaveURL(/\/Kenya\?tab=2$/);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await tabs.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/Kenya\?tab=3$/);
  await expect(tabs.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL(/\/Kenya\?tab=2$/);
});

test('A-047 A-067 A-068 chooses a style in the picker with the keyboard alone', async ({ page }) => {
  await page.goto('/Kenya?tab=3');
  await untilHydrated(page);
  const field = page.getByRole('combobox', { name: 'Brand and model' });
  await field.press('ArrowDown');
  const popup = page.getByRole('dialog', { name: 'Brand and model' });
  await expect(popup.getByRole('option', { name: 'Toyota' }).first()).toBeVisible();
  // The visible border is that of the frame around the field.
  expect((await field.locator('..').boundingBox())?.width).toBeCloseTo(await scaled(250), 0);
  expect((await popup.boundingBox())?.height).toBeCloseTo(await scaled(510), 0);
  await expectAccessible(page);
  await field.fill('toyo');
  await field.press('Enter');
  await page.keyboard.press('Enter');
  await popup
    .getByRole('listbox', { name: 'Toyota' })
    .getByRole('option', { name: 'Passo', exact: true })
    .press('Enter');
  const styles = popup.getByRole('listbox', { name: 'Passo' });
  await expect(styles.getByRole('option', { name: 'All' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  const style = await styles.getByRole('option').nth(1).textContent();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/make=\w+&model=\w+&keyword=/);
  expect(new URL(page.url()).searchParams.get('keyword')).toBe(style);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Toyota Passo');

  async function scaled(pixels: number): Promise<number> {
    const scale = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--scale'));
    return pixels * Number(scale);
  }
});

test('A-160 A-201 A-345 B-200 B-302 B-303 opens the live chat after the login, and keeps nothing after the logout', async ({
  page,
  buyer,
}) => {
  await page.goto('/Kenya');
  await logIn(page, buyer);
  const chat = page.getByRole('region', { name: 'Live chat' });
  const frame = page.getByTitle('Conversation with GariPort');
  await chat.getByRole('button', { name: 'Questions? Chat with us' }).click();
  await expect(frame).toBeVisible();
  const box = await chat.boundingBox();
  expect([box?.width, box?.height].map((size) => Math.round(size ?? 0))).toEqual([400, 520]);
  expect((await frame.boundingBox())?.height).toBeCloseTo(460, 0);
  const source = new URL((await frame.getAttribute('src')) ?? '', page.url());
  expect(source.origin).toBe(new URL(page.url()).origin);
  const secrets = new URLSearchParams(source.hash.slice(1));
  expect(secrets.get('loginName')).toBe(buyer.email);
  expect(secrets.get('userName')).toBeTruthy();
  const message = page.frameLocator('[title="Conversation with GariPort"]').getByRole('textbox');
  await expect(message).toBeVisible();
  await expectAccessible(page);

  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);
  for (const item of ['accessToken', 'refreshToken', 'lang', 'couponPopupDay', 'contactPanelShown']) {
    expect(stored, item).toHaveProperty(item);
  }
  for (const item of ['chatToken', 'userInfo']) {
    expect(stored[item], item).toBeTruthy();
    for (const secret of [buyer.email, secrets.get('token') ?? '?']) expect(stored[item]).not.toContain(secret);
  }

  const toggle = page.getByRole('button', { name: 'Live chat' });
  await toggle.click();
  await expect(chat).toBeHidden();
  await toggle.click();
  await expect(frame).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(chat).toBeHidden();
  // The page reloads meanwhile.
  await expect(async () => {
    const left = await page.evaluate(() => Object.keys(localStorage));
    for (const item of ['accessToken', 'refreshToken', 'userInfo', 'chatToken']) expect(left).not.toContain(item);
  }).toPass();
});

test('reports a chat that cannot be opened, and opens it on retry', async ({ page, buyer }) => {
  await page.goto('/Kenya?tab=2');
  // A page that starts with forced calls replaces the rendered one, with what was pressed there.
  await untilHydrated(page);
  await force(page, 'getChatToken', { 'Force-Code': '500' });
  await logIn(page, buyer);
  const chat = page.getByRole('region', { name: 'Live chat' });
  await chat.getByRole('button', { name: 'Questions? Chat with us' }).click();
  await expect(chat).toContainText('The chat could not be opened');
  await expectAccessible(page);
  await page.evaluate(() => sessionStorage.removeItem('forcedCalls'));
  await chat.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByTitle('Conversation with GariPort')).toBeVisible();
});

test.describe('somebody who comes for the first time', () => {
  test.use({ isReturning: false });

  test('A-189 A-200 A-228 B-199 shows the coupon once a day, and the contact panel once', async ({ page }) => {
    await page.goto('/Kenya');
    const strip = page.getByRole('complementary', { name: 'Coupon' });
    await expect(strip).toContainText('USD 100 off your first vehicle');
    await expectAccessible(page);
    await strip.getByRole('button', { name: 'Close' }).click();
    await expect(strip).toBeHidden();
    const contact = page.getByRole('region', { name: 'Talk to us' });
    await expect(contact).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.clock.install();
    await page.reload();
    await page.clock.runFor(4000);
    await expect(strip).toBeHidden();
    await expect(contact).toBeHidden();
    await page.clock.setSystemTime(Date.now() + 2 * 86_400_000);
    await page.getByRole('link', { name: 'How to Buy' }).first().click();
    await page.reload();
    await expect(strip).toBeHidden();
  });
});

test('A-012 A-336 B-337 keeps the layout of 1120 px on a narrower desktop', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/Kenya?tab=2');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const { body, scale } = await page.evaluate(() => ({
    body: document.body.getBoundingClientRect().width,
    scale: Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')),
  }));
  expect(body).toBeCloseTo(1120 * scale, 0);
});

test('B-183 fits the shell into a narrow window, and expands its tools', async ({ page, buyer }) => {
  await resizeWindow(page, 414);
  await page.goto('/Kenya?tab=2');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(414);
  await untilHydrated(page);
  await force(page, 'listCoupons', { 'Force-Example': 'success' });
  await logIn(page, buyer);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(await width()).toBe(414);

  await page.getByRole('region', { name: 'Live chat' }).getByRole('button', { name: 'Close' }).click();
  const shortcut = page.getByRole('button', { name: 'Coupons 1' });
  await expect(shortcut).toBeHidden();
  await page.getByRole('button', { name: 'Help and shortcuts' }).click();
  await shortcut.click();
  await expect(page.getByRole('link', { name: 'All my coupons' })).toBeVisible();
  await expectAccessible(page);
});
