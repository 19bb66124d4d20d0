import type { ColumnType, Generated } from 'kysely';
import type { NoticeChannel, NoticeProblem } from '#generated/client/types.gen.ts';
import type { Time } from './columns.ts';

/** Null unless it is given. */
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined>;

/** The confirmed number of an account for order notices. */
export interface NoticeNumberTable {
  account_id: string;
  channel: NoticeChannel;
  /** In international form, digits only. */
  phone: string;
  confirmed_at: Time;
  /** Why nothing is sent any more. */
  problem: Maybe<NoticeProblem>;
}

/** A number that an account has not confirmed yet. */
export interface NoticeCodeTable {
  account_id: string;
  channel: NoticeChannel;
  phone: string;
  code_hash: string;
  tries: Generated<number>;
  sent_at: Time;
  expires_at: Time;
}

/** A notice about an order or an offer. */
export interface NoticeMessageTable {
  id: string;
  account_id: string;
  order_id: Maybe<string>;
  offer_id: Maybe<string>;
  what: string;
  /** The deadline that the message names. It is not sent after that. */
  until_at: Maybe<Date>;
  attempts: Generated<number>;
  /** Null while it is being sent and afterwards, so that nothing is sent twice. */
  due_at: Maybe<Date>;
  /** The gateway's id of a sent message. */
  gateway_id: Maybe<string>;
  created_at: Time;
}
