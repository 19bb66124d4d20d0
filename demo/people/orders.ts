import type { StockVehicle } from '../vehicles/vehicle.ts';
import { accounts } from './accounts.ts';

export type OrderStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** An order without its number, which the marketplace's counter assigns. */
export interface DemoOrder {
  id: string;
  accountId: string;
  vehicleId: string;
  status: OrderStatus;
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
  /** The statuses it has passed through, in order. */
  records: readonly { status: OrderStatus; at: Date }[];
}

/** An example vehicle of the contract by its id, or the first other vehicle that fits. */
type Wanted = string | ((vehicle: StockVehicle) => boolean);

type OrderRow = readonly [id: string, wanted: Wanted, couponIds: readonly string[], steps: StepRow[]];
type StepRow = readonly [status: OrderStatus, hoursAgo: number];

const day = 24;
const isHybrid: Wanted = ({ fuel }) => fuel === 'hybrid';
const isSuv: Wanted = ({ level }) => level === 'SUV';
const isSedan: Wanted = ({ level }) => level === 'SEDAN';
const isWagon: Wanted = ({ level }) => level === 'WAGON';

/** Every status occurs at least once. The first order is so recent that its deposit is not overdue yet. */
const rows: readonly OrderRow[] = [
  ['500001', '100004', [], [[0, 2]]],
  [
    '500002',
    '100008',
    [],
    [
      [0, 3 * day],
      [1, 3 * day - 6],
    ],
  ],
  [
    '500003',
    '100005',
    [],
    [
      [0, 10 * day],
      [1, 10 * day - 4],
      [2, 8 * day],
    ],
  ],
  [
    '500004',
    '100006',
    [],
    [
      [0, 35 * day],
      [1, 35 * day - 8],
      [2, 33 * day],
      [3, 22 * day],
      [4, 7 * day],
    ],
  ],
  [
    '500005',
    '100002',
    [],
    [
      [0, 56 * day],
      [1, 56 * day - 9],
      [2, 54 * day],
      [3, 43 * day],
      [4, 28 * day],
      [5, 27 * day],
      [6, 25 * day],
    ],
  ],
  [
    '500006',
    '100003',
    [],
    [
      [0, 105 * day],
      [1, 105 * day - 7],
      [2, 103 * day],
      [3, 92 * day],
      [4, 77 * day],
      [5, 76 * day],
      [6, 74 * day],
      [7, 65 * day],
    ],
  ],
  [
    '500007',
    '100001',
    [],
    [
      [0, 18 * day],
      [8, 18 * day - 4],
    ],
  ],
  [
    '500008',
    isSuv,
    [],
    [
      [0, 26 * day],
      [1, 26 * day - 5],
      [2, 24 * day],
      [3, 9 * day],
    ],
  ],
  [
    '500009',
    isSedan,
    [],
    [
      [0, 38 * day],
      [1, 38 * day - 3],
      [2, 36 * day],
      [3, 25 * day],
      [4, 6 * day],
      [5, 4 * day],
    ],
  ],
  [
    '500010',
    isHybrid,
    ['800002'],
    [
      [0, 20],
      [1, 12],
    ],
  ],
  [
    '500011',
    isWagon,
    ['800003'],
    [
      [0, 90 * day],
      [1, 90 * day - 5],
      [2, 88 * day],
      [3, 78 * day],
      [4, 62 * day],
      [5, 61 * day],
      [6, 58 * day],
      [7, 50 * day],
    ],
  ],
];

const shippedAt: OrderStatus = 3;

function readOrder([id, , couponIds, steps]: OrderRow, vehicleId: string, epoch: Date): DemoOrder {
  const records = steps.map(([status, hoursAgo]) => ({ status, at: new Date(epoch.getTime() - hoursAgo * 3_600_000) }));
  const [first, last] = [records[0], records.at(-1)];
  if (!first || !last) throw new RangeError(`Order ${id} went through no status`);
  const freightNumber = `GPMBA${id}`;
  const shipped = records.some(({ status }) => status === shippedAt);
  return {
    id,
    accountId: accounts.buyer.id,
    vehicleId,
    status: last.status,
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
  if (order.status === 7) return 'removed';
  return order.status === 8 ? 'available' : 'held';
}
