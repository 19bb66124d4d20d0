import type { StaffImportFault, StockSheet } from '../../../../generated/client/types.gen.ts';
import { type Context, doerOf } from '../../../calls/context.ts';
import { recordAct } from '../../../calls/record-act.ts';
import { termsIfSet } from '../../../pricing/price-terms.ts';
import { lockVehicle, type VehicleRow } from '../../../vehicles/vehicle-row.ts';
import { isOrdered, stateOf } from '../stock-state.ts';
import { readSheet } from '../vehicle-sheet.ts';
import { changeVehicle, insertVehicle, lockStockNumbers, updateVehicle } from '../write-vehicle.ts';
import { numberColumn, stateColumn } from './columns.ts';

interface Row {
  stockNo: string;
  sheet: StockSheet;
  seenVersion: number | null;
  publish: boolean;
}

/** Enters or changes the vehicle of a row, or says why not. Nothing of a row that is refused is done. */
export async function carryOutRow(context: Context, row: Row): Promise<StaffImportFault | undefined> {
  const { database, now } = context;
  const { stockNo, sheet, seenVersion, publish } = row;
  const fault = (kind: StaffImportFault['kind'], column = numberColumn) => ({ column, kind, value: stockNo, hint: '' });
  const read = readSheet(sheet, now);
  if ('refusal' in read) return fault('changedMeanwhile');
  if (publish && !(await termsIfSet(database))) return { ...fault('prices', stateColumn), value: 'published' };
  await lockStockNumbers(database);
  const present = await database
    .selectFrom('vehicle')
    .select('id')
    .where('stock_no', '=', stockNo.toUpperCase())
    .executeTakeFirst();
  if (!present) {
    if (seenVersion !== null) return fault('changedMeanwhile');
    const entered = await insertVehicle(context, read, stockNo);
    if (publish) await offer(context, entered);
    return undefined;
  }
  const vehicle = await lockVehicle(database, present.id);
  if (!vehicle || vehicle.version !== seenVersion) return fault('changedMeanwhile');
  if (isOrdered(vehicle)) return fault('ordered');
  const changed = await changeVehicle(context, vehicle, read, vehicle.facts.refNo);
  if (publish && changed.stage !== 'published') await offer(context, changed);
  return undefined;
}

async function offer(context: Context, row: VehicleRow): Promise<void> {
  const listed = row.stage === 'draft' ? { listed_at: context.now } : {};
  const offered = await updateVehicle(context, row, { stage: 'published', state: 'available', ...listed });
  const { refNo: subject } = row.facts;
  const [before, after] = [{ state: stateOf(row) }, { state: stateOf(offered) }];
  await recordAct(
    context.database,
    { by: doerOf(context), act: 'publish-vehicle', subject, before, after },
    context.now,
  );
}
