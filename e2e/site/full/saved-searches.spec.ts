import { sendSearchAlerts } from '#server/marketplace/searches/send-search-alerts.ts';
import { fillLogin } from '../../support/buyers.ts';
import { testOnOwnMarket } from '../../support/own-market.ts';
import { expect, expectAccessible } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

const t = siteTexts('en');

const test = testOnOwnMarket({ name: 'searches' });

test('saves a search through a login, sends an alert by e-mail, and unsubscribes by its link', async ({
  page,
  browser,
  backend,
  buyer,
  site: { services, address },
}) => {
  await page.goto('/Kenya?tab=1&fuel=diesel&import=all');
  await page.getByRole('button', { name: t('searches:save') }).click();
  const login = page.getByRole('dialog');
  await fillLogin(login, t, buyer);
  await expect(page.getByRole('link', { name: t('searches:seeSaved') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('searches:seeSaved') }).click();
  const card = page.getByRole('article', { name: 'Diesel', exact: true });
  await expect(card.getByRole('switch', { name: t('searches:alertsByMail') })).toBeChecked();
  await expectAccessible(page);

  await card.getByRole('button', { name: t('searches:renameOf', { name: 'Diesel' }) }).click();
  await page.getByLabel(t('searches:name')).fill('For the farm');
  await page.getByRole('button', { name: t('searches:saveName'), exact: true }).click();
  await expect(page.getByRole('article', { name: 'For the farm' })).toBeVisible();

  const { id } = await services.database
    .selectFrom('vehicle')
    .select('id')
    .where('state', '=', 'available')
    .where('fuel', '=', 'diesel')
    .limit(1)
    .executeTakeFirstOrThrow();
  await services.database.updateTable('vehicle').set({ listed_at: services.clock() }).where('id', '=', id).execute();
  await services.database.deleteFrom('searched_vehicle').where('vehicle_id', '=', id).execute();
  // Noon in Nairobi: at night no alert is sent.
  const noon = new Date(services.clock().getTime() + 24 * 3_600_000);
  noon.setUTCHours(9);
  await sendSearchAlerts({ ...services, clock: () => noon });
  const findMail = async () =>
    (await backend.mailsTo(buyer.email)).find(({ subject }) => subject === 'New vehicles for “For the farm”');
  await expect.poll(async () => (await findMail())?.body).toContain(`/Kenya/car/detail?id=${id}`);
  const body = (await findMail())?.body ?? '';

  // Another browser without a login.
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  const reader = await context.newPage();
  const linkIn = (pattern: RegExp) => {
    const { pathname, search } = new URL(pattern.exec(body)?.[0] ?? '');
    return pathname + search;
  };
  await reader.goto(linkIn(/http\S+tab=1\S*/));
  await expect(reader.getByText(t('vehicles:filterTag', { name: 'Fuel' })).first()).toBeVisible();
  const stop = linkIn(/http\S+alerts\/stop\S*/);
  await reader.goto(`${stop}x`);
  await reader.getByRole('button', { name: t('searches:stop') }).click();
  await expect(reader.getByRole('alert')).toContainText('Open it again from the e-mail');
  await reader.goto(stop);
  await expectAccessible(reader);
  await reader.getByRole('button', { name: t('searches:stop') }).click();
  await expect(reader.getByText(t('searches:stopped'))).toBeVisible();
  await context.close();

  await page.reload();
  const mail = page.getByRole('article').getByRole('switch', { name: t('searches:alertsByMail') });
  await expect(mail).not.toBeChecked();
  await expect(page.getByRole('switch', { name: t('searches:alertsByPush') })).toBeChecked();
  await page.getByRole('button', { name: t('searches:removeOf', { name: 'For the farm' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('searches:remove') })
    .click();
  await expect(page.getByText(t('searches:noSearches'))).toBeVisible();
});
