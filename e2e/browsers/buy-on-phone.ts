import { writeFile } from 'node:fs/promises';
import { screens } from '#screens/screens.ts';
import { portName, statusTexts } from '#server/marketplace/orders/order-texts.ts';
import type { Language } from '#wire/language.ts';
import type { OrderState } from '#states/order-state.ts';
import type { Buyer } from '../support/buyers.ts';
import { pictureNamed } from '../support/pictures.ts';
import { youngEnough } from '../support/shopper.ts';
import { expect, noteEarlierVisit } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';
import { staff } from '../support/staff.ts';
import type { Engine, Place } from './engine.ts';
import { isTakenOver, readAddress, readAmount, readFirstCard, readForm, readOptions, readText } from './read-page.ts';

interface Purchase {
  /** The address of the home page. */
  site: string;
  language: Language;
  buyer: Buyer;
  keyword: string;
}

const phone = { width: 390, height: 844 };

/** A new buyer buys a vehicle on a phone, from search to receipt. */
export async function buyOnPhone(engine: Engine, { site, language, buyer, keyword }: Purchase): Promise<void> {
  const t = siteTexts(language);
  const { press, write, choose } = patiently(engine);
  const sees = async (text: string) => expect.poll(async () => engine.evaluate(readText)).toContain(text);
  const isAt = async (part: string) => expect.poll(async () => engine.evaluate(readAddress)).toContain(part);
  const open = async (address: string) => {
    await engine.open(address, phone);
    await expect.poll(async () => engine.evaluate(isTakenOver)).toBe(true);
  };
  const isInState = async (state: OrderState) => {
    await sees(t(`orders:next_${state}`));
    await sees(statusTexts[state][language]);
  };
  const isStillInState = async (state: OrderState) => {
    await engine.reload();
    await isInState(state);
  };
  const submitPaymentProof = async (button: string) => {
    await press({ role: 'button', name: button });
    const slip = 'build/e2e/slip.png';
    await writeFile(slip, pictureNamed('slip.png').buffer);
    await expect(async () => engine.attach({ role: 'file', name: t('orders:choosePictures') }, slip)).toPass();
    await sees(t('orders:pictureReady'));
    await press({ role: 'button', name: t('orders:handIn') });
    await sees(t('orders:proofReceived'));
  };

  // Keeps dialogs closed that open automatically on a first visit.
  await open(site + screens.legal.path);
  await engine.evaluate(noteEarlierVisit);
  await open(site);
  expect(await engine.evaluate(readForm)).toEqual({ form: 'mobile', hash: `#${new URL(site).pathname}` });

  await write({ role: 'textbox', name: t('shell:searchLabel') }, keyword);
  await press({ role: 'button', name: t('shell:search') });
  await isAt('keyword=');
  const young = youngEnough(new Date()).source;
  const nameOfCard = () => engine.evaluate(readFirstCard, t('vehicles:tagSale'), young);
  await expect.poll(nameOfCard).toContain(keyword);
  const name = await nameOfCard();
  await press({ role: 'link', name });
  await isAt('/car/detail');
  const vehicle = canonicalOf(await engine.evaluate(readAddress));

  await choose({ role: 'combobox', name: t('detail:country') }, 'KE');
  await choose({ role: 'combobox', name: t('detail:port') }, 'p-mba');
  await sees(`CIF ${portName('p-mba', language)}`);
  const amount = () => engine.evaluate(readAmount, t('detail:orderTitle'));
  await expect.poll(amount).toMatch(language === 'ja' ? /^JPY \d/ : /^USD \d/);
  const total = await amount();

  await press({ role: 'button', name: t('detail:reserve') });
  await write({ role: 'textbox', name: t('account:password') }, buyer.password);
  await write({ role: 'textbox', name: t('account:email') }, buyer.email);
  await press({ role: 'checkbox', name: t('account:agreement').replaceAll(/<[^>]*>/g, '') });
  await press({ role: 'button', name: t('account:logIn') });

  await isAt('/car/order/reserve?');
  await sees(t('orders:cif', { amount: total }));
  await write({ role: 'textbox', name: t('addresses:name') }, 'Wanjiku Kamau');
  await choose({ role: 'combobox', name: t('addresses:receivingCountry') }, 'KE');
  const chooseFirst = async (label: string) => {
    await expect.poll(async () => engine.evaluate(readOptions, label)).not.toEqual([]);
    const [first = ''] = await engine.evaluate(readOptions, label);
    await choose({ role: 'combobox', name: label }, first);
  };
  await chooseFirst(t('addresses:province'));
  await chooseFirst(t('addresses:city'));
  await write({ role: 'textbox', name: t('addresses:address') }, 'Nyali Road 14');
  await write({ role: 'textbox', name: t('addresses:email') }, 'wanjiku@example.com');
  await write({ role: 'textbox', name: t('addresses:phone') }, '+254712345678');
  await press({ role: 'button', name: t('orders:reserve') });
  await sees(t('orders:reservedTitle'));
  await press({ role: 'button', name: t('orders:reservedConfirm') });
  await press({ role: 'link', name });
  await isInState('awaitingDeposit');
  await sees(t('orders:cif', { amount: total }));
  const orderNo = /GP\d+/.exec(await engine.evaluate(readText))?.[0] ?? '';
  await submitPaymentProof(t('orders:uploadDepositProof'));
  await isInState('depositInReview');

  await staff('approve-payment', orderNo);
  await isStillInState('preparing');
  await staff('ship', orderNo, '--freight-number', 'GPMBA2606001', '--logistics-link', `${site}?tab=2`);
  await isStillInState('shipped');
  await sees('GPMBA2606001');
  await staff('request-balance', orderNo);
  await isStillInState('awaitingBalance');
  await submitPaymentProof(t('orders:uploadBalanceProof'));
  await isInState('balanceInReview');
  await staff('approve-payment', orderNo);
  await isStillInState('inTransit');
  await press({ role: 'button', name: t('orders:confirmReceipt') });
  await sees(t('panels:promptConfirmReceipt'));
  await press({ role: 'button', name: t('panels:promptDoConfirmReceipt') });
  await isInState('completed');
  await open(vehicle);
  await sees(t('detail:removed'));
}

/** Elements may still move, render again or be disabled for a moment, so retry until the action succeeds. */
function patiently(engine: Engine) {
  const until = async (act: () => Promise<void>) => expect(act).toPass();
  return {
    press: async (place: Place) => until(async () => engine.press(place)),
    write: async (place: Place, text: string) => until(async () => engine.write(place, text)),
    choose: async (place: Place, value: string) => until(async () => engine.choose(place, value)),
  };
}

/** Returns the server-side address. The mobile site keeps its path behind the `#`. */
function canonicalOf(address: string): string {
  return address.replace('/m/#', '');
}
