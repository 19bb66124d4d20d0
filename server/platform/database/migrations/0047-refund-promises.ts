/** What the refund rules gave the buyer when an order was cancelled. Null for orders that no rule ended. */
export const statements = [`alter table orders add column refund_promise jsonb`];
