import type { TableKind } from '../../table/read-table.ts';

/** The columns of a table of list prices, in the order in which it is given out. */
export const listColumns = [
  'make',
  'model',
  'chassis_code',
  'first_day',
  'least',
  'most',
  'list_year',
  'source',
  'source_address',
] as const;

export type ListColumn = (typeof listColumns)[number];

export const listTable: TableKind = {
  columns: listColumns,
  needed: ['make', 'model', 'chassis_code', 'first_day', 'least'],
  mostRows: 2000,
};
