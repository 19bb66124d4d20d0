import type { Locator } from 'playwright/test';
import { expect } from './site-test.ts';
import type { Shopper } from './shopper.ts';
import { pictureNamed } from './pictures.ts';
import type { OrderState } from '#states/order-state.ts';
import { statusTexts } from '#server/marketplace/orders/order-texts.ts';
import type { FeatureTexts } from '#shared/i18n/feature-texts.ts';

type OrderText = keyof FeatureTexts['orders'];

interface OrderScreen {
  actor: OrderText;
  /** The current step of the journey. */
  step?: OrderText;
  buttons: readonly OrderText[];
}

/** What an order shows in each state: whose turn it is and which buttons it has, the primary one first. */
const screens: Readonly<Record<OrderState, OrderScreen>> = {
  awaitingDeposit: {
    actor: 'actor_buyer',
    step: 'step_deposit',
    buttons: ['uploadDepositProof', 'proforma', 'cancelOrder'],
  },
  depositInReview: { actor: 'actor_us', step: 'step_deposit', buttons: ['proofUnderReview', 'proforma'] },
  preparing: { actor: 'actor_us', step: 'step_transport', buttons: ['proforma'] },
  shipped: { actor: 'actor_us', step: 'step_transport', buttons: ['track', 'proforma'] },
  awaitingBalance: { actor: 'actor_buyer', step: 'step_balance', buttons: ['uploadBalanceProof', 'track', 'proforma'] },
  balanceInReview: { actor: 'actor_us', step: 'step_balance', buttons: ['proofUnderReview', 'track', 'proforma'] },
  inTransit: { actor: 'actor_us', step: 'step_receipt', buttons: ['track', 'confirmReceipt', 'proforma'] },
  completed: { actor: 'actor_nobody', buttons: ['track', 'proforma'] },
  cancelled: { actor: 'actor_cancelled', buttons: [] },
};

/** Checks the page of an order in a state: its texts, progress, history and buttons. */
export async function expectOrderPage(shopper: Shopper, state: OrderState): Promise<void> {
  const { page, t, language } = shopper;
  const { actor, step } = screens[state];
  const statusText = statusTexts[state][language];
  const progress = page.getByRole('region', { name: t(`orders:${actor}`) });
  await expect(progress).toContainText(t(`orders:next_${state}`));
  await expect(page.getByRole('main').getByText(statusText, { exact: true }).first()).toBeVisible();
  const history = page.getByRole('region', { name: t('orders:history') });
  await expect(history.getByRole('listitem').first()).toContainText(statusText);
  if (step) {
    const current = progress.getByRole('listitem').filter({ hasText: t(`orders:${step}`) });
    await expect(current).toHaveAttribute('aria-current', 'step');
  }
  await expectButtons(shopper, progress, state);
}

/** Checks the card of an order in the list in a state. */
export async function expectOrderCard(shopper: Shopper, card: Locator, state: OrderState): Promise<void> {
  await expect(card.getByText(statusTexts[state][shopper.language], { exact: true })).toBeVisible();
  await expect(card).toContainText(shopper.t(`orders:nextShort_${state}`));
  await expectButtons(shopper, card, state);
}

async function expectButtons({ t }: Shopper, place: Locator, state: OrderState): Promise<void> {
  await expect(place.getByRole('button')).toHaveText(screens[state].buttons.map((name) => t(`orders:${name}`)));
  const underReview = place.getByRole('button', { name: t('orders:proofUnderReview') });
  if (screens[state].buttons.includes('proofUnderReview')) await expect(underReview).toBeDisabled();
}

export async function readOrderNumber({ page }: Shopper): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 }).filter({ hasText: /GP\d+/ });
  return /GP\d+/.exec(await heading.innerText())?.[0] ?? '';
}

/** Chooses the payment proof on the page of an order or of its vehicle. Earlier choices remain. */
export async function chooseProof({ page, t }: Shopper, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('orders:choosePictures')).setInputFiles(pictureNamed('slip.png'));
  await expect(dialog.getByText(t('orders:pictureReady'))).toHaveCount(1);
}

/** Chooses the proof and submits it. */
export async function submitPaymentProof(shopper: Shopper, button: string): Promise<void> {
  const { page, t } = shopper;
  await chooseProof(shopper, button);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('orders:handIn') }).click();
  await expect(page.getByText(t('orders:proofReceived'))).toBeVisible();
  await expect(dialog).toBeHidden();
}
