import type { Handler } from '../../generated/server.ts';
import type { Address, Coupon, Vehicle, VehicleDetail } from '../../generated/client/types.gen.ts';
import { type Context, refuse } from '../calls/context.ts';
import { listedPriceOf, saleSecondsLeft } from '../catalogue/listed-vehicle.ts';
import { describeCoupon, findUsableCoupons } from '../coupons/coupons.ts';
import { marketDay } from '../reference/market-time.ts';
import { findFor, type FoundVehicle, readLiveOrder } from '../orders/live-order.ts';
import { formatAmount } from '../pricing/price-text.ts';
import { type PriceTerms, readTerms } from '../pricing/price-terms.ts';
import { displayDisplacement } from '../reference/words.ts';
import { destinationsOf } from '../vehicles/quote-vehicle.ts';
import { photosOf, pictureOf } from '../vehicles/photos.ts';
import { propertyGroupsOf, transmissionOf } from '../vehicles/property-groups.ts';
import { readerUnit, readPoster } from '../vehicles/reader.ts';
import { readVehicle, type VehicleRow } from '../vehicles/vehicle-row.ts';
import { countryName, describeTexts } from '../vehicles/vehicle-texts.ts';
import type { Database } from '../database/tables.ts';
import { cities } from '../reference/places/cities.ts';
import type { Language } from '../../wire/language.ts';

export const getVehicleDetail: Handler<'getVehicleDetail', Context> = async ({ carSourceId }, context) => {
  const { database, language, now, user } = context;
  const row = await readVehicle(database, carSourceId);
  if (!row) return refuse(context, 400, 'vehicleGone');
  const terms = await readTerms(database);
  const found = findFor(user?.accountId, { state: row.state, order: await readLiveOrder(database, row.id) }, now);
  const receiveAddress = user && (await readDefaultAddress(database, user.accountId, language));
  const poster = await readPoster(context);
  const body: VehicleDetail = {
    vehicle: {
      ...found,
      ...describe(row, terms, context),
      favoriteState: (await isFavorite(context, row.id)) ? '1' : '0',
    },
    property: propertyGroupsOf(row, language),
    country: found.vehicleStatus === 0 ? [] : destinationsOf(row, terms, language),
    coupons: await listCoupons(context, row.id, terms),
    ...(receiveAddress && { receiveAddress }),
    ...(poster && { poster }),
  };
  return { code: 0, body };
};

type Described = Omit<Vehicle, keyof FoundVehicle | 'orderId' | 'status' | 'detailState' | 'favoriteState'>;

function describe(row: VehicleRow, terms: PriceTerms, { language, now }: Context): Described {
  const texts = describeTexts(row, language);
  const unit = readerUnit(language);
  const price = listedPriceOf(row, terms, now);
  const transmission = transmissionOf(row, language);
  const isOnSale = price.flashDeduction.usdCents > 0;
  return {
    styleName: texts.name,
    styleId: row.style_id,
    styleImage: pictureOf(row.id),
    photos: photosOf(row.id, row.facts.video),
    vehiclePriceDesc: formatAmount(price.now, unit),
    ...(isOnSale && { vehicleOrigPriceDesc: formatAmount(price.original, unit) }),
    flashSale: isOnSale ? '1' : '0',
    ...(isOnSale && { remainingTimes: saleSecondsLeft(row, now) ?? 0 }),
    priceKES: price.now.kes,
    depositRatio: terms.depositRatio,
    transportTemplateId: row.transport_template,
    regDate: texts.regDate,
    mileage: texts.mileage,
    displacement: displayDisplacement(row.displacement_cc),
    fuelType: texts.fuel,
    ...(transmission && { transmission }),
    color: texts.colour,
    seat: texts.seats,
    handlePosition: texts.handle,
    country: texts.country,
    refNo: texts.refNo,
    ...(texts.remark && { remark: texts.remark }),
  };
}

async function isFavorite({ database, user }: Context, vehicleId: string): Promise<boolean> {
  if (!user) return false;
  const favorite = await database
    .selectFrom('favorite')
    .select('vehicle_id')
    .where('account_id', '=', user.accountId)
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirst();
  return favorite !== undefined;
}

async function listCoupons(
  { database, user, language, now }: Context,
  vehicleId: string,
  { rates }: PriceTerms,
): Promise<Coupon[]> {
  if (!user) return [];
  const coupons = await findUsableCoupons(database, { accountId: user.accountId, vehicleId, now });
  return coupons.map((coupon) => describeCoupon(coupon, { language, rates, today: marketDay(now) }));
}

/** The user's default address, which the order form starts with. */
async function readDefaultAddress(
  database: Database,
  accountId: string,
  language: Language,
): Promise<Address | undefined> {
  const row = await database
    .selectFrom('address')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  const city = cities.find(({ id, countryCode }) => id === row?.city_id && countryCode === row.country_code);
  if (!row || !city) return undefined;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    countryCode: row.country_code,
    countryDesc: countryName(row.country_code, language),
    cityCode: city.code,
    cityId: city.id,
    cityDesc: city.names[language],
    address: row.line,
    isDefault: 1,
  };
}
