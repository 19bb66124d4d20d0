import type { Handlers } from '../../generated/server.ts';
import type { Context } from '../calls/context.ts';
import { listInquiries } from './list.ts';
import { submitInquiry } from './submit.ts';

export const inquiryHandlers: Pick<Handlers<Context>, 'submitInquiry' | 'listInquiries'> = {
  submitInquiry,
  listInquiries,
};
