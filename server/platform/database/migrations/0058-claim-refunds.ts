/** The claim that a refund is for. It comes out of the price of the order. */
export const statements = [`alter table order_money add column claim_id text references order_claim`];
