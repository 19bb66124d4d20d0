import { type Catalogue, readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { type DemoOrder, demoOrders, vehicleStateIn } from './people/orders.ts';
import { demoPricingSettings } from './pricing-settings.ts';
import { generateVehicles } from './vehicles/generate.ts';
import type { StockVehicle } from './vehicles/vehicle.ts';

export interface Stock {
  catalogue: Catalogue;
  vehicles: readonly StockVehicle[];
  orders: readonly DemoOrder[];
}

export interface StockOptions {
  /** The demo's start. All its times are relative to it. */
  epoch: Date;
  seed?: number;
  /**
   * How many vehicles, including the contract's examples. With fewer than a hundred, some orders may find no vehicle.
   */
  count?: number;
}

const usualSeed = 20_260_615;
const usualCount = 2520;

/** Generates the demo's stock and its orders. The same options give the same data, including ids. */
export function buildStock({ epoch, seed = usualSeed, count = usualCount }: StockOptions): Stock {
  const catalogue = readReferenceCatalogue();
  const drawn = generateVehicles({ catalogue, terms: demoPricingSettings, seed, epoch, count });
  const orders = demoOrders(drawn, epoch);
  const states = new Map(orders.map((order) => [order.vehicleId, vehicleStateIn(order)]));
  const vehicles = drawn.map((vehicle) => {
    const state = states.get(vehicle.id);
    return state === undefined ? vehicle : { ...vehicle, state };
  });
  return { catalogue, vehicles, orders };
}
