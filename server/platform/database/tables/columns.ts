import type { ColumnType } from 'kysely';

/** A column that is written as JSON text and read as the value. */
export type Json<Value> = ColumnType<Value, string, string>;
export type Time = ColumnType<Date, Date | string, Date | string>;
export type DefaultTime = ColumnType<Date, Date | string | undefined, Date | string>;
/** A calendar day, as text. */
export type Day = ColumnType<string, string, string>;
