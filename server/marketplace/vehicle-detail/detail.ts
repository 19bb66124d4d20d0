import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Handler } from '#generated/server.ts';
import type { Address, Coupon, Vehicle, VehicleDetail } from '#generated/client/types.gen.ts';
import { orderStatusOf } from '#states/order-state.ts';
import { detailStateOf, vehicleStatusOf } from '#states/vehicle-availability.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { listedPriceOf, saleSecondsLeft, unpriced } from '#server/marketplace/catalogue/listed-vehicle.ts';
import { describeCoupon, usableOn } from '#server/marketplace/coupons/coupons.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import type { FoundVehicle } from '#server/marketplace/orders/live-order.ts';
import { readOffered } from './offered-vehicle.ts';
import { formatAmount } from '#server/marketplace/pricing/price-text.ts';
import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { displayDisplacement } from '#server/marketplace/reference/words.ts';
import { destinationsOf, offeredDestination } from '#server/marketplace/vehicles/quote-vehicle.ts';
import { firstPictureOf, photosOf } from '#server/marketplace/vehicles/photos.ts';
import { describeInspection } from '#server/marketplace/vehicles/inspection.ts';
import { propertyGroupsOf, transmissionOf } from '#server/marketplace/vehicles/property-groups.ts';
import { posterOf, readerUnit } from '#server/marketplace/vehicles/reader.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { countryName, describeTexts } from '#server/marketplace/vehicles/vehicle-texts.ts';
import { prepareRead } from '#server/platform/database/hot-reads.ts';
import { cities } from '#server/marketplace/reference/places/cities.ts';
import type { Language } from '#wire/language.ts';

export const getVehicleDetail: Handler<'getVehicleDetail', Context> = async ({ carSourceId }, context) => {
  const { language } = context;
  const offered = await readOffered(context, carSourceId);
  if (!offered) return refuse(context, 400, 'vehicleGone');
  const { row, found, terms, inspection } = offered;
  const { isFavorite, hasOffer, coupons, receiveAddress } = await readOwnThings(context, row.id, terms);
  const poster = posterOf(context);
  const isGone = found.availability === 'removed';
  const shippedBy = isGone ? undefined : terms;
  const destination = shippedBy && offeredDestination(row, shippedBy, language);
  const body: VehicleDetail = {
    vehicle: {
      ...statusOf(found),
      ...describe(row, terms, context),
      ...(!offered.canBePaid && { reservationsPaused: true }),
      ...((offered.acceptsOffers || hasOffer) && found.availability === 'available' && { acceptsOffers: true }),
      favoriteState: isFavorite ? '1' : '0',
    },
    property: propertyGroupsOf(row, language, context.user !== undefined),
    ...(inspection && { inspection: describeInspection(row, inspection, language) }),
    country: shippedBy ? destinationsOf(row, shippedBy, language) : [],
    ...(destination && { destination }),
    coupons,
    ...(receiveAddress && { receiveAddress }),
    ...(poster && { poster }),
  };
  return { code: 0, body };
};

type Status = Pick<Vehicle, 'vehicleStatus' | 'orderId' | 'status' | 'detailState'>;

/** Maps a vehicle's availability to the contract. */
function statusOf(found: FoundVehicle): Status {
  const vehicleStatus = vehicleStatusOf[found.availability];
  if (found.availability !== 'own') return { vehicleStatus };
  const { orderId, orderState, depositProof } = found;
  const status = orderStatusOf[orderState];
  return { vehicleStatus, orderId, status, ...(depositProof && { detailState: detailStateOf[depositProof] }) };
}

type Described = Omit<Vehicle, keyof Status | 'favoriteState'>;

function describe(row: VehicleRow, terms: PricingSettings | undefined, { language, now }: Context): Described {
  const texts = describeTexts(row, language);
  const unit = readerUnit(language);
  const price = terms ? listedPriceOf(row, terms, now) : unpriced;
  const transmission = transmissionOf(row, language);
  const isOnSale = price.flashDeduction.usdCents > 0;
  return {
    styleName: texts.name,
    styleId: row.style_id,
    styleImage: firstPictureOf(row),
    photos: photosOf(row, row.facts.video),
    vehiclePriceDesc: formatAmount(price.now, unit),
    ...(isOnSale && { vehicleOrigPriceDesc: formatAmount(price.original, unit) }),
    flashSale: isOnSale ? '1' : '0',
    ...(isOnSale && { remainingTimes: saleSecondsLeft(row, now) ?? 0 }),
    priceKES: price.now.kes,
    // Meaningless while pricing settings are missing, but required by the contract.
    depositRatio: terms?.depositRatio ?? 1,
    ...(!terms && { pricesUnset: true }),
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

/** The caller's own data on a vehicle's page. Visitors have none. */
interface OwnThings {
  isFavorite: boolean;
  /** Whether the caller has a running offer. */
  hasOffer: boolean;
  coupons: Coupon[];
  /** The default address, preselected in the order form. */
  receiveAddress: Address | undefined;
}

async function readOwnThings(
  { database, user, language, now }: Context,
  vehicleId: string,
  terms: PricingSettings | undefined,
): Promise<OwnThings> {
  if (!user) return { isFavorite: false, hasOffer: false, coupons: [], receiveAddress: undefined };
  const [own] = await selectOwnThings(database, { accountId: user.accountId, vehicleId });
  if (!own) throw new Error('The account’s data must be one row.');
  const { isFavorite, hasOffer, coupons, address } = own;
  const today = marketDay(now);
  return {
    isFavorite: isFavorite === true,
    hasOffer: hasOffer === true,
    // Without pricing settings there are no rates to convert a coupon and no price to deduct it from.
    coupons: terms
      ? usableOn(vehicleId, coupons, now).map((coupon) =>
          describeCoupon(coupon, { language, rates: terms.rates, today }),
        )
      : [],
    receiveAddress: address ? describeAddress(address, language) : undefined,
  };
}

const selectOwnThings = prepareRead((database, { accountId, vehicleId }: { accountId: string; vehicleId: string }) =>
  database.selectNoFrom((from) => [
    from
      .exists(
        from
          .selectFrom('favorite')
          .select('vehicle_id')
          .where('account_id', '=', accountId)
          .where('vehicle_id', '=', vehicleId),
      )
      .as('isFavorite'),
    from
      .exists(
        from
          .selectFrom('vehicle_offer')
          .select('id')
          .where('account_id', '=', accountId)
          .where('vehicle_id', '=', vehicleId)
          .where('due_at', 'is not', null),
      )
      .as('hasOffer'),
    jsonArrayFrom(from.selectFrom('coupon').selectAll().where('account_id', '=', accountId)).as('coupons'),
    jsonObjectFrom(
      from
        .selectFrom('address')
        .select(['id', 'name', 'email', 'phone', 'country_code', 'city_id', 'line'])
        .where('account_id', '=', accountId)
        .where('is_default', '=', true),
    ).as('address'),
  ]),
);

type AddressRow = NonNullable<Awaited<ReturnType<typeof selectOwnThings>>[number]['address']>;

/** An address in a city no longer served is not offered. */
function describeAddress(row: AddressRow, language: Language): Address | undefined {
  const city = cities.find(({ id, countryCode }) => id === row.city_id && countryCode === row.country_code);
  if (!city) return undefined;
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
