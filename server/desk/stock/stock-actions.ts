import type { Handlers } from '#generated/server.ts';
import type { StaffVehicleState } from '#generated/client/types.gen.ts';
import type { FailureKey } from '#server/platform/calls/texts.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { lockTopic } from '#server/platform/database/lock-topic.ts';
import { pricingSettingsIfSet } from '#server/marketplace/pricing/pricing-settings.ts';
import { isBelowLowest, lockVehicle, type VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { readOfferTerms } from '#server/marketplace/offers/offers.ts';
import { describeOfferTerms, writeOfferTerms } from './offer-terms.ts';
import { findHolder, refuseChassis } from './chassis-numbers.ts';
import { readHighestReadings, readingAbove } from './inspection.ts';
import { stateResponse, isOrdered, readStock, stateOf, stockNoOf } from './stock-state.ts';
import { centsOf, readSheet, sheetOf, wouldGoBelow } from './vehicle-data.ts';
import {
  changeVehicle,
  generateStockNo,
  insertVehicle,
  isNumberTaken,
  priceOf,
  updateVehicle,
} from './write-vehicle.ts';

type ActOperation =
  | 'staffSaveVehicle'
  | 'staffPublishVehicle'
  | 'staffWithdrawVehicle'
  | 'staffDuplicateVehicle'
  | 'staffChangePrice'
  | 'staffSetFlashSale'
  | 'staffSetVehicleOffers';

const hour = 3_600_000;

export const stockActionHandlers: Pick<Handlers<Context>, ActOperation> = {
  async staffSaveVehicle({ id, version, stockNo, sheet }, context) {
    const { database, now } = context;
    if ((id === undefined) !== (version === undefined)) return { code: 400 };
    const read = readSheet(sheet, now);
    if ('refusal' in read) return refuse(context, 400, read.refusal);
    const { chassisNumber } = read.sheet;
    await lockTopic(database, 'stockNumbers');
    if (stockNo !== undefined && (await isNumberTaken(database, stockNo, id)))
      return refuse(context, 400, 'stockNumberTaken');
    if (id === undefined) {
      const holder = await findHolder(database, { chassisNumber, vehicle: undefined, isPublished: false });
      if (holder !== undefined) return refuseChassis(context, holder);
      const row = await insertVehicle(context, read, stockNo ?? (await generateStockNo(database)));
      return { code: 0, body: stateResponse(row) };
    }
    return act(context, { id, version: version ?? 0 }, async (row) => {
      if (isOrdered(row)) return 'stockHeld';
      if (wouldGoBelow(row, read.sheet, now)) return 'stockBelowLowest';
      const readings = await readHighestReadings(database, [row.id]);
      if (readingAbove(readings, row, read.sheet.mileageKm) !== undefined) return 'inspectionReadingAbove';
      const holder = await findHolder(database, { chassisNumber, vehicle: row, isPublished: false });
      if (holder !== undefined) return { holder };
      return changeVehicle(context, row, read, stockNo ?? stockNoOf(row));
    });
  },

  async staffPublishVehicle(payload, context) {
    const { database, now } = context;
    await lockTopic(database, 'stockNumbers');
    return act(context, payload, async (row) => {
      if (row.stage === 'published') return 'vehicleStatusChanged';
      if (!(await pricingSettingsIfSet(database))) return 'stockPricesUnset';
      const holder = await findHolder(database, {
        chassisNumber: row.chassis_no ?? '',
        vehicle: row,
        isPublished: true,
      });
      if (holder !== undefined) return { holder };
      const listed = row.stage === 'draft' ? { listed_at: now } : {};
      return updateAndRecord(context, row, 'publish-vehicle', { stage: 'published', state: 'available', ...listed });
    });
  },

  staffWithdrawVehicle: (payload, context) =>
    act(context, payload, (row) => {
      if (isOrdered(row)) return 'stockHeld';
      if (row.stage !== 'published') return 'vehicleStatusChanged';
      const withdrawn = { stage: 'withdrawn', state: 'removed', ...noSale } as const;
      return updateAndRecord(context, row, 'withdraw-vehicle', withdrawn);
    }),

  async staffDuplicateVehicle({ id }, context) {
    const { database, now } = context;
    const row = await readStock(database, id);
    if (!row) return refuse(context, 400, 'vehicleGone');
    const read = readSheet({ ...sheetOf(row), chassisNumber: '' }, now);
    // An imported demo vehicle may have values that the form does not offer.
    if ('refusal' in read) return refuse(context, 400, 'vehicleGone');
    await lockTopic(database, 'stockNumbers');
    const copy = await insertVehicle(context, read, await generateStockNo(database));
    return { code: 0, body: stateResponse(copy) };
  },

  staffChangePrice: (payload, context) =>
    act(context, payload, (row) => {
      const { price, lowestPrice } = payload;
      if (isOrdered(row)) return 'stockHeld';
      if (lowestPrice > price) return 'stockLowestAbove';
      if (wouldGoBelow(row, payload, context.now)) return 'stockBelowLowest';
      return updateAndRecord(context, row, 'change-price', {
        base_price_cents: centsOf(price, row.base_price_cents),
        min_price_cents: centsOf(lowestPrice, row.min_price_cents),
      });
    }),

  async staffSetFlashSale(payload, context) {
    const { deduction, hours } = payload;
    if ((deduction === undefined) !== (hours === undefined)) return { code: 400 };
    return act(context, payload, async (row) => {
      if (stateOf(row) !== 'available') return 'vehicleStatusChanged';
      if (deduction === undefined || hours === undefined) {
        return updateAndRecord(context, row, 'end-flash-sale', noSale);
      }
      if (deduction * 100 >= row.base_price_cents) return 'stockDeductionTooHigh';
      if (isBelowLowest({ ...row, flash_deduction_cents: deduction * 100 })) return 'stockBelowLowest';
      if (!(await pricingSettingsIfSet(context.database))) return 'stockPricesUnset';
      return updateAndRecord(context, row, 'flash-sale', {
        flash_deduction_cents: deduction * 100,
        flash_ends_at: new Date(context.now.getTime() + hours * hour),
      });
    });
  },

  staffSetVehicleOffers: ({ isOn, limit, ...seen }, context) =>
    act(context, seen, async (row) => {
      if (isOrdered(row)) return 'stockHeld';
      const cents = isOn && limit !== undefined ? limit * 100 : null;
      if (cents !== null && (cents < row.min_price_cents || cents > row.base_price_cents)) return 'offerLimitOutside';
      const { database, now } = context;
      const before = describeOfferTerms(await readOfferTerms(database, row.id));
      await writeOfferTerms(database, row.id, isOn ? { limit_cents: cents } : undefined, now);
      const changed = await updateVehicle(context, row, {});
      const after = { version: changed.version, ...describeOfferTerms(isOn ? { limit_cents: cents } : undefined) };
      const entry = { by: staffActorOf(context), act: 'set-vehicle-offers', subject: stockNoOf(row) };
      await writeAuditLog(database, { ...entry, before: { version: row.version, ...before }, after }, now);
      return changed;
    }),
};

const noSale = { flash_deduction_cents: null, flash_ends_at: null };

type Refusal = FailureKey &
  (
    | 'inspectionReadingAbove'
    | 'offerLimitOutside'
    | 'stockBelowLowest'
    | 'stockHeld'
    | 'stockLowestAbove'
    | 'stockPricesUnset'
    | 'stockDeductionTooHigh'
    | 'vehicleGone'
    | 'vehicleStatusChanged'
  );

/** Acts on the vehicle version the caller saw; refuses on a conflict. */
async function act(
  context: Context,
  { id, version }: { id: string; version: number },
  change: (row: VehicleRow) => Promise<VehicleRow | Refusal | { holder: string }> | Refusal,
): Promise<{ code: 0; body: StaffVehicleState } | { code: 409 } | { code: 400; message: string }> {
  const row = await lockVehicle(context.database, id);
  if (!row) return refuse(context, 400, 'vehicleGone');
  if (row.version !== version) return { code: 409 };
  const changed = await change(row);
  if (typeof changed === 'string') return refuse(context, 400, changed);
  return 'holder' in changed ? refuseChassis(context, changed.holder) : { code: 0, body: stateResponse(changed) };
}

async function updateAndRecord(
  context: Context,
  row: VehicleRow,
  name: string,
  columns: Partial<VehicleRow>,
): Promise<VehicleRow> {
  const changed = await updateVehicle(context, row, columns);
  await writeAuditLog(
    context.database,
    { by: staffActorOf(context), act: name, subject: stockNoOf(row), before: recorded(row), after: recorded(changed) },
    context.now,
  );
  return changed;
}

function recorded(row: VehicleRow) {
  return {
    state: stateOf(row),
    version: row.version,
    ...priceOf(row),
    ...(row.flash_deduction_cents !== null && {
      deduction: row.flash_deduction_cents / 100,
      endsAt: row.flash_ends_at,
    }),
  };
}
