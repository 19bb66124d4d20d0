import type { CheckPaymentPayload } from '../../../generated/client/types.gen.ts';

/** What somebody asks about: the fields of the call that are theirs to fill. */
export type AskedPayment = Pick<CheckPaymentPayload, 'code' | 'signed' | 'orderNo' | 'amount' | 'accountNumber'>;
