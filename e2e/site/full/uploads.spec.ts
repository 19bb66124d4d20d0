import { prefixes } from '#screens/screens.ts';
import type { Backend } from '../../support/backend.ts';
import { type Buyer, fillLogin } from '../../support/buyers.ts';
import { reserve } from '../../support/orderable.ts';
import { pictureNamed } from '../../support/pictures.ts';
import { addressOf, type Shopper } from '../../support/shopper.ts';
import { expect, expectAccessible, force, pressAgain, stopForcing, test } from '../../support/site-test.ts';
import { testedLanguages } from '../../support/scope.ts';

const overLimit = 13_312 * 1024 + 1;
const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const bad = {
  heic: fileOf('slip.heic', Buffer.from('\0\0\0\u0018ftypheic')),
  disguised: fileOf('letter.jpg', Buffer.from('Dear sirs, we have paid.')),
  empty: fileOf('empty.png', Buffer.alloc(0)),
  corrupt: fileOf('broken.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 7)])),
  huge: fileOf('scan.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(overLimit)])),
};
const named = (...names: string[]) => names.map((name) => pictureNamed(`${name}.png`));

/** A buyer's order that awaits its deposit. */
async function openOrder(shopper: Shopper, backend: Backend, buyer: Buyer): Promise<void> {
  const { page, t } = shopper;
  const orderId = await reserve(backend, buyer);
  await page.goto(addressOf(shopper, '/com/policy'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell:logIn'), exact: true })
    .click();
  await fillLogin(page.getByRole('dialog'), t, buyer);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(addressOf(shopper, `/user/center/order/detail?id=${orderId}&status=0`));
}

async function openProofs({ page, t }: Shopper) {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('orders:uploadDepositProof') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('orders:depositProofTitle') });
  const chooser = dialog.getByLabel(t('orders:choosePictures'));
  return { dialog, choose: (files: Parameters<typeof chooser.setInputFiles>[0]) => chooser.setInputFiles(files) };
}

/** Runs in the page. The states of the pictures that the browser stores for an order. */
function storedStates(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('keyval-store');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('the store was not opened')));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('keyval').objectStore('keyval').getAll();
      reading.addEventListener('error', () => reject(reading.error ?? new Error('the store was not read')));
      reading.addEventListener('success', () => {
        opening.result.close();
        const kept = reading.result as { proofs?: { state: string }[] }[];
        resolve(kept.flatMap(({ proofs = [] }) => proofs.map(({ state }) => state)));
      });
    });
  });
}

for (const language of testedLanguages) {
  test.describe(`below /${prefixes[language]}`, () => {
    test.use({ language });

    test('B-217 B-218 B-219 B-220 B-221 B-223 B-321 explains each refused file and keeps the others', async ({
      shopper,
      backend,
      buyer,
    }) => {
      const { page, t } = shopper;
      await openOrder(shopper, backend, buyer);
      const { dialog, choose } = await openProofs(shopper);
      const ready = dialog.getByText(t('orders:pictureReady'));
      const says = (name: string, text: string) =>
        expect(page.getByText(t('orders:aboutPicture', { name, text }), { exact: true })).toHaveCount(1);

      await choose([bad.heic, ...named('a'), bad.disguised, bad.corrupt]);
      await says('slip.heic', t('orders:wrongFormat'));
      await says('letter.jpg', t('orders:wrongFormat'));
      await says('broken.jpg', t('messages:fileUnreadable'));
      await choose([bad.empty, bad.huge]);
      await says('empty.png', t('messages:emptyFile'));
      await says('scan.bmp', t('orders:tooLarge', { size: '13 MB' }));
      await expect(ready).toHaveCount(1);

      await choose(named('a'));
      await says('a.png', t('orders:proofDuplicate'));
      await choose(named('b', 'c', 'd', 'e'));
      await expect(page.getByText(t('orders:moreProofs', { count: 3 }))).toHaveCount(1);
      await choose(named('b', 'c', 'd'));
      await expect(ready).toHaveCount(4);
      await choose(named('e'));
      await expect(page.getByText(t('orders:mostProofs', { most: 4 }))).not.toHaveCount(0);
      await expect(ready).toHaveCount(4);
      await expectAccessible(page);
    });
  });
}

test('B-279 B-319 B-324 B-327 B-333 keeps all chosen pictures on any failure, and does not resend those that have arrived', async ({
  shopper,
  backend,
  buyer,
}) => {
  const { page } = shopper;
  await page.clock.install();
  await openOrder(shopper, backend, buyer);
  const first = await openProofs(shopper);
  await first.choose(named('a', 'b'));
  await expect(first.dialog.getByText('Ready to upload')).toHaveCount(2);

  // The page is reloaded while both are sent.
  await force(page, 'uploadImage', { 'Force-Delay': '20000' });
  await first.dialog.getByRole('button', { name: 'Submit proof' }).click();
  await expect(first.dialog.getByRole('progressbar')).toHaveCount(2);
  await expect.poll(() => page.evaluate(storedStates)).toEqual(['sending', 'sending']);
  await stopForcing(page);
  await page.reload();
  const { dialog, choose } = await openProofs(shopper);
  await expect(dialog.getByText('Upload failed', { exact: true })).toHaveCount(2);

  // Both arrive, and the server fails to accept them as a proof.
  await force(page, 'payDeposit', { 'Force-Code': '500' });
  await dialog.getByRole('button', { name: 'Submit proof' }).click();
  await expect(dialog.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await expect(dialog.getByText(/^The proof was not accepted/)).toBeVisible();

  // A third fails while the two stay uploaded.
  await force(page, 'uploadImage', { 'Force-Code': '500' });
  await choose(named('c'));
  await expect(dialog.getByText('Ready to upload')).toHaveCount(1);
  await pressAgain(page, dialog.getByRole('button', { name: 'Submit proof' }));
  await expect(dialog.getByText(/^Some pictures could not be uploaded/)).toBeVisible();
  await expect(dialog.getByText('Upload failed', { exact: true })).toHaveCount(1);
  await expect(dialog.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete a.png' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Uploaded', { exact: true })).toHaveCount(1);

  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /upload|pay/i.test(pathname)) sent.push(pathname.split('/').at(-1) ?? '');
  });
  await stopForcing(page);
  await dialog.getByRole('button', { name: 'Send c.png again' }).click();
  await expect(page.getByText('Your proof has arrived and is under review')).toBeVisible();
  expect(sent).toEqual(['uploadByBase64', 'payDeposit']);
  await expect(page.getByRole('button', { name: 'Payment under review' })).toBeDisabled();
});
