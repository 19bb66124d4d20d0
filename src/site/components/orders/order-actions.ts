import type { OrderFilter, OrderStatus } from '#generated/client/types.gen.ts';
import { type OrderState, orderStateOf, orderStates, writeStatusList } from '#states/order-state.ts';

/** The part of an order that decides which actions are allowed. */
interface Ordered {
  status: OrderStatus;
}

type BuyerAction = 'payDeposit' | 'payBalance' | 'cancel' | 'track' | 'confirmReceipt' | 'downloadProforma';

/** The actions of a buyer. Staff make all other changes of the state. A cancelled order has no invoice. */
const actions: Readonly<Record<OrderState, readonly BuyerAction[]>> = {
  awaitingDeposit: ['payDeposit', 'cancel', 'downloadProforma'],
  depositInReview: ['downloadProforma'],
  preparing: ['downloadProforma'],
  shipped: ['track', 'downloadProforma'],
  awaitingBalance: ['payBalance', 'track', 'downloadProforma'],
  balanceInReview: ['track', 'downloadProforma'],
  inTransit: ['track', 'confirmReceipt', 'downloadProforma'],
  completed: ['track', 'downloadProforma'],
  cancelled: [],
};

const allowing =
  (action: BuyerAction) =>
  ({ status }: Ordered) =>
    actions[orderStateOf[status]].includes(action);

export const orderCan = {
  payDeposit: allowing('payDeposit'),
  payBalance: allowing('payBalance'),
  cancel: allowing('cancel'),
  track: allowing('track'),
  confirmReceipt: allowing('confirmReceipt'),
  downloadProforma: allowing('downloadProforma'),
};

interface Meaning {
  /** Staff are reviewing a proof. Nothing can be paid meanwhile. */
  isUnderReview?: true;
  /** The deposit's proof has been reviewed and accepted. */
  isDepositAccepted?: true;
  /** The order is active: its buyer or we have to act. */
  isUnderWay?: true;
}

const meanings: Readonly<Record<OrderState, Meaning>> = {
  awaitingDeposit: { isUnderWay: true },
  depositInReview: { isUnderWay: true, isUnderReview: true },
  preparing: { isUnderWay: true, isDepositAccepted: true },
  shipped: { isUnderWay: true, isDepositAccepted: true },
  awaitingBalance: { isUnderWay: true, isDepositAccepted: true },
  balanceInReview: { isUnderWay: true, isDepositAccepted: true, isUnderReview: true },
  inTransit: { isUnderWay: true, isDepositAccepted: true },
  completed: { isDepositAccepted: true },
  cancelled: {},
};

const meaning =
  (name: keyof Meaning) =>
  ({ status }: Ordered) =>
    meanings[orderStateOf[status]][name] === true;

export const orderIs = {
  underReview: meaning('isUnderReview'),
  depositAccepted: meaning('isDepositAccepted'),
  underWay: meaning('isUnderWay'),
  cancelled: ({ status }: Ordered) => orderStateOf[status] === 'cancelled',
  completed: ({ status }: Ordered) => orderStateOf[status] === 'completed',
};

/** The tab of each state. */
const tabOf = {
  awaitingDeposit: 'pending',
  depositInReview: 'pending',
  preparing: 'processing',
  shipped: 'shipped',
  awaitingBalance: 'pending',
  balanceInReview: 'pending',
  inTransit: 'shipped',
  completed: 'completed',
  cancelled: 'cancelled',
} as const satisfies Record<OrderState, string>;

export interface OrderTab {
  name: 'all' | (typeof tabOf)[OrderState];
  statusDesc: OrderFilter;
}

export const orderTabs: readonly [OrderTab, ...OrderTab[]] = [
  { name: 'all', statusDesc: '' },
  ...(['pending', 'processing', 'shipped', 'completed', 'cancelled'] as const).map((name) => ({
    name,
    statusDesc: filterOf(name),
  })),
];

/** The contract allows exactly these lists of statuses, one per tab. */
function filterOf(name: (typeof tabOf)[OrderState]): OrderFilter {
  return writeStatusList(...orderStates.filter((state) => tabOf[state] === name)) as OrderFilter;
}

/** High enough that one page contains all orders. */
const mostOrders = 500;

/** The payload for all orders of these statuses, identical everywhere, so that they are fetched once. */
export function ordersIn(statusDesc: OrderFilter) {
  return { statusDesc, pageNo: 1, pageSize: mostOrders };
}

export function tabNamed(name: string | null): OrderTab {
  return orderTabs.find((tab) => tab.name === name) ?? orderTabs[0];
}
