import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import type { PaymentInstructions, SessionTokens } from '#generated/client/types.gen.ts';
import { operations } from '#generated/operations.ts';
import { openMemberSession } from '#server/desk/sessions.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { paths } from '#shared/routing/paths.ts';
import { openBackend } from '../../support/backend.ts';
import { registerBuyer } from '../../support/buyers.ts';
import type { ClockedSite } from '../../support/clocked-site.ts';
import { testOnOwnMarket } from '../../support/own-market.ts';
import { confirmByFactor, confirmDialog, openDesk, regionOf } from '../../support/desk-window.ts';
import { joinDesk, letThreeDaysPass, type Member } from '../../support/staff-members.ts';
import { reserve } from '../../support/orderable.ts';
import { expect, expectAccessible } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

const t = siteTexts('en');
const hour = 3_600_000;
const vitz = '100001';

/** A separate marketplace, because every price depends on the pricing settings. */
const test = testOnOwnMarket({ name: 'terms' });

// Serial, because both tests use this marketplace.
test.describe.configure({ mode: 'default' });

const accountsOf = (page: Page) => regionOf(page, t('desk-pricing:accounts'));

/** Calls the server directly to release the waiting account, and returns its answer. */
async function release(site: ClockedSite, request: APIRequestContext, { email }: Member) {
  const { database } = site.services;
  const member = await database
    .selectFrom('staff_member')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const account = await database
    .selectFrom('bank_account')
    .select('id')
    .where('released_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { accessToken } = await openMemberSession(
    database,
    { memberId: member.id, address: '127.0.0.1', isProven: true },
    new Date(),
  );
  const answer = await request.post(`/api${operations.staffReleaseBankAccount.path}`, {
    data: { language: 'en', timeZone: 'Africa/Nairobi', id: account.id },
    headers: { Authorization: accessToken },
  });
  return (await answer.json()) as { code: number; message?: string };
}

const ownProposal = {
  code: 400,
  message: 'You proposed this yourself. Another owner or accounts colleague must release it.',
};

test('shows prices on request until the last pricing setting is saved, and follows later changes', async ({
  page,
  browser,
  backend,
  site,
}) => {
  test.slow();
  const { rates: _rates, tariffs: _tariffs, ...others } = demoPricingSettings;
  await writePricingSettings(site.services.database, others);
  const owner = await joinDesk(backend, 'owner', 'Amina Otieno', site.folder);

  // The buyer sees the vehicle without a price, in lists and on its page.
  const onRequest = t('vehicles:priceOnRequest');
  await page.goto('/Kenya?tab=1');
  await expect(page.getByText(onRequest).first()).toBeVisible();
  await page.goto(`/Kenya${paths.detail(vitz)}`);
  await expect(regionOf(page, onRequest)).toContainText(t('detail:unpricedHint'));
  await expect(page.getByRole('main')).not.toContainText('USD');
  await expectAccessible(page);
  await regionOf(page, onRequest)
    .getByRole('button', { name: t('detail:askPrice') })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();

  // The desk names what is missing, with a link.
  const desk = await openDesk(browser, site.address, t, owner, '/desk');
  const notice = desk.getByRole('alert').filter({ hasText: t('desk-pricing:part_rates') });
  await notice.getByRole('link', { name: t('desk:setTerms') }).click();
  const missing = desk.getByRole('alert').filter({ hasText: t('desk-pricing:missing') });
  await expect(missing.getByRole('link')).toHaveText([t('desk-pricing:part_rates'), t('desk-pricing:part_freight')]);
  await missing.getByRole('link', { name: t('desk-pricing:part_freight') }).click();
  await expect(regionOf(desk, t('desk-pricing:part_freight'))).toBeInViewport();
  await expectAccessible(desk);

  const change = t('desk-pricing:changeOf', { name: t('desk-pricing:part_rates') });
  await desk.getByRole('button', { name: change }).click();
  const wrong = desk.getByRole('dialog');
  await wrong.getByLabel(t('desk-pricing:figure_jpyPerUsd')).fill('0');
  await wrong.getByRole('button', { name: t('desk-pricing:save') }).click();
  await expect(wrong.getByText(t('desk-pricing:unfit_rate')).first()).toBeVisible();
  await confirmDialog(desk, t('desk-pricing:save'), {
    [t('desk-pricing:figure_jpyPerUsd')]: '150',
    [t('desk-pricing:figure_kesPerUsd')]: '130',
  });
  await expect(missing.getByRole('link')).toHaveText([t('desk-pricing:part_freight')]);
  await desk.getByRole('button', { name: t('desk-pricing:addTariff') }).click();
  const everyYard = t('desk-pricing:forAllYards', { port: 'Mombasa' });
  await desk.getByRole('dialog').getByLabel(everyYard).check();
  await confirmDialog(desk, t('desk-pricing:save'), {
    [t('desk-pricing:figure_handlingCents')]: '500',
    [t('desk-pricing:figure_centsPerCubicMetre')]: '100',
  });
  await expect(missing).toHaveCount(0);
  await expect(regionOf(desk, t('desk-pricing:part_rates'))).toContainText(owner.name);

  // In tens of dollars: 10.03 m³ at 100 plus 500 for handling; yard price 5,350, insurance 80.
  await page.goto(`/Kenya${paths.detail(vitz)}`);
  const price = regionOf(page, t('detail:orderTitle'));
  await expect(price).toContainText('USD 1,500');
  await expect(price).toContainText('USD 6,930CIF Mombasa, RORO');
  await expect(price).toContainText('about KES 900,900');
  await desk.context().close();
});

test('shows buyers a bank account only after a second person released it, one hour later', async ({
  browser,
  request,
  backend,
  site,
}) => {
  test.slow();
  const { database } = site.services;
  await writePricingSettings(database, demoPricingSettings);
  // Its data outlives a run: no proposal of an earlier one waits, and each run has a number of its own.
  await database.deleteFrom('bank_account').where('released_at', 'is', null).execute();
  const number = `0110 ${randomInt(1000, 10_000)} ${randomInt(1000, 10_000)}`;
  const [owner, accountant] = [
    await joinDesk(backend, 'owner', 'Amina Otieno', site.folder),
    await joinDesk(backend, 'accounts', 'Kimani Mwangi', site.folder),
  ];
  await letThreeDaysPass(site);
  const [first, second] = [
    await openDesk(browser, site.address, t, owner, '/desk/pricing'),
    await openDesk(browser, site.address, t, accountant, '/desk/pricing'),
  ];
  const propose = async (page: Page, proposed: string) => {
    await accountsOf(page)
      .getByRole('button', { name: t('desk-pricing:propose') })
      .click();
    const fields = {
      [t('desk-pricing:holder')]: 'Pwani Collections Ltd',
      [t('desk-pricing:bank')]: 'KCB Bank, Mombasa',
      [t('desk-pricing:number')]: proposed,
    };
    await confirmDialog(page, t('desk-pricing:propose'), fields);
  };
  const releaseButton = (page: Page) => accountsOf(page).getByRole('button', { name: t('desk-pricing:release') });

  await propose(first, number);
  await expect(accountsOf(first)).toContainText(t('desk:releaseBar_own'));
  await expect(releaseButton(first)).toHaveCount(0);
  expect(await release(site, request, owner)).toMatchObject(ownProposal);

  await second.reload();
  await releaseButton(second).click();
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText(number);
  await confirmByFactor(second, t, { member: accountant, submit: t('desk-pricing:release') });
  await expect(accountsOf(second)).toContainText(
    t('desk-pricing:releasedBy', { name: accountant.name, time: '' }).trim(),
  );

  // And vice versa: the staff member who released the first account proposed the next, so they cannot release it.
  await propose(second, '0110 0099 9999');
  await expect(releaseButton(second)).toHaveCount(0);
  expect(await release(site, request, accountant)).toMatchObject(ownProposal);
  await expectAccessible(second);

  const readText = async () => {
    const later = openBackend(request);
    const buyer = await registerBuyer(later);
    const id = await reserve(later, buyer);
    const { accessToken } = await later.call<SessionTokens>('login', buyer);
    const { account } = await later.call<PaymentInstructions>('getPaymentInstructions', { id }, accessToken);
    return account.map(({ value }) => value).join();
  };
  expect(await readText()).not.toContain(number);
  site.setClock(hour + 60_000);
  expect(await readText()).toContain(number);
  site.setClock(0);
  await first.context().close();
  await second.context().close();
});
