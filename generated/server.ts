// Generated from openapi/ by `npm run generate`. Do not edit: change the contract and generate again.

import type {
  AddAddressData,
  AddPaperData,
  AddPaperResponse,
  AnswerClaimData,
  AnswerClaimResponse,
  AnswerOfferData,
  AnswerOfferResponse,
  AskQuestionData,
  AskQuestionResponse,
  AssessImportData,
  AssessImportResponse,
  BeginUploadData,
  BeginUploadResponse,
  CancelFavoriteData,
  ChangeSavedSearchData,
  CheckFavoriteData,
  CheckFavoriteResponse,
  CheckPaymentData,
  CheckPaymentResponse,
  CloseOrderData,
  ConfirmDeliveryData,
  ConfirmNoticeCodeData,
  CreateDealerData,
  DeleteAddressData,
  DownloadProformaData,
  EstimateAnyCarData,
  EstimateAnyCarResponse,
  EstimateLandedCostData,
  EstimateLandedCostResponse,
  FindPasswordData,
  FindPasswordResponse,
  FinishUploadData,
  FinishUploadResponse,
  GenerateCaptchaResponse,
  GetAddressData,
  GetAddressResponse,
  GetAdvertisementData,
  GetAdvertisementResponse,
  GetBaseTokenResponse,
  GetChatTokenResponse,
  GetClaimsData,
  GetClaimsResponse,
  GetCompanyResponse,
  GetCouponPictureData,
  GetCouponPictureResponse,
  GetDealerCertificateResponse,
  GetDealerTokenResponse,
  GetHomeVehiclesData,
  GetHomeVehiclesResponse,
  GetLegalTextData,
  GetLegalTextResponse,
  GetLoginChallengeData,
  GetLoginChallengeResponse,
  GetMpesaRequestData,
  GetMpesaRequestResponse,
  GetNoticeSettingsResponse,
  GetOrderData,
  GetOrderResponse,
  GetOrderTimelineData,
  GetOrderTimelineResponse,
  GetPaymentInstructionsData,
  GetPaymentInstructionsResponse,
  GetPriceDetailData,
  GetPriceDetailResponse,
  GetPushKeyResponse,
  GetRefundRulesResponse,
  GetServerTimeData,
  GetServerTimeResponse,
  GetTransferPriceData,
  GetTransferPriceResponse,
  GetUserInfoSuccess,
  GetVehicleDetailData,
  GetVehicleDetailResponse,
  GetVehicleOfferData,
  GetVehicleOfferResponse,
  GetVehiclePriceFactsData,
  GetVehiclePriceFactsResponse,
  ListAddressesResponse,
  ListBannersData,
  ListBannersResponse,
  ListCitiesData,
  ListCitiesResponse,
  ListCountriesResponse,
  ListCouponsResponse,
  ListDeliveredPricesData,
  ListDeliveredPricesResponse,
  ListDestinationsResponse,
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
  ListOwnQuestionsData,
  ListOwnQuestionsResponse,
  ListPapersData,
  ListPapersResponse,
  ListPortsData,
  ListPortsResponse,
  ListReceivingCountriesResponse,
  ListRecommendedVehiclesResponse,
  ListSavedSearchesResponse,
  ListSearchTermsResponse,
  ListSimilarVehiclesData,
  ListSimilarVehiclesResponse,
  ListStylesData,
  ListStylesResponse,
  ListVehicleQuestionsData,
  ListVehicleQuestionsResponse,
  ListVehicleThreadsData,
  ListVehicleThreadsResponse,
  ListVehiclesData,
  ListVehiclesResponse,
  LoginData,
  LoginSuccess,
  MakeOfferData,
  MakeOfferResponse,
  ModifyCountryData,
  ModifyPasswordData,
  PayBalanceData,
  PayDepositData,
  RefreshTokenData,
  RefreshTokenResponse,
  RegisterData,
  RegisterSuccess,
  RemovePushSubscriptionData,
  RemoveSavedSearchData,
  ReportClaimData,
  ReportClaimResponse,
  RequestMpesaPaymentData,
  RequestMpesaPaymentResponse,
  RequestNoticeCodeData,
  ResetPasswordData,
  SaveFavoriteData,
  SavePushSubscriptionData,
  SaveSearchData,
  SaveSearchResponse,
  SendClientLogData,
  SetDefaultAddressData,
  StaffAcceptInvitationData,
  StaffAcceptInvitationSuccess,
  StaffAddClearingAgentData,
  StaffAddClearingAgentResponse,
  StaffAddCouponKindData,
  StaffAddCouponKindResponse,
  StaffAddImportPhotoData,
  StaffAddImportPhotoResponse,
  StaffAddNoteData,
  StaffAddNoteResponse,
  StaffAddPaperData,
  StaffAddPaperResponse,
  StaffAddPhotoData,
  StaffAddPhotoResponse,
  StaffAddReadyAnswerData,
  StaffAddReadyAnswerResponse,
  StaffAnswerChatData,
  StaffAnswerChatResponse,
  StaffAnswerInquiryData,
  StaffAnswerOfferData,
  StaffAnswerOfferResponse,
  StaffAnswerQuestionData,
  StaffApprovePaymentData,
  StaffApprovePaymentResponse,
  StaffArrangeBannersData,
  StaffArrangeBannersResponse,
  StaffArrangePhotosData,
  StaffArrangePhotosResponse,
  StaffAssignMpesaPaymentData,
  StaffAssignMpesaPaymentResponse,
  StaffBeginConfirmByPasskeySuccess,
  StaffBeginInvitationTotpData,
  StaffBeginInvitationTotpSuccess,
  StaffBeginPasskeyData,
  StaffBeginPasskeyLogInSuccess,
  StaffBeginPasskeyResponse,
  StaffBeginTotpData,
  StaffBeginTotpResponse,
  StaffBlockBuyerData,
  StaffCancelOrderData,
  StaffCancelOrderResponse,
  StaffCarryOutImportData,
  StaffCarryOutImportResponse,
  StaffCarryOutListPriceFileData,
  StaffCarryOutListPriceFileResponse,
  StaffCertifyDealerData,
  StaffChangeChatHoursData,
  StaffChangeChatHoursResponse,
  StaffChangeClearingAgentData,
  StaffChangeClearingAgentResponse,
  StaffChangePasswordData,
  StaffChangePriceData,
  StaffChangePriceResponse,
  StaffChangeReadyAnswerData,
  StaffChangeReadyAnswerResponse,
  StaffChangeRoleData,
  StaffChangeShipmentData,
  StaffChangeShipmentResponse,
  StaffCloseMpesaPaymentData,
  StaffCloseMpesaPaymentResponse,
  StaffCompleteOrderData,
  StaffCompleteOrderResponse,
  StaffConfirmByCodeData,
  StaffConfirmByPasskeyData,
  StaffConfirmLogInData,
  StaffConfirmLogInSuccess,
  StaffConfirmTotpData,
  StaffCorrectAnswerData,
  StaffDecideClaimData,
  StaffDecideClaimResponse,
  StaffDeclineQuestionData,
  StaffDeleteDraftData,
  StaffDeleteDraftResponse,
  StaffDuplicateVehicleData,
  StaffDuplicateVehicleResponse,
  StaffEditPhotoData,
  StaffEditPhotoResponse,
  StaffEndBuyerSessionsData,
  StaffEndClearingAgentData,
  StaffEndClearingAgentResponse,
  StaffEndCouponKindData,
  StaffEndCouponKindResponse,
  StaffEndListPriceData,
  StaffEndListPriceResponse,
  StaffEndMemberData,
  StaffEndSessionData,
  StaffExportListPricesData,
  StaffExportListPricesResponse,
  StaffExportOrdersData,
  StaffExportOrdersResponse,
  StaffExportStockData,
  StaffExportStockResponse,
  StaffFindBuyersData,
  StaffFindBuyersResponse,
  StaffFindListPricesData,
  StaffFindListPricesResponse,
  StaffGetBuyerData,
  StaffGetBuyerResponse,
  StaffGetChatData,
  StaffGetChatHoursResponse,
  StaffGetChatResponse,
  StaffGetClaimTermsResponse,
  StaffGetFiguresData,
  StaffGetFiguresResponse,
  StaffGetLegalVersionData,
  StaffGetLegalVersionResponse,
  StaffGetLogInChallengeData,
  StaffGetLogInChallengeResponse,
  StaffGetOrderData,
  StaffGetOrderResponse,
  StaffGetRefundRulesResponse,
  StaffGetReservationLimitsResponse,
  StaffGetTimelineData,
  StaffGetTimelineResponse,
  StaffGetVehicleData,
  StaffGetVehicleResponse,
  StaffGiveCouponData,
  StaffGiveCouponResponse,
  StaffHandOverChatData,
  StaffInviteData,
  StaffKeepMoneyData,
  StaffKeepMoneyResponse,
  StaffListActsData,
  StaffListActsResponse,
  StaffListBankAccountsResponse,
  StaffListBannersResponse,
  StaffListChatsData,
  StaffListChatsResponse,
  StaffListClaimsData,
  StaffListClaimsResponse,
  StaffListCompanyVersionsData,
  StaffListCompanyVersionsResponse,
  StaffListCouponKindsResponse,
  StaffListDealersData,
  StaffListDealersResponse,
  StaffListImportCountriesResponse,
  StaffListImportPhotosData,
  StaffListImportPhotosResponse,
  StaffListImportRowsData,
  StaffListImportRowsResponse,
  StaffListImportsResponse,
  StaffListInquiriesData,
  StaffListInquiriesResponse,
  StaffListMembersResponse,
  StaffListMpesaPaymentsData,
  StaffListMpesaPaymentsResponse,
  StaffListOffersData,
  StaffListOffersResponse,
  StaffListOrdersData,
  StaffListOrdersResponse,
  StaffListPapersData,
  StaffListPapersResponse,
  StaffListQuestionsData,
  StaffListQuestionsResponse,
  StaffListReadyAnswersResponse,
  StaffListSessionsResponse,
  StaffListStockChoicesResponse,
  StaffListStockData,
  StaffListStockResponse,
  StaffListTermVersionsData,
  StaffListTermVersionsResponse,
  StaffLogInData,
  StaffLogInSuccess,
  StaffMarkRefundSentData,
  StaffMarkRefundSentResponse,
  StaffMeResponse,
  StaffNoteArrivalData,
  StaffNoteArrivalResponse,
  StaffNoteInspectionData,
  StaffNoteInspectionResponse,
  StaffPasskeyLogInData,
  StaffPasskeyLogInSuccess,
  StaffPreviewImportRateData,
  StaffPreviewImportRateResponse,
  StaffPreviewImportRuleData,
  StaffPreviewImportRuleResponse,
  StaffPreviewListPriceData,
  StaffPreviewListPriceResponse,
  StaffPreviewShipmentData,
  StaffPreviewShipmentResponse,
  StaffPreviewTermsData,
  StaffPreviewTermsResponse,
  StaffProposeBankAccountData,
  StaffProposeRefundData,
  StaffProposeRefundResponse,
  StaffPublishVehicleData,
  StaffPublishVehicleResponse,
  StaffPutImportRateData,
  StaffPutImportRateResponse,
  StaffPutImportRuleData,
  StaffPutImportRuleResponse,
  StaffPutListPriceData,
  StaffPutListPriceResponse,
  StaffReadChatData,
  StaffReadCompanyResponse,
  StaffReadImportRatesData,
  StaffReadImportRatesResponse,
  StaffReadImportRulesData,
  StaffReadImportRulesResponse,
  StaffReadInvitationData,
  StaffReadInvitationResponse,
  StaffReadLegalTextsResponse,
  StaffReadListPriceFileData,
  StaffReadListPriceFileResponse,
  StaffReadStockFileData,
  StaffReadStockFileResponse,
  StaffReadTermsResponse,
  StaffReceivePaymentData,
  StaffReceivePaymentResponse,
  StaffRecordPaymentData,
  StaffRecordPaymentResponse,
  StaffRefreshData,
  StaffRefreshResponse,
  StaffRefuseDealerData,
  StaffRejectPaymentData,
  StaffRejectPaymentResponse,
  StaffReleaseBankAccountData,
  StaffReleasePaperData,
  StaffReleasePaperResponse,
  StaffReleaseRefundData,
  StaffReleaseRefundResponse,
  StaffReleaseReversalData,
  StaffReleaseReversalResponse,
  StaffRemoveBannerData,
  StaffRemoveBannerResponse,
  StaffRemoveImportRateData,
  StaffRemoveImportRateResponse,
  StaffRemoveImportRuleData,
  StaffRemoveImportRuleResponse,
  StaffRemovePasskeyData,
  StaffRemoveReadyAnswerData,
  StaffRemoveVideoData,
  StaffRemoveVideoResponse,
  StaffRenewRecoveryCodesData,
  StaffRenewRecoveryCodesResponse,
  StaffRequestBalanceData,
  StaffRequestBalanceResponse,
  StaffRetryImportPhotosData,
  StaffRetryImportPhotosResponse,
  StaffReversePaymentData,
  StaffReversePaymentResponse,
  StaffSaveBannerData,
  StaffSaveBannerResponse,
  StaffSavePasskeyData,
  StaffSaveVehicleData,
  StaffSaveVehicleResponse,
  StaffSetClaimTermsData,
  StaffSetClaimTermsResponse,
  StaffSetClearanceData,
  StaffSetClearanceResponse,
  StaffSetCompanyData,
  StaffSetCompanyResponse,
  StaffSetDepositData,
  StaffSetDepositResponse,
  StaffSetFlashSaleData,
  StaffSetFlashSaleResponse,
  StaffSetFreightData,
  StaffSetFreightResponse,
  StaffSetInspectionData,
  StaffSetInspectionResponse,
  StaffSetInsuranceData,
  StaffSetInsuranceResponse,
  StaffSetLegalTextData,
  StaffSetLegalTextResponse,
  StaffSetRatesData,
  StaffSetRatesResponse,
  StaffSetRefundRulesData,
  StaffSetRefundRulesResponse,
  StaffSetReservationLimitsData,
  StaffSetReservationLimitsResponse,
  StaffSetVehicleOffersData,
  StaffSetVehicleOffersResponse,
  StaffSetVideoData,
  StaffSetVideoResponse,
  StaffSettleChatData,
  StaffSettleInquiryData,
  StaffShipOrderData,
  StaffShipOrderResponse,
  StaffTakeBackLegalTextData,
  StaffTakeBackLegalTextResponse,
  StaffTakeBackListPriceData,
  StaffTakeBackListPriceResponse,
  StaffTakeChatData,
  StaffTodayResponse,
  StaffTypeInChatData,
  StaffUnblockBuyerData,
  StaffWatchOrderData,
  StaffWatchOrderResponse,
  StaffWithdrawAnswerData,
  StaffWithdrawBankAccountData,
  StaffWithdrawInvitationData,
  StaffWithdrawPaperData,
  StaffWithdrawPaperResponse,
  StaffWithdrawRefundData,
  StaffWithdrawRefundResponse,
  StaffWithdrawReversalData,
  StaffWithdrawReversalResponse,
  StaffWithdrawVehicleData,
  StaffWithdrawVehicleResponse,
  StopSearchLettersData,
  SubmitInquiryData,
  SubmitOrderData,
  SubmitOrderResponse,
  UpdateAddressData,
  UpdateDealerData,
  UploadDealerClueData,
  UploadDealerClueResponse,
  UploadImageData,
  UploadImageResponse,
  UploadPartsData,
  UploadPartsResponse,
  VerifyRegistrationData,
  WithdrawPaperData,
  WithdrawPaperResponse,
} from './client/types.gen.ts';
import type { CodesOf, OperationId } from './operations.ts';

/** The payload of each operation without the common fields, and the body of its success. */
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
  beginUpload: { payload: BeginUploadData['body']; body: BeginUploadResponse };
  uploadParts: { payload: UploadPartsData['body']; body: UploadPartsResponse };
  finishUpload: { payload: FinishUploadData['body']; body: FinishUploadResponse };
  generateCaptcha: { payload: Record<never, never>; body: GenerateCaptchaResponse };
  listCountries: { payload: Record<never, never>; body: ListCountriesResponse };
  getCompany: { payload: Record<never, never>; body: GetCompanyResponse };
  getLegalText: { payload: GetLegalTextData['body']; body: GetLegalTextResponse };
  getAdvertisement: { payload: GetAdvertisementData['body']; body: GetAdvertisementResponse };
  listBanners: { payload: ListBannersData['body']; body: ListBannersResponse };
  getHomeVehicles: { payload: GetHomeVehiclesData['body']; body: GetHomeVehiclesResponse };
  getCouponPicture: { payload: GetCouponPictureData['body']; body: GetCouponPictureResponse };
  listMakes: { payload: Record<never, never>; body: ListMakesResponse };
  listHotMakes: { payload: Record<never, never>; body: ListHotMakesResponse };
  listModels: { payload: ListModelsData['body']; body: ListModelsResponse };
  listStyles: { payload: ListStylesData['body']; body: ListStylesResponse };
  listVehicles: { payload: ListVehiclesData['body']; body: ListVehiclesResponse };
  listSearchTerms: { payload: Record<never, never>; body: ListSearchTermsResponse };
  listModelLevels: { payload: ListModelLevelsData['body']; body: ListModelLevelsResponse };
  listFlashSaleVehicles: { payload: ListFlashSaleVehiclesData['body']; body: ListFlashSaleVehiclesResponse };
  listRecommendedVehicles: { payload: Record<never, never>; body: ListRecommendedVehiclesResponse };
  listSimilarVehicles: { payload: ListSimilarVehiclesData['body']; body: ListSimilarVehiclesResponse };
  getVehiclePriceFacts: { payload: GetVehiclePriceFactsData['body']; body: GetVehiclePriceFactsResponse };
  getVehicleDetail: { payload: GetVehicleDetailData['body']; body: GetVehicleDetailResponse };
  getPriceDetail: { payload: GetPriceDetailData['body']; body: GetPriceDetailResponse };
  getTransferPrice: { payload: GetTransferPriceData['body']; body: GetTransferPriceResponse };
  listCities: { payload: ListCitiesData['body']; body: ListCitiesResponse };
  listPorts: { payload: ListPortsData['body']; body: ListPortsResponse };
  listReceivingCountries: { payload: Record<never, never>; body: ListReceivingCountriesResponse };
  listDestinations: { payload: Record<never, never>; body: ListDestinationsResponse };
  listDeliveredPrices: { payload: ListDeliveredPricesData['body']; body: ListDeliveredPricesResponse };
  assessImport: { payload: AssessImportData['body']; body: AssessImportResponse };
  estimateLandedCost: { payload: EstimateLandedCostData['body']; body: EstimateLandedCostResponse };
  estimateAnyCar: { payload: EstimateAnyCarData['body']; body: EstimateAnyCarResponse };
  submitInquiry: { payload: SubmitInquiryData['body']; body: undefined };
  listInquiries: { payload: ListInquiriesData['body']; body: ListInquiriesResponse };
  listVehicleQuestions: { payload: ListVehicleQuestionsData['body']; body: ListVehicleQuestionsResponse };
  listOwnQuestions: { payload: ListOwnQuestionsData['body']; body: ListOwnQuestionsResponse };
  askQuestion: { payload: AskQuestionData['body']; body: AskQuestionResponse };
  getVehicleOffer: { payload: GetVehicleOfferData['body']; body: GetVehicleOfferResponse };
  makeOffer: { payload: MakeOfferData['body']; body: MakeOfferResponse };
  answerOffer: { payload: AnswerOfferData['body']; body: AnswerOfferResponse };
  listVehicleThreads: { payload: ListVehicleThreadsData['body']; body: ListVehicleThreadsResponse };
  submitOrder: { payload: SubmitOrderData['body']; body: SubmitOrderResponse };
  listOrders: { payload: ListOrdersData['body']; body: ListOrdersResponse };
  getOrder: { payload: GetOrderData['body']; body: GetOrderResponse };
  closeOrder: { payload: CloseOrderData['body']; body: undefined };
  confirmDelivery: { payload: ConfirmDeliveryData['body']; body: undefined };
  payDeposit: { payload: PayDepositData['body']; body: undefined };
  payBalance: { payload: PayBalanceData['body']; body: undefined };
  downloadProforma: { payload: DownloadProformaData['body']; body: Uint8Array };
  getOrderTimeline: { payload: GetOrderTimelineData['body']; body: GetOrderTimelineResponse };
  listPapers: { payload: ListPapersData['body']; body: ListPapersResponse };
  addPaper: { payload: AddPaperData['body']; body: AddPaperResponse };
  withdrawPaper: { payload: WithdrawPaperData['body']; body: WithdrawPaperResponse };
  getRefundRules: { payload: Record<never, never>; body: GetRefundRulesResponse };
  getClaims: { payload: GetClaimsData['body']; body: GetClaimsResponse };
  reportClaim: { payload: ReportClaimData['body']; body: ReportClaimResponse };
  answerClaim: { payload: AnswerClaimData['body']; body: AnswerClaimResponse };
  getPaymentInstructions: { payload: GetPaymentInstructionsData['body']; body: GetPaymentInstructionsResponse };
  requestMpesaPayment: { payload: RequestMpesaPaymentData['body']; body: RequestMpesaPaymentResponse };
  getMpesaRequest: { payload: GetMpesaRequestData['body']; body: GetMpesaRequestResponse };
  checkPayment: { payload: CheckPaymentData['body']; body: CheckPaymentResponse };
  checkFavorite: { payload: CheckFavoriteData['body']; body: CheckFavoriteResponse };
  saveFavorite: { payload: SaveFavoriteData['body']; body: undefined };
  cancelFavorite: { payload: CancelFavoriteData['body']; body: undefined };
  listFavorites: { payload: ListFavoritesData['body']; body: ListFavoritesResponse };
  listSavedSearches: { payload: Record<never, never>; body: ListSavedSearchesResponse };
  saveSearch: { payload: SaveSearchData['body']; body: SaveSearchResponse };
  changeSavedSearch: { payload: ChangeSavedSearchData['body']; body: undefined };
  removeSavedSearch: { payload: RemoveSavedSearchData['body']; body: undefined };
  stopSearchLetters: { payload: StopSearchLettersData['body']; body: undefined };
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
  getNoticeSettings: { payload: Record<never, never>; body: GetNoticeSettingsResponse };
  requestNoticeCode: { payload: RequestNoticeCodeData['body']; body: undefined };
  confirmNoticeCode: { payload: ConfirmNoticeCodeData['body']; body: undefined };
  stopNotices: { payload: Record<never, never>; body: undefined };
  staffLogIn: { payload: StaffLogInData['body']; body: StaffLogInSuccess['body'] };
  staffGetLogInChallenge: { payload: StaffGetLogInChallengeData['body']; body: StaffGetLogInChallengeResponse };
  staffConfirmLogIn: { payload: StaffConfirmLogInData['body']; body: StaffConfirmLogInSuccess['body'] };
  staffBeginPasskeyLogIn: { payload: Record<never, never>; body: StaffBeginPasskeyLogInSuccess['body'] };
  staffPasskeyLogIn: { payload: StaffPasskeyLogInData['body']; body: StaffPasskeyLogInSuccess['body'] };
  staffRefresh: { payload: StaffRefreshData['body']; body: StaffRefreshResponse };
  staffReadInvitation: { payload: StaffReadInvitationData['body']; body: StaffReadInvitationResponse };
  staffBeginInvitationTotp: { payload: StaffBeginInvitationTotpData['body']; body: StaffBeginInvitationTotpSuccess['body'] };
  staffAcceptInvitation: { payload: StaffAcceptInvitationData['body']; body: StaffAcceptInvitationSuccess['body'] };
  staffMe: { payload: Record<never, never>; body: StaffMeResponse };
  staffConfirmByCode: { payload: StaffConfirmByCodeData['body']; body: undefined };
  staffBeginConfirmByPasskey: { payload: Record<never, never>; body: StaffBeginConfirmByPasskeySuccess['body'] };
  staffConfirmByPasskey: { payload: StaffConfirmByPasskeyData['body']; body: undefined };
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
  staffPreviewShipment: { payload: StaffPreviewShipmentData['body']; body: StaffPreviewShipmentResponse };
  staffShipOrder: { payload: StaffShipOrderData['body']; body: StaffShipOrderResponse };
  staffChangeShipment: { payload: StaffChangeShipmentData['body']; body: StaffChangeShipmentResponse };
  staffRequestBalance: { payload: StaffRequestBalanceData['body']; body: StaffRequestBalanceResponse };
  staffCompleteOrder: { payload: StaffCompleteOrderData['body']; body: StaffCompleteOrderResponse };
  staffCancelOrder: { payload: StaffCancelOrderData['body']; body: StaffCancelOrderResponse };
  staffReceivePayment: { payload: StaffReceivePaymentData['body']; body: StaffReceivePaymentResponse };
  staffProposeRefund: { payload: StaffProposeRefundData['body']; body: StaffProposeRefundResponse };
  staffReleaseRefund: { payload: StaffReleaseRefundData['body']; body: StaffReleaseRefundResponse };
  staffWithdrawRefund: { payload: StaffWithdrawRefundData['body']; body: StaffWithdrawRefundResponse };
  staffMarkRefundSent: { payload: StaffMarkRefundSentData['body']; body: StaffMarkRefundSentResponse };
  staffKeepMoney: { payload: StaffKeepMoneyData['body']; body: StaffKeepMoneyResponse };
  staffReversePayment: { payload: StaffReversePaymentData['body']; body: StaffReversePaymentResponse };
  staffReleaseReversal: { payload: StaffReleaseReversalData['body']; body: StaffReleaseReversalResponse };
  staffWithdrawReversal: { payload: StaffWithdrawReversalData['body']; body: StaffWithdrawReversalResponse };
  staffGetTimeline: { payload: StaffGetTimelineData['body']; body: StaffGetTimelineResponse };
  staffNoteInspection: { payload: StaffNoteInspectionData['body']; body: StaffNoteInspectionResponse };
  staffNoteArrival: { payload: StaffNoteArrivalData['body']; body: StaffNoteArrivalResponse };
  staffListPapers: { payload: StaffListPapersData['body']; body: StaffListPapersResponse };
  staffAddPaper: { payload: StaffAddPaperData['body']; body: StaffAddPaperResponse };
  staffWithdrawPaper: { payload: StaffWithdrawPaperData['body']; body: StaffWithdrawPaperResponse };
  staffReleasePaper: { payload: StaffReleasePaperData['body']; body: StaffReleasePaperResponse };
  staffAddNote: { payload: StaffAddNoteData['body']; body: StaffAddNoteResponse };
  staffListStock: { payload: StaffListStockData['body']; body: StaffListStockResponse };
  staffGetVehicle: { payload: StaffGetVehicleData['body']; body: StaffGetVehicleResponse };
  staffListStockChoices: { payload: Record<never, never>; body: StaffListStockChoicesResponse };
  staffSaveVehicle: { payload: StaffSaveVehicleData['body']; body: StaffSaveVehicleResponse };
  staffPublishVehicle: { payload: StaffPublishVehicleData['body']; body: StaffPublishVehicleResponse };
  staffDeleteDraft: { payload: StaffDeleteDraftData['body']; body: StaffDeleteDraftResponse };
  staffWithdrawVehicle: { payload: StaffWithdrawVehicleData['body']; body: StaffWithdrawVehicleResponse };
  staffDuplicateVehicle: { payload: StaffDuplicateVehicleData['body']; body: StaffDuplicateVehicleResponse };
  staffChangePrice: { payload: StaffChangePriceData['body']; body: StaffChangePriceResponse };
  staffSetFlashSale: { payload: StaffSetFlashSaleData['body']; body: StaffSetFlashSaleResponse };
  staffSetInspection: { payload: StaffSetInspectionData['body']; body: StaffSetInspectionResponse };
  staffAddPhoto: { payload: StaffAddPhotoData['body']; body: StaffAddPhotoResponse };
  staffArrangePhotos: { payload: StaffArrangePhotosData['body']; body: StaffArrangePhotosResponse };
  staffSetVideo: { payload: StaffSetVideoData['body']; body: StaffSetVideoResponse };
  staffRemoveVideo: { payload: StaffRemoveVideoData['body']; body: StaffRemoveVideoResponse };
  staffEditPhoto: { payload: StaffEditPhotoData['body']; body: StaffEditPhotoResponse };
  staffReadTerms: { payload: Record<never, never>; body: StaffReadTermsResponse };
  staffSetRates: { payload: StaffSetRatesData['body']; body: StaffSetRatesResponse };
  staffSetDeposit: { payload: StaffSetDepositData['body']; body: StaffSetDepositResponse };
  staffSetInsurance: { payload: StaffSetInsuranceData['body']; body: StaffSetInsuranceResponse };
  staffSetFreight: { payload: StaffSetFreightData['body']; body: StaffSetFreightResponse };
  staffSetClearance: { payload: StaffSetClearanceData['body']; body: StaffSetClearanceResponse };
  staffGetReservationLimits: { payload: Record<never, never>; body: StaffGetReservationLimitsResponse };
  staffSetReservationLimits: { payload: StaffSetReservationLimitsData['body']; body: StaffSetReservationLimitsResponse };
  staffGetRefundRules: { payload: Record<never, never>; body: StaffGetRefundRulesResponse };
  staffSetRefundRules: { payload: StaffSetRefundRulesData['body']; body: StaffSetRefundRulesResponse };
  staffListMpesaPayments: { payload: StaffListMpesaPaymentsData['body']; body: StaffListMpesaPaymentsResponse };
  staffAssignMpesaPayment: { payload: StaffAssignMpesaPaymentData['body']; body: StaffAssignMpesaPaymentResponse };
  staffCloseMpesaPayment: { payload: StaffCloseMpesaPaymentData['body']; body: StaffCloseMpesaPaymentResponse };
  staffListClaims: { payload: StaffListClaimsData['body']; body: StaffListClaimsResponse };
  staffDecideClaim: { payload: StaffDecideClaimData['body']; body: StaffDecideClaimResponse };
  staffGetClaimTerms: { payload: Record<never, never>; body: StaffGetClaimTermsResponse };
  staffSetClaimTerms: { payload: StaffSetClaimTermsData['body']; body: StaffSetClaimTermsResponse };
  staffPreviewTerms: { payload: StaffPreviewTermsData['body']; body: StaffPreviewTermsResponse };
  staffListTermVersions: { payload: StaffListTermVersionsData['body']; body: StaffListTermVersionsResponse };
  staffListBankAccounts: { payload: Record<never, never>; body: StaffListBankAccountsResponse };
  staffProposeBankAccount: { payload: StaffProposeBankAccountData['body']; body: undefined };
  staffReleaseBankAccount: { payload: StaffReleaseBankAccountData['body']; body: undefined };
  staffWithdrawBankAccount: { payload: StaffWithdrawBankAccountData['body']; body: undefined };
  staffReadCompany: { payload: Record<never, never>; body: StaffReadCompanyResponse };
  staffSetCompany: { payload: StaffSetCompanyData['body']; body: StaffSetCompanyResponse };
  staffAddClearingAgent: { payload: StaffAddClearingAgentData['body']; body: StaffAddClearingAgentResponse };
  staffChangeClearingAgent: { payload: StaffChangeClearingAgentData['body']; body: StaffChangeClearingAgentResponse };
  staffEndClearingAgent: { payload: StaffEndClearingAgentData['body']; body: StaffEndClearingAgentResponse };
  staffListCompanyVersions: { payload: StaffListCompanyVersionsData['body']; body: StaffListCompanyVersionsResponse };
  staffReadLegalTexts: { payload: Record<never, never>; body: StaffReadLegalTextsResponse };
  staffGetLegalVersion: { payload: StaffGetLegalVersionData['body']; body: StaffGetLegalVersionResponse };
  staffSetLegalText: { payload: StaffSetLegalTextData['body']; body: StaffSetLegalTextResponse };
  staffTakeBackLegalText: { payload: StaffTakeBackLegalTextData['body']; body: StaffTakeBackLegalTextResponse };
  staffListImportCountries: { payload: Record<never, never>; body: StaffListImportCountriesResponse };
  staffReadImportRates: { payload: StaffReadImportRatesData['body']; body: StaffReadImportRatesResponse };
  staffPutImportRate: { payload: StaffPutImportRateData['body']; body: StaffPutImportRateResponse };
  staffRemoveImportRate: { payload: StaffRemoveImportRateData['body']; body: StaffRemoveImportRateResponse };
  staffPreviewImportRate: { payload: StaffPreviewImportRateData['body']; body: StaffPreviewImportRateResponse };
  staffReadImportRules: { payload: StaffReadImportRulesData['body']; body: StaffReadImportRulesResponse };
  staffPutImportRule: { payload: StaffPutImportRuleData['body']; body: StaffPutImportRuleResponse };
  staffRemoveImportRule: { payload: StaffRemoveImportRuleData['body']; body: StaffRemoveImportRuleResponse };
  staffPreviewImportRule: { payload: StaffPreviewImportRuleData['body']; body: StaffPreviewImportRuleResponse };
  staffFindListPrices: { payload: StaffFindListPricesData['body']; body: StaffFindListPricesResponse };
  staffPutListPrice: { payload: StaffPutListPriceData['body']; body: StaffPutListPriceResponse };
  staffEndListPrice: { payload: StaffEndListPriceData['body']; body: StaffEndListPriceResponse };
  staffTakeBackListPrice: { payload: StaffTakeBackListPriceData['body']; body: StaffTakeBackListPriceResponse };
  staffReadListPriceFile: { payload: StaffReadListPriceFileData['body']; body: StaffReadListPriceFileResponse };
  staffCarryOutListPriceFile: { payload: StaffCarryOutListPriceFileData['body']; body: StaffCarryOutListPriceFileResponse };
  staffExportListPrices: { payload: StaffExportListPricesData['body']; body: StaffExportListPricesResponse };
  staffPreviewListPrice: { payload: StaffPreviewListPriceData['body']; body: StaffPreviewListPriceResponse };
  staffListCouponKinds: { payload: Record<never, never>; body: StaffListCouponKindsResponse };
  staffAddCouponKind: { payload: StaffAddCouponKindData['body']; body: StaffAddCouponKindResponse };
  staffEndCouponKind: { payload: StaffEndCouponKindData['body']; body: StaffEndCouponKindResponse };
  staffGiveCoupon: { payload: StaffGiveCouponData['body']; body: StaffGiveCouponResponse };
  staffListBanners: { payload: Record<never, never>; body: StaffListBannersResponse };
  staffSaveBanner: { payload: StaffSaveBannerData['body']; body: StaffSaveBannerResponse };
  staffArrangeBanners: { payload: StaffArrangeBannersData['body']; body: StaffArrangeBannersResponse };
  staffRemoveBanner: { payload: StaffRemoveBannerData['body']; body: StaffRemoveBannerResponse };
  staffListQuestions: { payload: StaffListQuestionsData['body']; body: StaffListQuestionsResponse };
  staffAnswerQuestion: { payload: StaffAnswerQuestionData['body']; body: undefined };
  staffDeclineQuestion: { payload: StaffDeclineQuestionData['body']; body: undefined };
  staffCorrectAnswer: { payload: StaffCorrectAnswerData['body']; body: undefined };
  staffWithdrawAnswer: { payload: StaffWithdrawAnswerData['body']; body: undefined };
  staffListOffers: { payload: StaffListOffersData['body']; body: StaffListOffersResponse };
  staffAnswerOffer: { payload: StaffAnswerOfferData['body']; body: StaffAnswerOfferResponse };
  staffSetVehicleOffers: { payload: StaffSetVehicleOffersData['body']; body: StaffSetVehicleOffersResponse };
  staffListChats: { payload: StaffListChatsData['body']; body: StaffListChatsResponse };
  staffGetChat: { payload: StaffGetChatData['body']; body: StaffGetChatResponse };
  staffAnswerChat: { payload: StaffAnswerChatData['body']; body: StaffAnswerChatResponse };
  staffSettleChat: { payload: StaffSettleChatData['body']; body: undefined };
  staffTakeChat: { payload: StaffTakeChatData['body']; body: undefined };
  staffHandOverChat: { payload: StaffHandOverChatData['body']; body: undefined };
  staffReadChat: { payload: StaffReadChatData['body']; body: undefined };
  staffTypeInChat: { payload: StaffTypeInChatData['body']; body: undefined };
  staffListReadyAnswers: { payload: Record<never, never>; body: StaffListReadyAnswersResponse };
  staffAddReadyAnswer: { payload: StaffAddReadyAnswerData['body']; body: StaffAddReadyAnswerResponse };
  staffChangeReadyAnswer: { payload: StaffChangeReadyAnswerData['body']; body: StaffChangeReadyAnswerResponse };
  staffRemoveReadyAnswer: { payload: StaffRemoveReadyAnswerData['body']; body: undefined };
  staffGetChatHours: { payload: Record<never, never>; body: StaffGetChatHoursResponse };
  staffChangeChatHours: { payload: StaffChangeChatHoursData['body']; body: StaffChangeChatHoursResponse };
  staffListDealers: { payload: StaffListDealersData['body']; body: StaffListDealersResponse };
  staffCertifyDealer: { payload: StaffCertifyDealerData['body']; body: undefined };
  staffRefuseDealer: { payload: StaffRefuseDealerData['body']; body: undefined };
  staffListInquiries: { payload: StaffListInquiriesData['body']; body: StaffListInquiriesResponse };
  staffAnswerInquiry: { payload: StaffAnswerInquiryData['body']; body: undefined };
  staffFindBuyers: { payload: StaffFindBuyersData['body']; body: StaffFindBuyersResponse };
  staffGetBuyer: { payload: StaffGetBuyerData['body']; body: StaffGetBuyerResponse };
  staffEndBuyerSessions: { payload: StaffEndBuyerSessionsData['body']; body: undefined };
  staffBlockBuyer: { payload: StaffBlockBuyerData['body']; body: undefined };
  staffUnblockBuyer: { payload: StaffUnblockBuyerData['body']; body: undefined };
  staffGetFigures: { payload: StaffGetFiguresData['body']; body: StaffGetFiguresResponse };
  staffReadStockFile: { payload: StaffReadStockFileData['body']; body: StaffReadStockFileResponse };
  staffListImports: { payload: Record<never, never>; body: StaffListImportsResponse };
  staffListImportRows: { payload: StaffListImportRowsData['body']; body: StaffListImportRowsResponse };
  staffCarryOutImport: { payload: StaffCarryOutImportData['body']; body: StaffCarryOutImportResponse };
  staffRetryImportPhotos: { payload: StaffRetryImportPhotosData['body']; body: StaffRetryImportPhotosResponse };
  staffListImportPhotos: { payload: StaffListImportPhotosData['body']; body: StaffListImportPhotosResponse };
  staffAddImportPhoto: { payload: StaffAddImportPhotoData['body']; body: StaffAddImportPhotoResponse };
  staffExportStock: { payload: StaffExportStockData['body']; body: StaffExportStockResponse };
}

export type PayloadOf<Id extends OperationId> = OperationShapes[Id]['payload'];
export type BodyOf<Id extends OperationId> = OperationShapes[Id]['body'];

/** What a handler may return: success with its body, or a failure with a code that the contract lists. */
export type AnswerOf<Id extends OperationId> =
  | (BodyOf<Id> extends undefined ? { code: 0; errorMessage?: string } : { code: 0; body: BodyOf<Id> })
  | { code: CodesOf<Id>; message?: string; errorMessage?: string; reason?: string };

export type Handler<Id extends OperationId, Context> = (
  payload: PayloadOf<Id>,
  context: Context,
) => AnswerOf<Id> | Promise<AnswerOf<Id>>;

export type Handlers<Context> = { [Id in OperationId]: Handler<Id, Context> };
