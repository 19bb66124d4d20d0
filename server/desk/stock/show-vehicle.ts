import { type OperationFacts, type OperationId, operations, type StaffRole } from '#generated/operations.ts';
import type { Handler } from '#generated/server.ts';
import type {
  StaffInspection,
  StaffPhoto,
  StaffPriceChange,
  StaffStockAct,
  StaffStockState,
} from '#generated/client/types.gen.ts';
import { type Context, memberOf, refuse } from '#server/platform/calls/context.ts';
import { readOfferTerms } from '#server/marketplace/offers/offers.ts';
import { describeOfferTerms } from './offer-terms.ts';
import { readInspection } from './inspection.ts';
import { readStock, stateOf, stockNoOf } from './stock-state.ts';
import { showPhotos } from './photos.ts';
import { showVideo } from './videos.ts';
import { dollarsOf, sheetOf } from './vehicle-data.ts';
import { nameIn } from '#server/platform/names.ts';

export const staffGetVehicle: Handler<'staffGetVehicle', Context> = async ({ id }, context) => {
  const { database, language, now } = context;
  const row = await readStock(database, id);
  if (!row) return refuse(context, 400, 'vehicleGone');
  const inspection = await readInspection(database, id);
  const photos = await showPhotos(context, row);
  const { flash_deduction_cents: deduction, flash_ends_at: endsAt } = row;
  return {
    code: 0,
    body: {
      id: row.id,
      version: row.version,
      stockNo: stockNoOf(row),
      state: stateOf(row),
      name: nameIn(row.facts.names, language),
      sheet: sheetOf(row),
      photos,
      ...(await showVideo(context, { id, video: row.facts.video })),
      prices: await readPrices(context, row.id),
      ...(deduction !== null &&
        endsAt !== null &&
        endsAt > now && { flashSale: { deduction: dollarsOf(deduction), endsAt: endsAt.toISOString() } }),
      ...(inspection && { inspection: withoutRemovedSheet(inspection, photos) }),
      offers: describeOfferTerms(await readOfferTerms(database, row.id)),
      can: actsOn(stateOf(row), memberOf(context).role),
      listedAt: row.listed_at.toISOString(),
      changedAt: row.changed_at.toISOString(),
    },
  };
};

/** A sheet photo that was removed since would keep the inspection from being saved again. */
function withoutRemovedSheet(
  { sheetPhoto, ...inspection }: StaffInspection,
  photos: readonly StaffPhoto[],
): StaffInspection {
  const isThere = photos.some(({ id }) => id === sheetPhoto);
  return { ...inspection, ...(isThere && sheetPhoto !== undefined && { sheetPhoto }) };
}

const mostPrices = 100;

async function readPrices({ database }: Context, vehicleId: string): Promise<StaffPriceChange[]> {
  const rows = await database
    .selectFrom('vehicle_price')
    .selectAll()
    .where('vehicle_id', '=', vehicleId)
    .orderBy('id', 'desc')
    .limit(mostPrices)
    .execute();
  return rows.map(({ changed_at, name, price_cents, lowest_cents }) => ({
    at: changed_at.toISOString(),
    name,
    price: dollarsOf(price_cents),
    lowestPrice: dollarsOf(lowest_cents),
  }));
}

const notOrdered: readonly StaffStockState[] = ['draft', 'available', 'withdrawn'];
const any: readonly StaffStockState[] = [...notOrdered, 'held', 'sold'];

/** States in which each action is available; the contract has the roles. */
const possible: Readonly<Record<StaffStockAct, readonly StaffStockState[]>> = {
  saveVehicle: notOrdered,
  publishVehicle: ['draft', 'withdrawn'],
  withdrawVehicle: ['available'],
  deleteDraft: ['draft'],
  duplicateVehicle: any,
  changePrice: notOrdered,
  setFlashSale: ['available'],
  addPhoto: any,
};

function actsOn(state: StaffStockState, role: StaffRole): StaffStockAct[] {
  return (Object.keys(possible) as StaffStockAct[]).filter((act) => {
    const { roles }: OperationFacts = operations[`staff${act[0]?.toUpperCase()}${act.slice(1)}` as OperationId];
    return roles?.includes(role) === true && possible[act].includes(state);
  });
}
