// Generated from openapi/ by `npm run generate`. Do not edit: change the contract and generate again.

import * as z from 'zod/mini';
import type { OperationId } from './operations.ts';
import * as schemas from './client/zod.gen.ts';

const common = { language: schemas.zLanguage, timeZone: schemas.zTimeZone };

function atMostOne(...names: string[]) {
  return z.refine<Record<string, unknown>>(
    (payload) => names.filter((name) => payload[name] !== undefined).length <= 1,
    { error: `at most one of ${names.join(', ')} may be given` },
  );
}

function distinct(name: string) {
  return z.refine<Record<string, unknown>>(
    (payload) => !Array.isArray(payload[name]) || new Set(payload[name]).size === payload[name].length,
    { error: 'must not hold the same twice', path: [name] },
  );
}

export interface OperationValidators {
  readonly payload: z.core.$ZodType;
  /** Absent where the answer is the code alone, or no JSON. */
  readonly body: z.core.$ZodType | undefined;
}

export const validators: Readonly<Record<OperationId, OperationValidators>> = {
  login: { payload: z.strictObject({ ...schemas.zLoginBody.shape, ...common }), body: schemas.zLoginSuccess.shape.body },
  getLoginChallenge: { payload: z.strictObject({ ...schemas.zGetLoginChallengeBody.shape, ...common }), body: schemas.zGetLoginChallengeResponse },
  getUserInfo: { payload: z.strictObject({ ...common }), body: schemas.zGetUserInfoSuccess.shape.body },
  register: { payload: z.strictObject({ ...schemas.zRegisterBody.shape, ...common }), body: schemas.zRegisterSuccess.shape.body },
  verifyRegistration: { payload: z.strictObject({ ...schemas.zVerifyRegistrationBody.shape, ...common }), body: undefined },
  findPassword: { payload: z.strictObject({ ...schemas.zFindPasswordBody.shape, ...common }), body: schemas.zFindPasswordResponse },
  resetPassword: { payload: z.strictObject({ ...schemas.zResetPasswordBody.shape, ...common }), body: undefined },
  modifyPassword: { payload: z.strictObject({ ...schemas.zModifyPasswordBody.shape, ...common }), body: undefined },
  modifyCountry: { payload: z.strictObject({ ...schemas.zModifyCountryBody.shape, ...common }), body: undefined },
  refreshToken: { payload: z.strictObject({ ...schemas.zRefreshTokenBody.shape, ...common }), body: schemas.zRefreshTokenResponse },
  logOut: { payload: z.strictObject({ ...common }), body: undefined },
  getBaseToken: { payload: z.strictObject({ ...common }), body: schemas.zGetBaseTokenResponse },
  getServerTime: { payload: z.strictObject({ ...schemas.zGetServerTimeQuery.shape }), body: schemas.zGetServerTimeResponse },
  sendClientLog: { payload: z.strictObject({ ...schemas.zSendClientLogBody.shape }), body: undefined },
  uploadImage: { payload: z.strictObject({ ...schemas.zUploadImageBody.shape, ...common }), body: schemas.zUploadImageResponse },
  generateCaptcha: { payload: z.strictObject({ ...common }), body: schemas.zGenerateCaptchaResponse },
  listCountries: { payload: z.strictObject({ ...common }), body: schemas.zListCountriesResponse },
  getAdvertisement: { payload: z.strictObject({ ...schemas.zGetAdvertisementBody.shape, ...common }), body: schemas.zGetAdvertisementResponse },
  listBanners: { payload: z.strictObject({ ...schemas.zListBannersBody.shape, ...common }), body: schemas.zListBannersResponse },
  getHomeVehicles: { payload: z.strictObject({ ...schemas.zGetHomeVehiclesBody.shape, ...common }), body: schemas.zGetHomeVehiclesResponse },
  getCouponPicture: { payload: z.strictObject({ ...schemas.zGetCouponPictureBody.shape, ...common }), body: schemas.zGetCouponPictureResponse },
  listMakes: { payload: z.strictObject({ ...common }), body: schemas.zListMakesResponse },
  listHotMakes: { payload: z.strictObject({ ...common }), body: schemas.zListHotMakesResponse },
  listModels: { payload: z.strictObject({ ...schemas.zListModelsBody.shape, ...common }), body: schemas.zListModelsResponse },
  listStyles: { payload: z.strictObject({ ...schemas.zListStylesBody.shape, ...common }), body: schemas.zListStylesResponse },
  listVehicles: { payload: z.strictObject({ ...schemas.zListVehiclesBody.shape, ...common }).check(atMostOne('newArrivalFlag', 'dailyFlag', 'highQualityFlag', 'hotCarFlag', 'flashSaleFlag')), body: schemas.zListVehiclesResponse },
  listModelLevels: { payload: z.strictObject({ ...schemas.zListModelLevelsBody.shape, ...common }), body: schemas.zListModelLevelsResponse },
  listFlashSaleVehicles: { payload: z.strictObject({ ...schemas.zListFlashSaleVehiclesBody.shape, ...common }), body: schemas.zListFlashSaleVehiclesResponse },
  listRecommendedVehicles: { payload: z.strictObject({ ...common }), body: schemas.zListRecommendedVehiclesResponse },
  listSimilarVehicles: { payload: z.strictObject({ ...schemas.zListSimilarVehiclesBody.shape, ...common }), body: schemas.zListSimilarVehiclesResponse },
  getVehicleDetail: { payload: z.strictObject({ ...schemas.zGetVehicleDetailBody.shape, ...common }), body: schemas.zGetVehicleDetailResponse },
  getPriceDetail: { payload: z.strictObject({ ...schemas.zGetPriceDetailBody.shape, ...common }).check(distinct('couponDetailIds')), body: schemas.zGetPriceDetailResponse },
  getTransferPrice: { payload: z.strictObject({ ...schemas.zGetTransferPriceBody.shape, ...common }), body: schemas.zGetTransferPriceResponse },
  listCities: { payload: z.strictObject({ ...schemas.zListCitiesBody.shape, ...common }), body: schemas.zListCitiesResponse },
  listPorts: { payload: z.strictObject({ ...schemas.zListPortsBody.shape, ...common }), body: schemas.zListPortsResponse },
  listReceivingCountries: { payload: z.strictObject({ ...common }), body: schemas.zListReceivingCountriesResponse },
  submitInquiry: { payload: z.strictObject({ ...schemas.zSubmitInquiryBody.shape, ...common }).check(distinct('couponDetailIds')), body: undefined },
  listInquiries: { payload: z.strictObject({ ...schemas.zListInquiriesBody.shape, ...common }), body: schemas.zListInquiriesResponse },
  submitOrder: { payload: z.strictObject({ ...schemas.zSubmitOrderBody.shape, ...common }).check(distinct('couponDetailIds')), body: schemas.zSubmitOrderResponse },
  listOrders: { payload: z.strictObject({ ...schemas.zListOrdersBody.shape, ...common }), body: schemas.zListOrdersResponse },
  getOrder: { payload: z.strictObject({ ...schemas.zGetOrderBody.shape, ...common }), body: schemas.zGetOrderResponse },
  closeOrder: { payload: z.strictObject({ ...schemas.zCloseOrderBody.shape, ...common }), body: undefined },
  confirmDelivery: { payload: z.strictObject({ ...schemas.zConfirmDeliveryBody.shape, ...common }), body: undefined },
  payDeposit: { payload: z.strictObject({ ...schemas.zPayDepositBody.shape, ...common }), body: undefined },
  payBalance: { payload: z.strictObject({ ...schemas.zPayBalanceBody.shape, ...common }), body: undefined },
  downloadProforma: { payload: z.strictObject({ ...schemas.zDownloadProformaBody.shape, ...common }), body: undefined },
  checkFavorite: { payload: z.strictObject({ ...schemas.zCheckFavoriteBody.shape, ...common }), body: schemas.zCheckFavoriteResponse },
  saveFavorite: { payload: z.strictObject({ ...schemas.zSaveFavoriteBody.shape, ...common }), body: undefined },
  cancelFavorite: { payload: z.strictObject({ ...schemas.zCancelFavoriteBody.shape, ...common }), body: undefined },
  listFavorites: { payload: z.strictObject({ ...schemas.zListFavoritesBody.shape, ...common }), body: schemas.zListFavoritesResponse },
  listAddresses: { payload: z.strictObject({ ...common }), body: schemas.zListAddressesResponse },
  getAddress: { payload: z.strictObject({ ...schemas.zGetAddressBody.shape, ...common }), body: schemas.zGetAddressResponse },
  setDefaultAddress: { payload: z.strictObject({ ...schemas.zSetDefaultAddressBody.shape, ...common }), body: undefined },
  deleteAddress: { payload: z.strictObject({ ...schemas.zDeleteAddressBody.shape, ...common }), body: undefined },
  addAddress: { payload: z.strictObject({ ...schemas.zAddAddressBody.shape, ...common }), body: undefined },
  updateAddress: { payload: z.strictObject({ ...schemas.zUpdateAddressBody.shape, ...common }), body: undefined },
  listCoupons: { payload: z.strictObject({ ...common }), body: schemas.zListCouponsResponse },
  getDealerToken: { payload: z.strictObject({ ...common }), body: schemas.zGetDealerTokenResponse },
  createDealer: { payload: z.strictObject({ ...schemas.zCreateDealerBody.shape, ...common }), body: undefined },
  updateDealer: { payload: z.strictObject({ ...schemas.zUpdateDealerBody.shape, ...common }), body: undefined },
  getDealerCertificate: { payload: z.strictObject({ ...common }), body: schemas.zGetDealerCertificateResponse },
  uploadDealerClue: { payload: z.strictObject({ ...schemas.zUploadDealerClueBody.shape }), body: schemas.zUploadDealerClueResponse },
  getChatToken: { payload: z.strictObject({ ...common }), body: schemas.zGetChatTokenResponse },
  getPushKey: { payload: z.strictObject({ ...common }), body: schemas.zGetPushKeyResponse },
  savePushSubscription: { payload: z.strictObject({ ...schemas.zSavePushSubscriptionBody.shape, ...common }), body: undefined },
  removePushSubscription: { payload: z.strictObject({ ...schemas.zRemovePushSubscriptionBody.shape, ...common }), body: undefined },
};
