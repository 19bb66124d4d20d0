/** Where on the vehicle a photo of a claim was taken. */
export const statements = [`alter table order_claim_photo add column part text`];
