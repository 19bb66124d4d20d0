import type { operations, OperationId } from '#generated/operations.ts';
import { reservationOf } from '#server/marketplace/orders/testing/market.ts';
import { goodPng } from '#server/platform/uploads/testing/make-pictures.ts';
import { hashOf } from '#server/platform/uploads/uploads-in-parts.ts';

/** The operations that only users may call. */
export type UserOperation = {
  [Id in OperationId]: (typeof operations)[Id]['auth'] extends 'user' ? Id : never;
}[OperationId];

export type Kind =
  | 'address'
  | 'order'
  | 'coupon'
  | 'certificate'
  | 'upload'
  | 'favourite'
  | 'paper'
  | 'parts'
  | 'search';

export interface Attempt {
  kind: Kind;
  payload(id: string): object;
}

/** The stranger's own data, if an attempt needs it besides the foreign id. */
export interface Own {
  orderId: string;
  upload: string;
  vehicleId: string;
  certificateId: string;
}

const place = {
  name: 'Mallory Otieno',
  email: 'mallory@example.com',
  phone: '+254700000000',
  countryCode: 'KE',
  cityId: '11',
  address: 'Moi Avenue 1',
};

const company = {
  dealerName: 'Mallory Motors',
  dealerAddress: 'Moi Avenue 1',
  contactPerson: 'Mallory',
  contactNumber: '+254700000000',
  client: 2,
};

function byId(kind: Kind, more: object = {}): Attempt {
  return { kind, payload: (id) => ({ id, ...more }) };
}

/**
 * Every way in which a user's call takes an id that belongs to somebody. A new operation must be listed, even if it
 * takes none.
 */
export function attemptsOf(own: Own): Record<UserOperation, readonly Attempt[]> {
  const favourite: Attempt = { kind: 'favourite', payload: (vehicleId) => ({ vehicleId }) };
  const voucher = [
    byId('order', { proofImage: own.upload }),
    { kind: 'upload', payload: (proofImage: string) => ({ id: own.orderId, proofImage }) } as const,
  ];
  const certificate = (more: object = {}): Attempt => ({
    kind: 'upload',
    payload: (taxNoPic) => ({ ...company, taxNoPic, ...more }),
  });
  return {
    getUserInfo: [],
    modifyPassword: [],
    modifyCountry: [],
    logOut: [],
    uploadImage: [],
    uploadDealerClue: [],
    beginUpload: [],
    uploadParts: [byId('parts', { first: 1, sha256: hashOf(goodPng), partsBase64: goodPng.toString('base64') })],
    finishUpload: [byId('parts')],
    // The only id in an inquiry is the vehicle's, which is public.
    submitInquiry: [],
    listInquiries: [],
    getVehicleOffer: [],
    makeOffer: [],
    listVehicleThreads: [],
    // A foreign offer needs a vehicle that takes offers: server/desk/offers/offers.db.test.ts.
    answerOffer: [],
    // The same for a question.
    askQuestion: [],
    listOwnQuestions: [],
    submitOrder: [{ kind: 'coupon', payload: (coupon) => reservationOf(own.vehicleId, { couponDetailIds: [coupon] }) }],
    listOrders: [],
    getOrder: [byId('order')],
    closeOrder: [byId('order')],
    confirmDelivery: [byId('order')],
    payDeposit: voucher,
    payBalance: voucher,
    downloadProforma: [byId('order')],
    getOrderTimeline: [byId('order')],
    listPapers: [byId('order')],
    addPaper: [
      byId('order', { kind: 'other', fileBase64: goodPng.toString('base64') }),
      { kind: 'parts', payload: (uploadId) => ({ id: own.orderId, kind: 'other', uploadId }) },
    ],
    withdrawPaper: [
      byId('order', { paperId: 'none' }),
      { kind: 'paper', payload: (paperId) => ({ id: own.orderId, paperId }) },
    ],
    getClaims: [byId('order')],
    reportClaim: [
      byId('order', { kind: 'damage', text: 'A dent', paperIds: ['none'] }),
      { kind: 'paper', payload: (id) => ({ id: own.orderId, kind: 'damage', text: 'A dent', paperIds: [id] }) },
    ],
    // Only an order that has arrived has a claim.
    answerClaim: [],
    getPaymentInstructions: [byId('order')],
    requestMpesaPayment: [byId('order', { phone: '254700000000', amount: 1 })],
    getMpesaRequest: [byId('order')],
    checkFavorite: [favourite],
    saveFavorite: [favourite],
    cancelFavorite: [favourite],
    listFavorites: [],
    listSavedSearches: [],
    saveSearch: [],
    changeSavedSearch: [byId('search', { name: 'Mallory' })],
    removeSavedSearch: [byId('search')],
    listAddresses: [],
    getAddress: [byId('address')],
    setDefaultAddress: [byId('address')],
    deleteAddress: [byId('address')],
    addAddress: [],
    updateAddress: [byId('address', place)],
    listCoupons: [],
    getDealerToken: [],
    createDealer: [certificate()],
    updateDealer: [byId('certificate', { ...company, taxNoPic: own.upload }), certificate({ id: own.certificateId })],
    getDealerCertificate: [],
    getChatToken: [],
    getPushKey: [],
    savePushSubscription: [],
    // A browser's push address cannot be guessed.
    removePushSubscription: [],
    getNoticeSettings: [],
    requestNoticeCode: [],
    confirmNoticeCode: [],
    stopNotices: [],
  };
}
