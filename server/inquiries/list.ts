import type { Handler } from '../../generated/server.ts';
import type { Inquiry } from '../../generated/client/types.gen.ts';
import { type Context, userOf } from '../calls/context.ts';
import { listedPriceOf } from '../catalogue/listed-vehicle.ts';
import { timeText } from '../reference/market-time.ts';
import { formatAmount } from '../pricing/price-text.ts';
import { type PriceTerms, readTerms } from '../pricing/price-terms.ts';
import { pictureOf } from '../vehicles/photos.ts';
import { readerUnit } from '../vehicles/reader.ts';
import type { VehicleRow } from '../vehicles/vehicle-row.ts';
import { describeTexts } from '../vehicles/vehicle-texts.ts';

export const listInquiries: Handler<'listInquiries', Context> = async ({ pageNo, pageSize }, context) => {
  const { database } = context;
  const rows = await database
    .selectFrom('inquiry')
    .innerJoin('vehicle', 'vehicle.id', 'inquiry.vehicle_id')
    .selectAll('vehicle')
    .select('inquiry.created_at as inquired_at')
    .where('inquiry.account_id', '=', userOf(context).accountId)
    .orderBy('inquiry.created_at', 'desc')
    .orderBy('inquiry.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const terms = await readTerms(database);
  return { code: 0, body: (rows as unknown as Inquired[]).map((row) => describe(row, terms, context)) };
};

type Inquired = VehicleRow & { inquired_at: Date };

function describe(row: Inquired, terms: PriceTerms, { language, timeZone, now }: Context): Inquiry {
  const texts = describeTexts(row, language);
  return {
    createTimeDesc: timeText(row.inquired_at, timeZone),
    carSourceId: row.id,
    styleImage: pictureOf(row.id),
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
