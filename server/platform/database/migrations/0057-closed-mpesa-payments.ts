/** Why staff closed a payment by M-Pesa without an order. */
export const statements = [`alter table mpesa_payment add column closing_reason text`];
