import type { Handlers } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { staffDeleteDraft } from './delete-draft.ts';
import { staffSetInspection } from './inspection.ts';
import { staffListStockChoices } from './list-choices.ts';
import { staffListStock } from './list-stock.ts';
import { photoHandlers } from './photos.ts';
import { staffGetVehicle } from './show-vehicle.ts';
import { stockActionHandlers } from './stock-actions.ts';
import { staffExportStock } from './table/export.ts';
import { importHandlers } from './table/imports.ts';
import { videoHandlers } from './videos.ts';

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
