import type { Inquiry } from '#generated/client/types.gen.ts';
import { listedPriceOf } from './listed-vehicle.ts';
import { formatAmount } from '#server/marketplace/pricing/price-text.ts';
import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { firstPictureOf } from '#server/marketplace/vehicles/photos.ts';
import { readerUnit } from '#server/marketplace/vehicles/reader.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { describeTexts } from '#server/marketplace/vehicles/vehicle-texts.ts';
import type { Context } from '#server/platform/calls/context.ts';

/** A vehicle as a buyer who asked about it sees it in the list. */
export function describeInquired(
  row: VehicleRow,
  terms: PricingSettings,
  { language, now }: Context,
): Omit<Inquiry, 'createTimeDesc' | 'createdAt'> {
  const texts = describeTexts(row, language);
  return {
    carSourceId: row.id,
    styleImage: firstPictureOf(row),
    styleName: texts.name,
    vehiclePriceDesc: formatAmount(listedPriceOf(row, terms, now).now, readerUnit(language)),
    mileage: texts.mileage,
    regDate: texts.regDate,
    fuelTypeDesc: texts.fuel,
    colorDesc: texts.colour,
    seatDesc: texts.seats,
    handlePositionDesc: texts.handle,
    countryDesc: texts.country,
    refNo: texts.refNo,
    ...(texts.remark && { remark: texts.remark }),
  };
}
