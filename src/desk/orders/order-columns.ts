import { orderColumnsItem } from '#shared/api/desk-storage.ts';
import { openLocalStorage } from '#shared/api/local-storage.ts';
import type { StaffOrderSort, StaffOrderSummary } from '#generated/client/types.gen.ts';
import { createStore, useStore } from '#shared/state/store.ts';

/** A column of the orders table. */
export interface OrderColumn {
  name: ColumnName;
  sort?: StaffOrderSort;
  /** Whether the column is visible by default. */
  isUsual?: true;
  isAmount?: true;
}

/** The first column links to the order and cannot be hidden. */
export const orderColumns = [
  { name: 'status', sort: 'status', isUsual: true },
  { name: 'vehicleName', isUsual: true },
  { name: 'receiverName', isUsual: true },
  { name: 'buyerEmail' },
  { name: 'countryCode' },
  { name: 'total', sort: 'total', isUsual: true, isAmount: true },
  { name: 'deposit', isAmount: true },
  { name: 'createdAt', sort: 'createdAt', isUsual: true },
  { name: 'changedAt', sort: 'changedAt' },
  { name: 'depositDueAt', sort: 'depositDueAt' },
  { name: 'freightNumber' },
  { name: 'vessel' },
  { name: 'departsOn', sort: 'departsOn' },
  { name: 'arrivesOn' },
] as const satisfies readonly { name: keyof StaffOrderSummary; [rest: string]: unknown }[];

export type ColumnName = (typeof orderColumns)[number]['name'];

const storage = openLocalStorage();
const chosen = createStore<ReadonlySet<ColumnName>>(readChosen());

export function useChosenColumns(): readonly OrderColumn[] {
  const names = useStore(chosen);
  return orderColumns.filter(({ name }) => names.has(name));
}

export function chooseColumn(name: ColumnName, isShown: boolean): void {
  const names = new Set(chosen.get());
  if (isShown) names.add(name);
  else names.delete(name);
  chosen.set(names);
  storage.setItem(orderColumnsItem, [...names].join(','));
}

function readChosen(): ReadonlySet<ColumnName> {
  const stored = storage.getItem(orderColumnsItem)?.split(',');
  const columns: readonly OrderColumn[] = orderColumns;
  return new Set(
    columns.filter(({ name, isUsual }) => stored?.includes(name) ?? isUsual === true).map(({ name }) => name),
  );
}
