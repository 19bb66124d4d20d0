import type { EquipmentCode } from '#server/marketplace/reference/equipment.ts';
import type { VehicleLook } from '../pictures/look.ts';
import type { Fuel } from '#server/marketplace/reference/catalogue/rows.ts';
import type { LevelCode } from '#server/marketplace/reference/catalogue/levels.ts';
import type { StoredNames } from '#server/platform/names.ts';
import type { VehicleFacts } from '#server/marketplace/vehicles/vehicle-row.ts';
import type { PricedVehicle } from '#server/marketplace/pricing/quote.ts';

/** A vehicle as pricing takes it. A flash sale counts until it ends. */
export function pricedAt(vehicle: StockVehicle, now: Date): PricedVehicle {
  const { id, listPriceCents, minimumCents, volumeM3, transportTemplateId, flashSale } = vehicle;
  const onSale = flashSale !== undefined && now < flashSale.endsAt;
  return {
    id,
    listPriceCents,
    minimumCents,
    volumeM3,
    transportTemplateId,
    flashDeductionCents: onSale ? flashSale.deductionCents : 0,
  };
}

/** The kinds that lists can be filtered by. */
export interface VehicleKinds {
  newArrival: boolean;
  /** The hot cars of the home page. */
  daily: boolean;
  highQuality: boolean;
  /** Best sellers. */
  hot: boolean;
}

export interface FlashSale {
  deductionCents: number;
  endsAt: Date;
}

/** Facts that go into the database as they are drawn. */
export interface Fittings {
  equipment: readonly EquipmentCode[];
  airbags: number;
  climateControl: boolean;
}

/** A demo vehicle: its row, the columns that lists filter and sort by, and how it is drawn. */
export interface StockVehicle extends Omit<VehicleFacts, 'video' | 'remark' | keyof Fittings> {
  fittings: Fittings;
  id: string;
  makeId: string;
  modelId: string;
  styleId: string;
  level: LevelCode;
  /** Year and month of the first registration. */
  registered: string;
  mileageKm: number;
  seats: number;
  displacementCc: number;
  fuel: Fuel;
  remark: StoredNames | undefined;
  transportTemplateId: string;
  volumeM3: number;
  /** The price at the yard, before any deduction. */
  listPriceCents: number;
  minimumCents: number;
  flashSale: FlashSale | undefined;
  kinds: VehicleKinds;
  /** Held while an order is open; removed once sold or withdrawn. */
  state: 'available' | 'held' | 'removed';
  listedAt: Date;
  look: VehicleLook;
  searchText: string;
}
