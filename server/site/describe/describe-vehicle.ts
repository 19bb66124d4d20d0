import { firstPictureOf, photosOf } from '#server/marketplace/vehicles/photos.ts';
import type { Language } from '#wire/language.ts';
import { siteAddress } from '#server/site/addresses.ts';
import { breadcrumbs, type PageFacts, pageText } from './page-facts.ts';
import type { VehicleWords } from './vehicle-words.ts';

const availability = {
  available: 'https://schema.org/InStock',
  held: 'https://schema.org/Reserved',
  removed: 'https://schema.org/SoldOut',
} as const satisfies Record<VehicleWords['state'], string>;

/** Describes a vehicle's page. A sold vehicle's page stays readable, but search engines should drop it. */
export function describeVehicle(words: VehicleWords, language: Language, publicUrl: string): PageFacts {
  const { id, name, regDate, mileage, fuel, colour, refNo, state, price, version } = words;
  const picture = firstPictureOf(words);
  const values = {
    name,
    month: monthText(regDate, language),
    mileage,
    fuel,
    colour,
    refNo,
    ...(price && { price: price.text, shillings: price.shillings }),
  };
  const canonical = `/car/detail?id=${encodeURIComponent(id)}`;
  return {
    status: state === 'removed' ? 410 : 200,
    language,
    title: pageText(language, price ? 'vehicleTitle' : 'vehicleTitleUnpriced', values),
    description: pageText(language, price ? 'vehicleDescription' : 'vehicleDescriptionUnpriced', values),
    ...(state !== 'removed' && { canonical }),
    // Some messengers cannot show WebP.
    picture: picture.replace(/\.webp$/, '.jpg'),
    firstPicture: { path: picture, sizes: '(max-width: 767px) 100vw, 44rem' },
    ...(price && { price: { amount: price.amount, currency: price.currency } }),
    version,
    structured: [
      breadcrumbs(publicUrl, language, [
        [pageText(language, 'homeTitle'), '/'],
        [pageText(language, 'vehiclesTitle'), '/?tab=1'],
        [name, canonical],
      ]),
      carOf(words, siteAddress(publicUrl, language, canonical), publicUrl),
    ],
  };
}

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN', ja: 'ja-JP', sw: 'sw-TZ' };

function monthText(yearAndMonth: string, language: Language): string {
  const month = new Intl.DateTimeFormat(locales[language], { year: 'numeric', month: 'short', timeZone: 'UTC' });
  return month.format(Date.parse(`${yearAndMonth}-01T00:00:00Z`));
}

function carOf(words: VehicleWords, url: string, publicUrl: string): object {
  const { name, make, model, regDate, mileageKm, fuel, colour, seatCount, displacementCc, refNo, state, price } = words;
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name,
    brand: { '@type': 'Brand', name: make },
    model,
    sku: refNo,
    url,
    image: photosOf(words).map(({ photoPath }) => publicUrl + photoPath),
    color: colour,
    fuelType: fuel,
    vehicleSeatingCapacity: seatCount,
    dateVehicleFirstRegistered: regDate,
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: mileageKm, unitCode: 'KMT' },
    ...(displacementCc > 0 && {
      vehicleEngine: {
        '@type': 'EngineSpecification',
        engineDisplacement: { '@type': 'QuantitativeValue', value: displacementCc, unitCode: 'CMQ' },
      },
    }),
    ...(price && {
      offers: {
        '@type': 'Offer',
        url,
        price: price.amount,
        priceCurrency: price.currency,
        availability: availability[state],
        itemCondition: 'https://schema.org/UsedCondition',
        seller: { '@type': 'Organization', name: 'GariPort' },
      },
    }),
  };
}
