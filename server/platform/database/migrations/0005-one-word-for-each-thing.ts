import { countFunctions } from './vehicle-count.ts';

/**
 * The words of the glossary, in the database too: an order is an order, and a new arrival no new car. Nodes of the version
 * before cannot work on it: stop them all, start one of this version, then the others.
 */
export const statements = [
  `alter table purchase rename to orders`,
  `alter index purchase_live_vehicle rename to order_live_vehicle`,
  `alter index purchase_by_account rename to order_by_account`,
  `alter index purchase_awaiting_deposit rename to order_awaiting_deposit`,
  `alter sequence purchase_number rename to order_number`,
  `alter table purchase_record rename to order_record`,
  `alter table order_record rename column purchase_id to order_id`,
  `alter index purchase_record_by_purchase rename to order_record_by_order`,
  `update order_record set act = 'reserve' where act = 'submit'`,
  `alter table voucher rename column purchase_id to order_id`,
  `alter index voucher_by_purchase rename to voucher_by_order`,
  `update price_request set request = jsonb_build_object(
    'destination', jsonb_build_object(
      'countryCode', request -> 'countryCode',
      'portId', request -> 'endPortId',
      'transportType', request -> 'transportType'),
    'couponIds', request -> 'couponDetailIds')`,
  `alter table vehicle rename column is_new to is_new_arrival`,
  ...countFunctions('is_new_arrival'),
] as const;
