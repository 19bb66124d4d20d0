import { expect, type Page } from 'playwright/test';
import { portName } from '#server/marketplace/orders/order-texts.ts';
import { prefixes } from '#screens/screens.ts';
import type { Language } from '#wire/language.ts';
import type { SiteTexts } from './site-texts.ts';

/** A visitor who looks for a vehicle below one of the prefixes, with the site's texts in their language. */
export interface Shopper {
  page: Page;
  language: Language;
  t: SiteTexts;
}

const recipientName = 'Wanjiku Kamau';
const mombasa = 'p-mba';

export const addressOf = ({ language }: Pick<Shopper, 'language'>, path: string) => `/${prefixes[language]}${path}`;
export const pricePanel = ({ page, t }: Shopper) => page.getByRole('region', { name: t('detail:orderTitle') });
/** The recipient on the page that confirms the order. */
export const recipientForm = ({ page, t }: Shopper) => page.getByRole('region', { name: t('orders:receiver') });

/** Opens what is folded below the price: its lines, or the choices about shipping. */
export async function unfold(shopper: Shopper, title: 'priceLines' | 'shippingChoices'): Promise<void> {
  const fold = pricePanel(shopper)
    .getByRole('group')
    .filter({ hasText: shopper.t(`detail:${title}`) });
  await fold.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
}

/** Finds an available vehicle through the search box, opens its page and returns its name. */
export async function findVehicle({ page, t }: Shopper, keyword: string): Promise<string> {
  const search = page.getByRole('banner').getByRole('combobox', { name: t('shell:searchLabel') });
  await search.fill(keyword);
  await search.press('Enter');
  await expect(page.getByRole('list', { name: t('vehicles:filtersChosen') })).toContainText(keyword);
  const available = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: t('vehicles:tagSale') })
    .filter({ hasText: youngEnough(new Date()) });
  const link = available.first().getByRole('link');
  // While the list re-renders its names may be missing.
  await expect(link).toHaveText(/\S/);
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  return name;
}

/** The years of first registration that Kenya accepts for any arrival date, even for a voyage over the turn of the year. */
export function youngEnough(now: Date): RegExp {
  const year = now.getUTCFullYear();
  return new RegExp(Array.from({ length: 7 }, (_, age) => year - age).join('|'));
}

/** Requests the price to Mombasa with prepaid freight and returns the displayed total. */
export async function priceToMombasa(shopper: Shopper): Promise<string> {
  const { t, language } = shopper;
  const panel = pricePanel(shopper);
  await panel.getByLabel(t('detail:country')).selectOption('KE');
  await panel.getByLabel(t('detail:port'), { exact: true }).selectOption(mombasa);
  await unfold(shopper, 'priceLines');
  await expect(panel.getByText(t('detail:totalTo', { port: portName(mombasa, language) }))).toBeVisible();
  // The price is shown above its lines as well.
  const amounts = panel.getByRole('strong').filter({ hasText: /^(USD|JPY) [\d,]+$/ });
  await expect(amounts).toHaveCount(2);
  return amounts.last().innerText();
}

export async function fillRecipient(
  shopper: Shopper,
  { form = recipientForm(shopper), country = 'KE', phone = '+254712345678' } = {},
): Promise<void> {
  const { t } = shopper;
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await field(t('addresses:name')).fill(recipientName);
  await field(t('addresses:receivingCountry')).selectOption(country);
  await field(t('addresses:province')).selectOption({ index: 1 });
  const city = field(t('addresses:city'));
  if (await city.isEnabled()) await city.selectOption({ index: 1 });
  await field(t('addresses:address')).fill('Nyali Road 14');
  await field(t('addresses:email')).fill('wanjiku@example.com');
  await field(t('addresses:phone')).fill(phone);
}
