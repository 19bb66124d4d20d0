// Generated from openapi/ by `npm run generate`. Do not edit: change the contract and generate again.

import type {
  AddAddressData,
  CancelFavoriteData,
  CheckFavoriteData,
  CheckFavoriteResponse,
  CloseOrderData,
  ConfirmDeliveryData,
  CreateDealerData,
  DeleteAddressData,
  DownloadProformaData,
  FindPasswordData,
  FindPasswordResponse,
  GenerateCaptchaResponse,
  GetAddressData,
  GetAddressResponse,
  GetAdvertisementData,
  GetAdvertisementResponse,
  GetBaseTokenResponse,
  GetChatTokenResponse,
  GetCouponPictureData,
  GetCouponPictureResponse,
  GetDealerCertificateResponse,
  GetDealerTokenResponse,
  GetHomeVehiclesData,
  GetHomeVehiclesResponse,
  GetLoginChallengeData,
  GetLoginChallengeResponse,
  GetOrderData,
  GetOrderResponse,
  GetPriceDetailData,
  GetPriceDetailResponse,
  GetPushKeyResponse,
  GetServerTimeData,
  GetServerTimeResponse,
  GetTransferPriceData,
  GetTransferPriceResponse,
  GetUserInfoSuccess,
  GetVehicleDetailData,
  GetVehicleDetailResponse,
  ListAddressesResponse,
  ListBannersData,
  ListBannersResponse,
  ListCitiesData,
  ListCitiesResponse,
  ListCountriesResponse,
  ListCouponsResponse,
  ListFavoritesData,
  ListFavoritesResponse,
  ListFlashSaleVehiclesData,
  ListFlashSaleVehiclesResponse,
  ListHotMakesResponse,
  ListInquiriesData,
  ListInquiriesResponse,
  ListMakesResponse,
  ListModelLevelsData,
  ListModelLevelsResponse,
  ListModelsData,
  ListModelsResponse,
  ListOrdersData,
  ListOrdersResponse,
  ListPortsData,
  ListPortsResponse,
  ListReceivingCountriesResponse,
  ListRecommendedVehiclesResponse,
  ListSimilarVehiclesData,
  ListSimilarVehiclesResponse,
  ListStylesData,
  ListStylesResponse,
  ListVehiclesData,
  ListVehiclesResponse,
  LoginData,
  LoginSuccess,
  ModifyCountryData,
  ModifyPasswordData,
  PayBalanceData,
  PayDepositData,
  RefreshTokenData,
  RefreshTokenResponse,
  RegisterData,
  RegisterSuccess,
  RemovePushSubscriptionData,
  ResetPasswordData,
  SaveFavoriteData,
  SavePushSubscriptionData,
  SendClientLogData,
  SetDefaultAddressData,
  StaffAcceptInvitationData,
  StaffAcceptInvitationSuccess,
  StaffAddNoteData,
  StaffAddNoteResponse,
  StaffApprovePaymentData,
  StaffApprovePaymentResponse,
  StaffBeginPasskeyData,
  StaffBeginPasskeyLogInSuccess,
  StaffBeginPasskeyResponse,
  StaffBeginTotpData,
  StaffBeginTotpResponse,
  StaffCancelOrderData,
  StaffCancelOrderResponse,
  StaffChangePasswordData,
  StaffChangeRoleData,
  StaffChangeShipmentData,
  StaffChangeShipmentResponse,
  StaffCompleteOrderData,
  StaffCompleteOrderResponse,
  StaffConfirmLogInData,
  StaffConfirmLogInSuccess,
  StaffConfirmTotpData,
  StaffEndMemberData,
  StaffEndSessionData,
  StaffExportOrdersData,
  StaffExportOrdersResponse,
  StaffGetOrderData,
  StaffGetOrderResponse,
  StaffInviteData,
  StaffListActsData,
  StaffListActsResponse,
  StaffListMembersResponse,
  StaffListOrdersData,
  StaffListOrdersResponse,
  StaffListSessionsResponse,
  StaffLogInData,
  StaffLogInSuccess,
  StaffMeResponse,
  StaffPasskeyLogInData,
  StaffPasskeyLogInSuccess,
  StaffReadInvitationData,
  StaffReadInvitationResponse,
  StaffRecordPaymentData,
  StaffRecordPaymentResponse,
  StaffRefreshData,
  StaffRefreshResponse,
  StaffRejectPaymentData,
  StaffRejectPaymentResponse,
  StaffRemovePasskeyData,
  StaffRenewRecoveryCodesData,
  StaffRenewRecoveryCodesResponse,
  StaffRequestBalanceData,
  StaffRequestBalanceResponse,
  StaffSavePasskeyData,
  StaffSettleInquiryData,
  StaffShipOrderData,
  StaffShipOrderResponse,
  StaffTodayResponse,
  StaffWatchOrderData,
  StaffWatchOrderResponse,
  StaffWithdrawInvitationData,
  SubmitInquiryData,
  SubmitOrderData,
  SubmitOrderResponse,
  UpdateAddressData,
  UpdateDealerData,
  UploadDealerClueData,
  UploadDealerClueResponse,
  UploadImageData,
  UploadImageResponse,
  VerifyRegistrationData,
} from './client/types.gen.ts';
import type { CodesOf, OperationId } from './operations.ts';

/** What each operation takes, the fields of every payload aside, and what its success carries. */
export interface OperationShapes {
  login: { payload: LoginData['body']; body: LoginSuccess['body'] };
  getLoginChallenge: { payload: GetLoginChallengeData['body']; body: GetLoginChallengeResponse };
  getUserInfo: { payload: Record<never, never>; body: GetUserInfoSuccess['body'] };
  register: { payload: RegisterData['body']; body: RegisterSuccess['body'] };
  verifyRegistration: { payload: VerifyRegistrationData['body']; body: undefined };
  findPassword: { payload: FindPasswordData['body']; body: FindPasswordResponse };
  resetPassword: { payload: ResetPasswordData['body']; body: undefined };
  modifyPassword: { payload: ModifyPasswordData['body']; body: undefined };
  modifyCountry: { payload: ModifyCountryData['body']; body: undefined };
  refreshToken: { payload: RefreshTokenData['body']; body: RefreshTokenResponse };
  logOut: { payload: Record<never, never>; body: undefined };
  getBaseToken: { payload: Record<never, never>; body: GetBaseTokenResponse };
  getServerTime: { payload: NonNullable<GetServerTimeData['query']>; body: GetServerTimeResponse };
  sendClientLog: { payload: SendClientLogData['body']; body: undefined };
  uploadImage: { payload: UploadImageData['body']; body: UploadImageResponse };
  generateCaptcha: { payload: Record<never, never>; body: GenerateCaptchaResponse };
  listCountries: { payload: Record<never, never>; body: ListCountriesResponse };
  getAdvertisement: { payload: GetAdvertisementData['body']; body: GetAdvertisementResponse };
  listBanners: { payload: ListBannersData['body']; body: ListBannersResponse };
  getHomeVehicles: { payload: GetHomeVehiclesData['body']; body: GetHomeVehiclesResponse };
  getCouponPicture: { payload: GetCouponPictureData['body']; body: GetCouponPictureResponse };
  listMakes: { payload: Record<never, never>; body: ListMakesResponse };
  listHotMakes: { payload: Record<never, never>; body: ListHotMakesResponse };
  listModels: { payload: ListModelsData['body']; body: ListModelsResponse };
  listStyles: { payload: ListStylesData['body']; body: ListStylesResponse };
  listVehicles: { payload: ListVehiclesData['body']; body: ListVehiclesResponse };
  listModelLevels: { payload: ListModelLevelsData['body']; body: ListModelLevelsResponse };
  listFlashSaleVehicles: { payload: ListFlashSaleVehiclesData['body']; body: ListFlashSaleVehiclesResponse };
  listRecommendedVehicles: { payload: Record<never, never>; body: ListRecommendedVehiclesResponse };
  listSimilarVehicles: { payload: ListSimilarVehiclesData['body']; body: ListSimilarVehiclesResponse };
  getVehicleDetail: { payload: GetVehicleDetailData['body']; body: GetVehicleDetailResponse };
  getPriceDetail: { payload: GetPriceDetailData['body']; body: GetPriceDetailResponse };
  getTransferPrice: { payload: GetTransferPriceData['body']; body: GetTransferPriceResponse };
  listCities: { payload: ListCitiesData['body']; body: ListCitiesResponse };
  listPorts: { payload: ListPortsData['body']; body: ListPortsResponse };
  listReceivingCountries: { payload: Record<never, never>; body: ListReceivingCountriesResponse };
  submitInquiry: { payload: SubmitInquiryData['body']; body: undefined };
  listInquiries: { payload: ListInquiriesData['body']; body: ListInquiriesResponse };
  submitOrder: { payload: SubmitOrderData['body']; body: SubmitOrderResponse };
  listOrders: { payload: ListOrdersData['body']; body: ListOrdersResponse };
  getOrder: { payload: GetOrderData['body']; body: GetOrderResponse };
  closeOrder: { payload: CloseOrderData['body']; body: undefined };
  confirmDelivery: { payload: ConfirmDeliveryData['body']; body: undefined };
  payDeposit: { payload: PayDepositData['body']; body: undefined };
  payBalance: { payload: PayBalanceData['body']; body: undefined };
  downloadProforma: { payload: DownloadProformaData['body']; body: Uint8Array };
  checkFavorite: { payload: CheckFavoriteData['body']; body: CheckFavoriteResponse };
  saveFavorite: { payload: SaveFavoriteData['body']; body: undefined };
  cancelFavorite: { payload: CancelFavoriteData['body']; body: undefined };
  listFavorites: { payload: ListFavoritesData['body']; body: ListFavoritesResponse };
  listAddresses: { payload: Record<never, never>; body: ListAddressesResponse };
  getAddress: { payload: GetAddressData['body']; body: GetAddressResponse };
  setDefaultAddress: { payload: SetDefaultAddressData['body']; body: undefined };
  deleteAddress: { payload: DeleteAddressData['body']; body: undefined };
  addAddress: { payload: AddAddressData['body']; body: undefined };
  updateAddress: { payload: UpdateAddressData['body']; body: undefined };
  listCoupons: { payload: Record<never, never>; body: ListCouponsResponse };
  getDealerToken: { payload: Record<never, never>; body: GetDealerTokenResponse };
  createDealer: { payload: CreateDealerData['body']; body: undefined };
  updateDealer: { payload: UpdateDealerData['body']; body: undefined };
  getDealerCertificate: { payload: Record<never, never>; body: GetDealerCertificateResponse };
  uploadDealerClue: { payload: UploadDealerClueData['body']; body: UploadDealerClueResponse };
  getChatToken: { payload: Record<never, never>; body: GetChatTokenResponse };
  getPushKey: { payload: Record<never, never>; body: GetPushKeyResponse };
  savePushSubscription: { payload: SavePushSubscriptionData['body']; body: undefined };
  removePushSubscription: { payload: RemovePushSubscriptionData['body']; body: undefined };
  staffLogIn: { payload: StaffLogInData['body']; body: StaffLogInSuccess['body'] };
  staffConfirmLogIn: { payload: StaffConfirmLogInData['body']; body: StaffConfirmLogInSuccess['body'] };
  staffBeginPasskeyLogIn: { payload: Record<never, never>; body: StaffBeginPasskeyLogInSuccess['body'] };
  staffPasskeyLogIn: { payload: StaffPasskeyLogInData['body']; body: StaffPasskeyLogInSuccess['body'] };
  staffRefresh: { payload: StaffRefreshData['body']; body: StaffRefreshResponse };
  staffReadInvitation: { payload: StaffReadInvitationData['body']; body: StaffReadInvitationResponse };
  staffAcceptInvitation: { payload: StaffAcceptInvitationData['body']; body: StaffAcceptInvitationSuccess['body'] };
  staffMe: { payload: Record<never, never>; body: StaffMeResponse };
  staffLogOut: { payload: Record<never, never>; body: undefined };
  staffChangePassword: { payload: StaffChangePasswordData['body']; body: undefined };
  staffBeginTotp: { payload: StaffBeginTotpData['body']; body: StaffBeginTotpResponse };
  staffConfirmTotp: { payload: StaffConfirmTotpData['body']; body: undefined };
  staffRenewRecoveryCodes: { payload: StaffRenewRecoveryCodesData['body']; body: StaffRenewRecoveryCodesResponse };
  staffBeginPasskey: { payload: StaffBeginPasskeyData['body']; body: StaffBeginPasskeyResponse };
  staffSavePasskey: { payload: StaffSavePasskeyData['body']; body: undefined };
  staffRemovePasskey: { payload: StaffRemovePasskeyData['body']; body: undefined };
  staffListSessions: { payload: Record<never, never>; body: StaffListSessionsResponse };
  staffEndSession: { payload: StaffEndSessionData['body']; body: undefined };
  staffInvite: { payload: StaffInviteData['body']; body: undefined };
  staffWithdrawInvitation: { payload: StaffWithdrawInvitationData['body']; body: undefined };
  staffListMembers: { payload: Record<never, never>; body: StaffListMembersResponse };
  staffChangeRole: { payload: StaffChangeRoleData['body']; body: undefined };
  staffEndMember: { payload: StaffEndMemberData['body']; body: undefined };
  staffListActs: { payload: StaffListActsData['body']; body: StaffListActsResponse };
  staffToday: { payload: Record<never, never>; body: StaffTodayResponse };
  staffSettleInquiry: { payload: StaffSettleInquiryData['body']; body: undefined };
  staffListOrders: { payload: StaffListOrdersData['body']; body: StaffListOrdersResponse };
  staffExportOrders: { payload: StaffExportOrdersData['body']; body: StaffExportOrdersResponse };
  staffGetOrder: { payload: StaffGetOrderData['body']; body: StaffGetOrderResponse };
  staffWatchOrder: { payload: StaffWatchOrderData['body']; body: StaffWatchOrderResponse };
  staffApprovePayment: { payload: StaffApprovePaymentData['body']; body: StaffApprovePaymentResponse };
  staffRejectPayment: { payload: StaffRejectPaymentData['body']; body: StaffRejectPaymentResponse };
  staffRecordPayment: { payload: StaffRecordPaymentData['body']; body: StaffRecordPaymentResponse };
  staffShipOrder: { payload: StaffShipOrderData['body']; body: StaffShipOrderResponse };
  staffChangeShipment: { payload: StaffChangeShipmentData['body']; body: StaffChangeShipmentResponse };
  staffRequestBalance: { payload: StaffRequestBalanceData['body']; body: StaffRequestBalanceResponse };
  staffCompleteOrder: { payload: StaffCompleteOrderData['body']; body: StaffCompleteOrderResponse };
  staffCancelOrder: { payload: StaffCancelOrderData['body']; body: StaffCancelOrderResponse };
  staffAddNote: { payload: StaffAddNoteData['body']; body: StaffAddNoteResponse };
}

export type PayloadOf<Id extends OperationId> = OperationShapes[Id]['payload'];
export type BodyOf<Id extends OperationId> = OperationShapes[Id]['body'];

/** What a handler may answer: success with its body, or a failure with a code that the contract lists. */
export type AnswerOf<Id extends OperationId> =
  | (BodyOf<Id> extends undefined ? { code: 0; errorMessage?: string } : { code: 0; body: BodyOf<Id> })
  | { code: CodesOf<Id>; message?: string; errorMessage?: string };

export type Handler<Id extends OperationId, Context> = (
  payload: PayloadOf<Id>,
  context: Context,
) => AnswerOf<Id> | Promise<AnswerOf<Id>>;

export type Handlers<Context> = { [Id in OperationId]: Handler<Id, Context> };
