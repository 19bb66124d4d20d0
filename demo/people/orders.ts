import type { StockVehicle } from '../vehicles/vehicle.ts';
import { vehicleStateAt } from '#server/marketplace/orders/order-graph.ts';
import type { OrderState } from '#states/order-state.ts';
import { accounts } from './accounts.ts';

/** An order without its number, which the marketplace's counter assigns. */
export interface DemoOrder {
  id: string;
  accountId: string;
  vehicleId: string;
  state: OrderState;
  payUnit: 'USD';
  addressId: string;
  countryCode: string;
  portId: string;
  transportType: string;
  withClearance: boolean;
  couponIds: readonly string[];
  /** The freight number, from shipping on. */
  freightNumber?: string;
  logisticsLink?: string;
  /** The states it has passed through, in order. */
  records: readonly { state: OrderState; at: Date }[];
}

/** An example vehicle of the contract by its id, or the first other vehicle that fits. */
type Wanted = string | ((vehicle: StockVehicle) => boolean);

type OrderRow = readonly [id: string, wanted: Wanted, couponIds: readonly string[], steps: StepRow[]];
type StepRow = readonly [state: OrderState, hoursAgo: number];

const day = 24;
const isHybrid: Wanted = ({ fuel }) => fuel === 'hybrid';
const isSuv: Wanted = ({ level }) => level === 'SUV';
const isSedan: Wanted = ({ level }) => level === 'SEDAN';
const isWagon: Wanted = ({ level }) => level === 'WAGON';

/** Every state occurs at least once. The first order is so recent that its deposit is not overdue yet. */
const rows: readonly OrderRow[] = [
  ['500001', '100004', [], [['awaitingDeposit', 2]]],
  [
    '500002',
    '100008',
    [],
    [
      ['awaitingDeposit', 3 * day],
      ['depositInReview', 3 * day - 6],
    ],
  ],
  [
    '500003',
    '100005',
    [],
    [
      ['awaitingDeposit', 10 * day],
      ['depositInReview', 10 * day - 4],
      ['preparing', 8 * day],
    ],
  ],
  [
    '500004',
    '100006',
    [],
    [
      ['awaitingDeposit', 35 * day],
      ['depositInReview', 35 * day - 8],
      ['preparing', 33 * day],
      ['shipped', 22 * day],
      ['awaitingBalance', 7 * day],
    ],
  ],
  [
    '500005',
    '100002',
    [],
    [
      ['awaitingDeposit', 56 * day],
      ['depositInReview', 56 * day - 9],
      ['preparing', 54 * day],
      ['shipped', 43 * day],
      ['awaitingBalance', 28 * day],
      ['balanceInReview', 27 * day],
      ['inTransit', 25 * day],
    ],
  ],
  [
    '500006',
    '100003',
    [],
    [
      ['awaitingDeposit', 105 * day],
      ['depositInReview', 105 * day - 7],
      ['preparing', 103 * day],
      ['shipped', 92 * day],
      ['awaitingBalance', 77 * day],
      ['balanceInReview', 76 * day],
      ['inTransit', 74 * day],
      ['completed', 65 * day],
    ],
  ],
  [
    '500007',
    '100001',
    [],
    [
      ['awaitingDeposit', 18 * day],
      ['cancelled', 18 * day - 4],
    ],
  ],
  [
    '500008',
    isSuv,
    [],
    [
      ['awaitingDeposit', 26 * day],
      ['depositInReview', 26 * day - 5],
      ['preparing', 24 * day],
      ['shipped', 9 * day],
    ],
  ],
  [
    '500009',
    isSedan,
    [],
    [
      ['awaitingDeposit', 38 * day],
      ['depositInReview', 38 * day - 3],
      ['preparing', 36 * day],
      ['shipped', 25 * day],
      ['awaitingBalance', 6 * day],
      ['balanceInReview', 4 * day],
    ],
  ],
  [
    '500010',
    isHybrid,
    ['800002'],
    [
      ['awaitingDeposit', 20],
      ['depositInReview', 12],
    ],
  ],
  [
    '500011',
    isWagon,
    ['800003'],
    [
      ['awaitingDeposit', 90 * day],
      ['depositInReview', 90 * day - 5],
      ['preparing', 88 * day],
      ['shipped', 78 * day],
      ['awaitingBalance', 62 * day],
      ['balanceInReview', 61 * day],
      ['inTransit', 58 * day],
      ['completed', 50 * day],
    ],
  ],
];

function readOrder([id, , couponIds, steps]: OrderRow, vehicleId: string, epoch: Date): DemoOrder {
  const records = steps.map(([state, hoursAgo]) => ({ state, at: new Date(epoch.getTime() - hoursAgo * 3_600_000) }));
  const [first, last] = [records[0], records.at(-1)];
  if (!first || !last) throw new RangeError(`Order ${id} went through no state`);
  const freightNumber = `GPMBA${id}`;
  const shipped = records.some(({ state }) => state === 'shipped');
  return {
    id,
    accountId: accounts.buyer.id,
    vehicleId,
    state: last.state,
    payUnit: 'USD',
    addressId: '700001',
    countryCode: 'KE',
    portId: 'p-mba',
    transportType: '1',
    withClearance: false,
    couponIds,
    ...(shipped ? { freightNumber, logisticsLink: `https://tracking.example.com/${freightNumber}` } : {}),
    records,
  };
}

/** The demo buyer's orders, of the contract's example vehicles and the first others that fit. */
export function demoOrders(vehicles: readonly StockVehicle[], epoch: Date): DemoOrder[] {
  const taken = new Set(rows.map(([, wanted]) => wanted).filter((wanted) => typeof wanted === 'string'));
  return rows.map((row) => {
    const [id, wanted] = row;
    const found = vehicles.find((vehicle) =>
      typeof wanted === 'string'
        ? vehicle.id === wanted
        : !taken.has(vehicle.id) && vehicle.state === 'available' && !vehicle.flashSale && wanted(vehicle),
    );
    if (!found) throw new RangeError(`There is no vehicle for order ${id}`);
    taken.add(found.id);
    return readOrder(row, found.id, epoch);
  });
}

/** The state of an ordered vehicle: sold if the order is completed, available if it is cancelled, otherwise held. */
export function vehicleStateIn(order: DemoOrder): StockVehicle['state'] {
  return vehicleStateAt(order.state);
}
