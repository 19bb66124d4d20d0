import { openDesk } from '../support/desk-window.ts';
import { joinDesk } from '../support/staff-members.ts';
import { findOrderable } from '../support/orderable.ts';
import { expect, expectAccessible, logIn, test } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';
import { paths } from '#shared/routing/paths.ts';

const t = siteTexts('en');

test('answers a chat at the desk beside its vehicle, read-only for others', async ({
  page,
  buyer,
  backend,
  browser,
}) => {
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

  const { origin } = new URL(page.url());
  const desk = await openDesk(browser, origin, t, seller, '/desk/chats');
  const waiting = desk.getByRole('region', { name: t('desk-chat:group_waiting') });
  await desk.getByLabel(t('desk-chat:search')).fill(buyer.email);
  await waiting.getByRole('button', { name: buyer.email }).click();
  const chat = desk.getByRole('region', { name: t('desk-chat:chatWith', { email: buyer.email }) });
  await expect(chat.getByText('Is this one still there?')).toBeVisible();
  await expect(desk.getByRole('region', { name: t('desk-chat:vehicle') })).toContainText(shown.styleName);
  await expectAccessible(desk);
  // Showing the message at the desk marks it as read for the buyer.
  await expect(frame.getByText('· Read')).toBeVisible();

  const answer = chat.getByRole('textbox', { name: t('desk-chat:answer') });
  await answer.fill('Yes, it is free.');
  await answer.press('Enter');
  await expect(frame.getByText('Yes, it is free.')).toBeVisible();
  await expect(frame.getByText('Amina Otieno ·')).toBeVisible();
  await expect(answer).toHaveValue('');
  // And vice versa: the buyer’s window marks the reply as read.
  await expect(chat.getByText(/Amina Otieno · .* · Read/)).toBeVisible();
  await expect(chat.getByText(t('desk-chat:heldByYou'))).toBeVisible();

  await frame.getByRole('textbox').fill('I could come on Monday');
  await frame.getByRole('textbox').press('Enter');
  await expect(chat.getByText('I could come on Monday')).toBeVisible();

  // A read-only role sees the chat without a reply form.
  const reading = await openDesk(browser, origin, t, reader, '/desk/chats');
  await reading.getByLabel(t('desk-chat:search')).fill(buyer.email);
  await reading.getByRole('button', { name: buyer.email }).click();
  await expect(reading.getByText('Yes, it is free.')).toBeVisible();
  await expect(reading.getByRole('textbox', { name: t('desk-chat:answer') })).toHaveCount(0);
  await Promise.all([desk.context().close(), reading.context().close()]);
});
