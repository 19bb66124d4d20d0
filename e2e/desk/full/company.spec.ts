import { demoClearingAgents, demoCompany } from '#demo/company.ts';
import { paths } from '#shared/routing/paths.ts';
import { testOnOwnMarket } from '../../support/own-market.ts';
import { actOf, confirmDialog, openDesk } from '../../support/desk-window.ts';
import { companyLabels, giveCompany } from '../../support/first-company.ts';
import { joinDesk } from '../../support/staff-members.ts';
import { expect, expectAccessible } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

const t = siteTexts('en');
const inJapanese = siteTexts('ja');

/** A new marketplace without company details. */
const test = testOnOwnMarket({ name: 'company', isEmpty: true });

const [agent] = demoClearingAgents;
const { english, label } = companyLabels(t);

test('shows the company details and clearing agent set by an owner on every page', async ({
  browser,
  page,
  backend,
  request,
  site,
}) => {
  const owner = await joinDesk(backend, 'owner', 'Amina Otieno', site.folder);
  await page.goto(`/Kenya${paths.company()}`);
  await expect(page.getByText(t('content:companyUnset'))).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^mailto|@/ })).toHaveCount(0);

  const desk = await openDesk(browser, site.address, t, owner);
  await desk
    .getByRole('alert')
    .filter({ hasText: t('desk:notice_company') })
    .getByRole('link', { name: t('desk:toCompany') })
    .click();
  await giveCompany(desk, t, demoCompany);
  await actOf(desk, t('desk-company:addAgent')).click();
  await confirmDialog(desk, t('desk-company:save'), {
    [label('name')]: agent?.name ?? '',
    [label('licenceNumber')]: agent?.licenceNumber ?? '',
    [english(label('licensor'))]: agent?.licensor.en ?? '',
    [label('licensedSince')]: agent?.licensedSince ?? '',
    [label('feeAmount')]: String(agent?.feeAmount),
    [label('feeCurrency')]: 'KES',
    [label('phone')]: agent?.phone ?? '',
    [english(label('address'))]: agent?.address.en ?? '',
  });
  await expect(desk.getByRole('row', { name: agent?.name ?? '' })).toContainText('KES 25,000');
  await expectAccessible(desk);
  await desk.context().close();

  // The cached page may be a few seconds old.
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('main').innerText();
    })
    .toContain(demoCompany.registrationNumber);
  const main = page.getByRole('main');
  for (const text of ['第450000000142号', demoCompany.name.en, agent?.licenceNumber ?? '', 'KES 25,000']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  const [office] = demoCompany.offices;
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: demoCompany.email })).toBeVisible();
  await expect(footer.getByText(`${office?.name.en}: ${office?.address.en}`)).toBeVisible();
  await page.goto('/Japan');
  await expect(page.getByRole('banner').getByRole('link', { name: demoCompany.phone })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: inJapanese('panels:footerFacts') })
    .click();
  await expect(page.getByRole('main').getByText(demoCompany.name.jp ?? '')).toBeVisible();

  // The page is complete without scripts, and indexable.
  const context = await browser.newContext({ baseURL: site.address, javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(`/China${paths.company()}`);
  await expect(bare.getByRole('heading', { level: 1, name: siteTexts('zh')('content:companyTitle') })).toBeVisible();
  await expect(bare.getByRole('main').getByText(demoCompany.registrationNumber)).toBeVisible();
  await context.close();
  expect(await (await request.get('/sitemap/pages.xml')).text()).toContain(`/Japan${paths.company()}</loc>`);
});
