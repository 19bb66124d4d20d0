import { joinDesk, logInAtDesk } from '../support/members.ts';
import { findOrderable } from '../support/orderable.ts';
import { expect, expectAccessible, logIn, test } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';
import { paths } from '../../src/routing/paths.ts';

const t = siteTexts('en');

test('A buyer writes in the chat on the site, sales answers at the desk with the vehicle beside it, and the buyer reads it', async ({
  page,
  buyer,
  backend,
  browser,
}) => {
  test.slow();
  const [seller, reader] = [
    await joinDesk(backend, 'sales', 'Amina Otieno'),
    await joinDesk(backend, 'readOnly', 'Otieno Odhiambo'),
  ];
  const { id: vehicle, vehicle: shown } = await findOrderable(backend);
  await page.goto('/Kenya');
  await logIn(page, buyer);
  await page.goto(`/Kenya${paths.detail(vehicle)}`);
  await page.getByRole('button', { name: 'Live chat' }).click();
  const frame = page.frameLocator('[title="Conversation with GariPort"]');
  await frame.getByRole('textbox').fill('Is this one still there?');
  await frame.getByRole('textbox').press('Enter');
  await expect(frame.getByText('You ·')).toBeVisible();

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' });
  const desk = await context.newPage();
  await logInAtDesk(desk, t, seller, '/desk/chats');
  const waiting = desk.getByRole('region', { name: t('desk-chat:group_waiting') });
  await desk.getByLabel(t('desk-chat:search')).fill(buyer.email);
  await waiting.getByRole('button', { name: buyer.email }).click();
  const chat = desk.getByRole('region', { name: t('desk-chat:chatWith', { email: buyer.email }) });
  await expect(chat.getByText('Is this one still there?')).toBeVisible();
  await expect(desk.getByRole('region', { name: t('desk-chat:vehicle') })).toContainText(shown.styleName);
  await expectAccessible(desk);
  // What is shown at the desk is read, and the buyer sees that.
  await expect(frame.getByText('· Read')).toBeVisible();

  const answer = chat.getByRole('textbox', { name: t('desk-chat:answer') });
  await answer.fill('Yes, it is free.');
  await answer.press('Enter');
  await expect(frame.getByText('Yes, it is free.')).toBeVisible();
  await expect(frame.getByText('Amina Otieno ·')).toBeVisible();
  await expect(answer).toHaveValue('');
  // And the other way round: what the buyer's window shows is read.
  await expect(chat.getByText(/Amina Otieno · .* · Read/)).toBeVisible();
  await expect(chat.getByText(t('desk-chat:heldByYou'))).toBeVisible();

  await frame.getByRole('textbox').fill('I could come on Monday');
  await frame.getByRole('textbox').press('Enter');
  await expect(chat.getByText('I could come on Monday')).toBeVisible();

  // Who only reads sees it all, and finds nowhere to write.
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' });
  const reading = await other.newPage();
  await logInAtDesk(reading, t, reader, '/desk/chats');
  await reading.getByLabel(t('desk-chat:search')).fill(buyer.email);
  await reading.getByRole('button', { name: buyer.email }).click();
  await expect(reading.getByText('Yes, it is free.')).toBeVisible();
  await expect(reading.getByRole('textbox', { name: t('desk-chat:answer') })).toHaveCount(0);
  await Promise.all([context.close(), other.close()]);
});
