import type { ColumnType, Generated } from 'kysely';
import type { Day, DefaultTime, Json, Time } from './columns.ts';

export interface IdempotencyTable {
  owner: string;
  key: string;
  operation: string;
  payload_hash: string;
  /** The response as text, so that it can be repeated verbatim. */
  answer: string | null;
  created_at: DefaultTime;
}

export interface ReplayClaimTable {
  key: string;
  expires_at: Time;
}

export interface RateCountTable {
  key: string;
  window_start: Time;
  count: number;
}

/** A change to what public pages show, by the keys of `server/site/rendering/page-keys.ts`. */
export interface PageChangeTable {
  id: Generated<string>;
  keys: string[];
  changed_at: DefaultTime;
  /** When the purging job saw it first. */
  seen_at: Time | null;
  /** When the CDN was notified. */
  purged_at: Time | null;
}

export interface MailTable {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  /** The content of the e-mail's QR code, if it has one. */
  qr: string | null;
  language: string;
  state: Generated<'waiting' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  due_at: DefaultTime;
  /** It is not sent later. */
  until_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The order or offer whose next change makes it outdated. */
  about_id: string | null;
  is_bulk: Generated<boolean>;
  last_error: string | null;
  created_at: DefaultTime;
  sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface PushSubscriptionTable {
  endpoint: string;
  account_id: string;
  /** Sessions are deleted in time and subscriptions are not, so this may name a deleted one. */
  session_id: string;
  p256dh: string;
  auth: string;
  language: string;
  saved_at: DefaultTime;
}

/** About an order, a saved search or an offer. */
export interface PushMessageTable {
  endpoint: string;
  order_id: string | null;
  search_id: string | null;
  offer_id: string | null;
  /** Changes when the message is replaced. */
  id: string;
  what: string;
  attempts: Generated<number>;
  due_at: DefaultTime;
  created_at: DefaultTime;
}

export interface JobTable {
  name: string;
  due_at: Time;
  holder: string | null;
  held_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** Visits per day and landing page. */
export interface VisitCountTable {
  day: Day;
  entry: string;
  count: number;
}

/** How often a consumer made a call, or used one of its fields, by names only. */
export interface ContractUsageTable {
  consumer: string;
  operation: string;
  /** Empty for the call itself. */
  field: string;
  count: number;
  first_on: Day;
  last_on: Day;
}

export interface SettingTable {
  name: string;
  value: Json<unknown>;
}
