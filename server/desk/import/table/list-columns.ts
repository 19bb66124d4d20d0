import type { TableKind } from '#server/desk/table/read-table.ts';

/** Columns of a list price file, in export order. */
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
