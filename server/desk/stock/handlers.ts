import type { Handlers, Handler } from '#generated/server.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { staffSetInspection } from './inspection.ts';
import { staffListStockChoices } from './list-choices.ts';
import { staffListStock } from './list-stock.ts';
import { photoHandlers } from './photos.ts';
import { staffGetVehicle } from './show-vehicle.ts';
import { stockActionHandlers } from './stock-actions.ts';
import { staffExportStock } from './table/export.ts';
import { importHandlers } from './table/imports.ts';
import { videoHandlers } from './videos.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { lockVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { stockNoOf } from './stock-state.ts';
import { sheetOf } from './vehicle-data.ts';

/** Deletes a draft and its data. A vehicle that was ever on sale stays, because orders and buyers refer to it. */
const staffDeleteDraft: Handler<'staffDeleteDraft', Context> = async ({ id, version }, context) => {
  const { database, now } = context;
  const row = await lockVehicle(database, id);
  if (!row) return refuse(context, 400, 'vehicleGone');
  if (row.stage !== 'draft') return refuse(context, 400, 'vehicleStatusChanged');
  if (row.version !== version) return { code: 409 };
  for (const table of ['vehicle_photo', 'vehicle_price', 'vehicle_video'] as const) {
    await database.deleteFrom(table).where('vehicle_id', '=', id).execute();
  }
  await database.deleteFrom('vehicle').where('id', '=', id).execute();
  const stockNo = stockNoOf(row);
  const before = { ...sheetOf(row), photos: row.photos?.length ?? 0 };
  await writeAuditLog(database, { by: staffActorOf(context), act: 'delete-draft', subject: stockNo, before }, now);
  return { code: 0, body: { stockNo } };
};

type StockOperation =
  | 'staffListStock'
  | 'staffGetVehicle'
  | 'staffListStockChoices'
  | 'staffSaveVehicle'
  | 'staffPublishVehicle'
  | 'staffWithdrawVehicle'
  | 'staffDeleteDraft'
  | 'staffDuplicateVehicle'
  | 'staffChangePrice'
  | 'staffSetFlashSale'
  | 'staffSetVehicleOffers'
  | 'staffSetInspection'
  | 'staffAddPhoto'
  | 'staffArrangePhotos'
  | 'staffEditPhoto'
  | 'staffSetVideo'
  | 'staffRemoveVideo'
  | 'staffReadStockFile'
  | 'staffListImports'
  | 'staffListImportRows'
  | 'staffCarryOutImport'
  | 'staffRetryImportPhotos'
  | 'staffListImportPhotos'
  | 'staffAddImportPhoto'
  | 'staffExportStock';

/** The stock as staff see and edit it. */
export const stockHandlers: Pick<Handlers<Context>, StockOperation> = {
  staffListStock,
  staffGetVehicle,
  staffListStockChoices,
  ...stockActionHandlers,
  staffDeleteDraft,
  staffSetInspection,
  ...photoHandlers,
  ...videoHandlers,
  ...importHandlers,
  staffExportStock,
};
