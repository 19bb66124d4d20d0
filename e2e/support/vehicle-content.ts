import { expect, type Locator, type Page } from 'playwright/test';
import type { PriceResult, PropertyGroup, VehicleDetail } from '#generated/client/types.gen.ts';
import { payloadLanguage, type Language } from '#wire/language.ts';
import type { Backend } from './backend.ts';
import { openRendered } from './rendered-pages.ts';
import { siteTexts } from './site-texts.ts';

/** Checks that the page of a vehicle shows its whole price to Mombasa and all its facts without scripts. */
export async function expectVehicleContent(page: Page, backend: Backend, language: Language): Promise<void> {
  const t = siteTexts(language);
  const main = page.getByRole('main');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const inLanguage = { language: payloadLanguage(language) };
  const { vehicle, property, destination, inspection } = await backend.call<VehicleDetail>('getVehicleDetail', {
    carSourceId: id,
    ...inLanguage,
  });
  if (!destination) throw new Error(`The vehicle ${id} is offered nowhere.`);
  const price = await backend.call<PriceResult>('getPriceDetail', {
    carSourceId: id,
    countryCode: destination.countryCode,
    endPortId: destination.port.portId,
    transportType: destination.port.transports[0]?.type,
    ...inLanguage,
  });

  const panel = page.getByRole('region', { name: t('detail:orderTitle') });
  await expect(panel.getByLabel(t('detail:country'))).toHaveValue('KE');
  await expect(panel.getByLabel(t('detail:port'), { exact: true })).toHaveValue('p-mba');
  await panel.getByText(t('detail:priceLines')).click();
  const mombasa = { en: 'Mombasa', zh: '蒙巴萨', ja: 'モンバサ', sw: 'Mombasa' }[language];
  await expect(panel.getByText(t('detail:totalTo', { port: mombasa }))).toBeVisible();
  const later =
    language === 'ja'
      ? `JPY ${(price.totalPriceJPY - price.depositPriceJPY).toLocaleString('en')}`
      : `USD ${(price.totalPriceUSD - price.depositPriceUSD).toLocaleString('en')}`;
  for (const text of [
    price.vehiclePriceDesc,
    price.transportPriceDesc,
    price.insurancePriceDesc,
    price.totalPriceDesc,
    price.depositPriceDesc,
    later,
    `KES ${price.totalCountryPrice.toLocaleString('en')}`,
  ])
    await expect(panel.getByText(text).last()).toBeVisible();

  const { mileage, displacement, fuelType, transmission, color, seat, handlePosition, country, refNo, remark } =
    vehicle;
  const facts = [mileage, displacement, fuelType, color, seat, handlePosition, country, refNo]
    .concat(transmission ?? [], remark ?? [])
    .filter((fact) => fact !== '-');
  for (const fact of facts) await expect(main.getByText(fact).filter({ visible: true }).first()).toBeVisible();
  const report = main.getByRole('region', { name: t('detail:inspection') });
  if (!inspection) throw new Error(`The vehicle ${id} was not inspected.`);
  for (const { text } of inspection.marks) await expect(report.getByText(text)).toBeVisible();
  await expect(report.locator('svg')).toBeVisible();
  await expect(report.getByText(inspection.mileageText)).toBeVisible();
  const photos = page.getByRole('region', { name: t('detail:gallery') }).getByRole('listitem');
  expect(await photos.count()).toBeGreaterThanOrEqual(vehicle.photos.length);
  await expectProperties(main, property.slice(0, 1));
  await main.getByRole('link', { name: t('detail:showAll') }).click();
  await openRendered(page, page.url());
  await expectProperties(main, property.slice(1));
}

async function expectProperties(main: Locator, groups: readonly PropertyGroup[]): Promise<void> {
  for (const { groupName, propertyList } of groups) {
    const group = main.getByRole('region', { name: groupName });
    for (const { name, value } of propertyList) {
      await expect(group.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
      await expect(
        group
          .getByRole('definition')
          .filter({ hasText: value || '--' })
          .first(),
      ).toBeVisible();
    }
  }
}
