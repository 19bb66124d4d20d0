import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { fillLogin } from '../../support/buyers.ts';
import { actOf, confirmDialog, goTo, openDesk, regionOf } from '../../support/desk-window.ts';
import { joinDesk } from '../../support/staff-members.ts';
import { expect, expectAccessible, test } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

const t = siteTexts('en');

const published = `Was the roof rack ${randomUUID().slice(0, 8)} fitted at the works?`;
const asked = `${published} My number is +254 712 345 678.`;

/** Scrolls past the questions, which load lazily. */
const comeNear = (page: Page) => regionOf(page, t('detail:similarTitle')).scrollIntoViewIfNeeded();

test('publishes the answer to a visitor’s question without the phone number, and withdraws it', async ({
  page,
  browser,
  backend,
  buyer,
}) => {
  await page.goto('/Kenya/car/detail?id=100012');
  const { origin } = new URL(page.url());
  const section = regionOf(page, t('questions:title'));
  await comeNear(page);
  await section.getByLabel(t('questions:askLabel')).fill(asked);
  await section.getByRole('button', { name: t('questions:ask') }).click();
  await fillLogin(page.getByRole('dialog'), t, buyer);
  // The login reloads the page, and the question is sent automatically.
  const own = regionOf(page, t('questions:ownTitle'));
  await expect(own).toContainText(asked);
  await expect(own).toContainText(t('questions:state_open'));
  await expect(section.getByLabel(t('questions:askLabel'))).toHaveValue('');
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const visitor = await context.newPage();
  const readings = regionOf(visitor, t('questions:title'));
  const visit = async () => {
    await visitor.goto('/Kenya/car/detail?id=100012');
    await comeNear(visitor);
    await expect(readings).toHaveAttribute('aria-busy', 'false');
  };
  await visit();
  await expect(readings).not.toContainText(published);

  const sales = await joinDesk(backend, 'sales', 'Kimani Mwangi');
  const desk = await openDesk(browser, origin, t, sales);
  await desk.getByRole('link', { name: t('desk:toQuestions') }).click();
  await expect(desk.getByRole('heading', { level: 1, name: t('desk:page_questions') })).toBeVisible();
  await expect(desk.getByRole('main')).toContainText(asked);
  await expectAccessible(desk);
  const { email } = buyer;
  await actOf(desk, t('desk-questions:answerOf', { email })).click();
  await confirmDialog(desk, t('desk-questions:publish'), {
    [t('desk-questions:field_published')]: published,
    [t('desk-questions:field_answer')]: 'Yes, it is the maker’s own.',
  });
  await expect(desk.getByRole('main')).not.toContainText(asked);

  await visit();
  await expect(readings.getByRole('heading', { name: published })).toBeVisible();
  await expect(readings).toContainText('Yes, it is the maker’s own.');
  await expect(readings).not.toContainText('712');
  await expectAccessible(visitor);
  const mails = await backend.mailsTo(email);
  expect(mails[0]?.body).toContain('Yes, it is the maker’s own.');

  await goTo(desk, t, 'questions');
  await desk.getByRole('button', { name: t('desk-questions:state_answered'), exact: true }).click();
  await actOf(desk, t('desk-questions:withdrawOf', { email })).click();
  await confirmDialog(desk, t('desk-questions:withdraw'));
  await visit();
  await expect(readings).not.toContainText(published);
  await page.reload();
  await comeNear(page);
  await expect(own).toContainText(t('questions:state_withdrawn'));
  await context.close();
  await desk.context().close();
});
