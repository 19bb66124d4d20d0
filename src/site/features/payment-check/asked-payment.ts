import type { CheckPaymentPayload } from '#generated/client/types.gen.ts';

/** The fields of the call that the visitor fills in. */
export type AskedPayment = Pick<CheckPaymentPayload, 'code' | 'signed' | 'orderNo' | 'amount' | 'accountNumber'>;
