import type { DealerState } from '#states/dealer-state.ts';
import { accounts } from './accounts.ts';

export interface DemoDealer {
  id: string;
  accountId: string;
  /** The sales agent has submitted no certificate. */
  state: Exclude<DealerState, 'none'>;
  fields: Readonly<Record<string, string>>;
  /** Why it was rejected. */
  remark?: string;
}

export const dealers: readonly DemoDealer[] = [
  {
    id: '600001',
    accountId: accounts.buyer.id,
    state: 'approved',
    fields: {
      dealerName: 'Kamau Motors Ltd',
      dealerAddress: 'Moi Avenue 22, Mombasa',
      dealerSize: '12 employees',
      contactPerson: accounts.buyer.name,
      contactNumber: accounts.buyer.phone,
      whatsAppNo: accounts.buyer.phone,
      email: accounts.buyer.email,
      vatNo: '0123456K',
      taxNo: 'P051234567K',
      vatNoPic: '/pictures/uploads/pvt.jpg',
      taxNoPic: '/pictures/uploads/pin-sharp.jpg',
    },
  },
  {
    id: '600002',
    accountId: accounts.dealerUnderReview.id,
    state: 'inReview',
    fields: {
      dealerName: 'Mushi Auto Imports',
      dealerAddress: 'Samora Avenue 31, Dar es Salaam',
      contactPerson: accounts.dealerUnderReview.name,
      contactNumber: accounts.dealerUnderReview.phone,
      taxNoPic: '/pictures/uploads/pin.jpg',
    },
  },
  {
    id: '600003',
    accountId: accounts.dealerRejected.id,
    state: 'rejected',
    fields: {
      dealerName: 'Lakeside Cars',
      dealerAddress: 'Oginga Odinga Street 8, Kisumu',
      dealerSize: '4 employees',
      contactPerson: accounts.dealerRejected.name,
      contactNumber: accounts.dealerRejected.phone,
      email: accounts.dealerRejected.email,
      taxNoPic: '/pictures/uploads/pin.jpg',
    },
    remark: 'The PIN certificate cannot be read. Please upload a sharper picture.',
  },
];
