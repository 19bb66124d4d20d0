import { openDesk } from '../../support/desk-window.ts';
import { joinDesk } from '../../support/staff-members.ts';
import { expect, expectAccessible, test } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

const t = siteTexts('en');

test('counts a visit and shows it in the analytics as a chart and a table', async ({ page, backend, browser }) => {
  const owner = await joinDesk(backend, 'owner', 'Amina Otieno');
  await page.goto('/Kenya');
  const desk = await openDesk(browser, new URL(page.url()).origin, t, owner, '/desk/analytics');
  const visits = desk.getByRole('region', { name: t('desk-analytics:visitsByWeek'), exact: true });
  const asNumbers = visits.getByRole('button', { name: t('desk-analytics:asTable') });
  // Counters are flushed every few seconds.
  await expect
    .poll(async () => {
      await desk.reload();
      await expect(visits).toBeVisible();
      return asNumbers.isVisible();
    })
    .toBe(true);
  await asNumbers.click();
  const [thisWeek] = (await visits.getByRole('row').last().getByRole('cell').allInnerTexts()).map(Number);
  expect(thisWeek).toBeGreaterThan(0);
  await expectAccessible(desk);
  await desk.context().close();
});
