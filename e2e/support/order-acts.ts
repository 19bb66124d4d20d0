import { expect } from './site-test.ts';
import { pictureNamed } from './pictures.ts';
import type { Shopper } from './shopper.ts';

export async function readOrderNumber({ page }: Shopper): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 }).filter({ hasText: /GP\d+/ });
  return /GP\d+/.exec(await heading.innerText())?.[0] ?? '';
}

/** Chooses the proof of a payment on the page of an order, or on that of its vehicle; what was chosen before is still there. */
export async function chooseProof({ page, t }: Shopper, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('orders:choosePictures')).setInputFiles(pictureNamed('slip.png'));
  await expect(dialog.getByText(t('orders:pictureReady'))).toHaveCount(1);
}

/** Chooses the proof and hands it in. */
export async function handInProof(shopper: Shopper, button: string): Promise<void> {
  const { page, t } = shopper;
  await chooseProof(shopper, button);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('orders:handIn') }).click();
  await expect(page.getByText(t('orders:proofReceived'))).toBeVisible();
  await expect(dialog).toBeHidden();
}
