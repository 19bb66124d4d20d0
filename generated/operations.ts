// Generated from openapi/ by `npm run generate`. Do not edit: change the contract and generate again.

/** What a member of the staff may be. */
export type StaffRole = 'owner' | 'sales' | 'accounts' | 'logistics' | 'stock' | 'readOnly';

export interface OperationFacts {
  readonly id: string;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly effect: 'query' | 'mutation';
  readonly auth: 'none' | 'visitor' | 'user' | 'staff';
  /** The staff roles that may make the call. */
  readonly roles?: readonly StaffRole[];
  readonly replay: 'safe' | 'idempotent' | 'never';
  readonly envelope: 'sealed' | 'multipart' | 'blob' | 'plain';
  readonly display: 'toast' | 'place' | 'log' | 'ignore' | 'whole';
  readonly codes: readonly number[];
  /** The last day of a deprecated call. */
  readonly sunset?: string;
  /** The most characters of its file in Base64. */
  readonly base64?: number;
}

export const operations = {
  login: {"id":"login","path":"/user/login","method":"POST","effect":"mutation","auth":"visitor","replay":"never","envelope":"sealed","display":"whole","codes":[400,403,416,417,427,428,430,431,432,500]},
  getLoginChallenge: {"id":"getLoginChallenge","path":"/user/loginChallenge","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,403,430,431,432,500]},
  getUserInfo: {"id":"getUserInfo","path":"/user/userInfo","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"whole","codes":[400,403,421,430,431,432,500]},
  register: {"id":"register","path":"/user/register","method":"POST","effect":"mutation","auth":"visitor","replay":"idempotent","envelope":"sealed","display":"whole","codes":[400,403,430,431,432,500]},
  verifyRegistration: {"id":"verifyRegistration","path":"/user/verify","method":"POST","effect":"mutation","auth":"visitor","replay":"idempotent","envelope":"sealed","display":"whole","codes":[400,403,417,430,431,432,500]},
  findPassword: {"id":"findPassword","path":"/user/findPassword","method":"POST","effect":"mutation","auth":"visitor","replay":"idempotent","envelope":"sealed","display":"toast","codes":[17,400,403,430,431,432,500]},
  resetPassword: {"id":"resetPassword","path":"/user/resetPassword","method":"POST","effect":"mutation","auth":"visitor","replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  modifyPassword: {"id":"modifyPassword","path":"/user/modifyPassword","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  modifyCountry: {"id":"modifyCountry","path":"/user/modifyCountry","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  refreshToken: {"id":"refreshToken","path":"/user/refreshToken","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"ignore","codes":[400,431,432,500]},
  logOut: {"id":"logOut","path":"/user/loginOut","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  getBaseToken: {"id":"getBaseToken","path":"/common/baseToken","method":"POST","effect":"query","auth":"none","replay":"safe","envelope":"sealed","display":"log","codes":[400,500]},
  getServerTime: {"id":"getServerTime","path":"/common/serverTime","method":"GET","effect":"query","auth":"none","replay":"safe","envelope":"plain","display":"log","codes":[400,500]},
  sendClientLog: {"id":"sendClientLog","path":"/common/clientLog","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"plain","display":"ignore","codes":[400,500]},
  uploadImage: {"id":"uploadImage","path":"/common/uploadByBase64","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500],"base64":18175343},
  beginUpload: {"id":"beginUpload","path":"/common/beginUpload","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  uploadParts: {"id":"uploadParts","path":"/common/uploadParts","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500],"base64":699052},
  finishUpload: {"id":"finishUpload","path":"/common/finishUpload","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  generateCaptcha: {"id":"generateCaptcha","path":"/captcha/generate","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[17,400,403,430,431,432,500]},
  listCountries: {"id":"listCountries","path":"/country/countryList","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  getCompany: {"id":"getCompany","path":"/common/company","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  getLegalText: {"id":"getLegalText","path":"/common/legalText","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  getAdvertisement: {"id":"getAdvertisement","path":"/homePage/advertisement","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"log","codes":[400,403,430,431,432,500]},
  listBanners: {"id":"listBanners","path":"/homePage/getSpecialCarSessions","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"log","codes":[400,403,430,431,432,500]},
  getHomeVehicles: {"id":"getHomeVehicles","path":"/homePage/getHomPageVehicles","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,403,430,431,432,500]},
  getCouponPicture: {"id":"getCouponPicture","path":"/homePage/couponPic","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,403,430,431,432,500]},
  listMakes: {"id":"listMakes","path":"/make/getMakeList","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listHotMakes: {"id":"listHotMakes","path":"/make/getHotMakeList","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listModels: {"id":"listModels","path":"/model/getModelList","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listStyles: {"id":"listStyles","path":"/model/getStyleList","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listVehicles: {"id":"listVehicles","path":"/vehicles/getVehicles","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  listSearchTerms: {"id":"listSearchTerms","path":"/vehicles/getSearchTerms","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,403,430,431,432,500]},
  listModelLevels: {"id":"listModelLevels","path":"/vehicles/getVehicleModelLevel","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,403,430,431,432,500]},
  listFlashSaleVehicles: {"id":"listFlashSaleVehicles","path":"/vehicles/getFlashSaleVehicles","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,403,430,431,432,500]},
  listRecommendedVehicles: {"id":"listRecommendedVehicles","path":"/vehicles/getGuessVehicles","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listSimilarVehicles: {"id":"listSimilarVehicles","path":"/vehicles/getSimilarVehicles","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  getVehiclePriceFacts: {"id":"getVehiclePriceFacts","path":"/vehicles/priceFacts","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,403,430,431,432,500]},
  getVehicleDetail: {"id":"getVehicleDetail","path":"/carSource/getDetailInfo","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  getPriceDetail: {"id":"getPriceDetail","path":"/carSource/getSellPriceDetail","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500,602]},
  getTransferPrice: {"id":"getTransferPrice","path":"/carSource/getTransferPrice","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listCities: {"id":"listCities","path":"/dict/getAllCity","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listPorts: {"id":"listPorts","path":"/dict/getPort","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listReceivingCountries: {"id":"listReceivingCountries","path":"/country/getCityCountry","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listDestinations: {"id":"listDestinations","path":"/price/listDestinations","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,403,430,431,432,500]},
  listDeliveredPrices: {"id":"listDeliveredPrices","path":"/price/listDeliveredPrices","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,403,430,431,432,500]},
  assessImport: {"id":"assessImport","path":"/import/assess","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  estimateLandedCost: {"id":"estimateLandedCost","path":"/import/landedCost","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  estimateAnyCar: {"id":"estimateAnyCar","path":"/import/anyCar","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  submitInquiry: {"id":"submitInquiry","path":"/consulting/submit","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  listInquiries: {"id":"listInquiries","path":"/consulting/list","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  listVehicleQuestions: {"id":"listVehicleQuestions","path":"/questions/list","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  listOwnQuestions: {"id":"listOwnQuestions","path":"/questions/own","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  askQuestion: {"id":"askQuestion","path":"/questions/ask","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  getVehicleOffer: {"id":"getVehicleOffer","path":"/offers/vehicle","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  makeOffer: {"id":"makeOffer","path":"/offers/make","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  answerOffer: {"id":"answerOffer","path":"/offers/answer","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  listVehicleThreads: {"id":"listVehicleThreads","path":"/offers/threads","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  submitOrder: {"id":"submitOrder","path":"/order/submit","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500,603]},
  listOrders: {"id":"listOrders","path":"/order/list","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  getOrder: {"id":"getOrder","path":"/order/detail","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  closeOrder: {"id":"closeOrder","path":"/order/close","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  confirmDelivery: {"id":"confirmDelivery","path":"/order/delivered","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  payDeposit: {"id":"payDeposit","path":"/order/payDeposit","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  payBalance: {"id":"payBalance","path":"/order/payBalance","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  downloadProforma: {"id":"downloadProforma","path":"/order/proforma","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"blob","display":"toast","codes":[400,403,421,430,431,432,500]},
  getOrderTimeline: {"id":"getOrderTimeline","path":"/order/timeline","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  listPapers: {"id":"listPapers","path":"/papers/list","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  addPaper: {"id":"addPaper","path":"/papers/add","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500],"base64":18175343},
  withdrawPaper: {"id":"withdrawPaper","path":"/papers/withdraw","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  getRefundRules: {"id":"getRefundRules","path":"/order/refundRules","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  getClaims: {"id":"getClaims","path":"/order/claims","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  reportClaim: {"id":"reportClaim","path":"/order/reportClaim","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  answerClaim: {"id":"answerClaim","path":"/order/answerClaim","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  getPaymentInstructions: {"id":"getPaymentInstructions","path":"/order/payment","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  requestMpesaPayment: {"id":"requestMpesaPayment","path":"/order/requestMpesaPayment","method":"POST","effect":"mutation","auth":"user","replay":"never","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  getMpesaRequest: {"id":"getMpesaRequest","path":"/order/mpesaRequest","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  checkPayment: {"id":"checkPayment","path":"/payment/check","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  checkFavorite: {"id":"checkFavorite","path":"/favorites/isFavoriteVehicle","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"log","codes":[400,403,421,430,431,432,500]},
  saveFavorite: {"id":"saveFavorite","path":"/favorites/saveFavorites","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  cancelFavorite: {"id":"cancelFavorite","path":"/favorites/cancelFavorites","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  listFavorites: {"id":"listFavorites","path":"/favorites/getFavorites","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  listSavedSearches: {"id":"listSavedSearches","path":"/searches/list","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  saveSearch: {"id":"saveSearch","path":"/searches/save","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  changeSavedSearch: {"id":"changeSavedSearch","path":"/searches/change","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  removeSavedSearch: {"id":"removeSavedSearch","path":"/searches/remove","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  stopSearchLetters: {"id":"stopSearchLetters","path":"/searches/stopLetters","method":"POST","effect":"mutation","auth":"visitor","replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  listAddresses: {"id":"listAddresses","path":"/address/list","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  getAddress: {"id":"getAddress","path":"/address/getById","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  setDefaultAddress: {"id":"setDefaultAddress","path":"/address/updateDefault","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  deleteAddress: {"id":"deleteAddress","path":"/address/delete","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  addAddress: {"id":"addAddress","path":"/address/add","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  updateAddress: {"id":"updateAddress","path":"/address/update","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  listCoupons: {"id":"listCoupons","path":"/coupon/list","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  getDealerToken: {"id":"getDealerToken","path":"/vehiclesDealer/token","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"log","codes":[400,403,421,430,431,432,500]},
  createDealer: {"id":"createDealer","path":"/vehiclesDealer/create","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  updateDealer: {"id":"updateDealer","path":"/vehiclesDealer/update","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  getDealerCertificate: {"id":"getDealerCertificate","path":"/vehiclesDealer/view","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  uploadDealerClue: {"id":"uploadDealerClue","path":"/dealer/clue","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"multipart","display":"toast","codes":[400,403,421,430,431,432,500]},
  getChatToken: {"id":"getChatToken","path":"/chat/token","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  getPushKey: {"id":"getPushKey","path":"/push/key","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"log","codes":[400,403,421,430,431,432,500]},
  savePushSubscription: {"id":"savePushSubscription","path":"/push/save","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  removePushSubscription: {"id":"removePushSubscription","path":"/push/remove","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"log","codes":[400,403,421,430,431,432,500]},
  getNoticeSettings: {"id":"getNoticeSettings","path":"/notices/settings","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"log","codes":[400,403,421,430,431,432,500]},
  requestNoticeCode: {"id":"requestNoticeCode","path":"/notices/requestCode","method":"POST","effect":"mutation","auth":"user","replay":"never","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  confirmNoticeCode: {"id":"confirmNoticeCode","path":"/notices/confirm","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  stopNotices: {"id":"stopNotices","path":"/notices/stop","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  staffLogIn: {"id":"staffLogIn","path":"/staff/logIn","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"whole","codes":[400,417,428,500]},
  staffGetLogInChallenge: {"id":"staffGetLogInChallenge","path":"/staff/logInChallenge","method":"POST","effect":"query","auth":"none","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,500]},
  staffConfirmLogIn: {"id":"staffConfirmLogIn","path":"/staff/confirmLogIn","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"whole","codes":[400,500]},
  staffBeginPasskeyLogIn: {"id":"staffBeginPasskeyLogIn","path":"/staff/beginPasskeyLogIn","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"whole","codes":[400,500]},
  staffPasskeyLogIn: {"id":"staffPasskeyLogIn","path":"/staff/passkeyLogIn","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"whole","codes":[400,500]},
  staffRefresh: {"id":"staffRefresh","path":"/staff/refresh","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"ignore","codes":[400,431,432,500]},
  staffReadInvitation: {"id":"staffReadInvitation","path":"/staff/readInvitation","method":"POST","effect":"query","auth":"none","replay":"safe","envelope":"sealed","display":"place","codes":[400,500]},
  staffBeginInvitationTotp: {"id":"staffBeginInvitationTotp","path":"/staff/beginInvitationTotp","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"whole","codes":[400,500]},
  staffAcceptInvitation: {"id":"staffAcceptInvitation","path":"/staff/acceptInvitation","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"whole","codes":[400,500]},
  staffMe: {"id":"staffMe","path":"/staff/me","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffConfirmByCode: {"id":"staffConfirmByCode","path":"/staff/confirmByCode","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"never","envelope":"sealed","display":"whole","codes":[400,403,421,430,431,432,433,500]},
  staffBeginConfirmByPasskey: {"id":"staffBeginConfirmByPasskey","path":"/staff/beginConfirmByPasskey","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"never","envelope":"sealed","display":"whole","codes":[400,403,421,430,431,432,433,500]},
  staffConfirmByPasskey: {"id":"staffConfirmByPasskey","path":"/staff/confirmByPasskey","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"never","envelope":"sealed","display":"whole","codes":[400,403,421,430,431,432,433,500]},
  staffLogOut: {"id":"staffLogOut","path":"/staff/logOut","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffChangePassword: {"id":"staffChangePassword","path":"/staff/changePassword","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffBeginTotp: {"id":"staffBeginTotp","path":"/staff/beginTotp","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"never","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffConfirmTotp: {"id":"staffConfirmTotp","path":"/staff/confirmTotp","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffRenewRecoveryCodes: {"id":"staffRenewRecoveryCodes","path":"/staff/renewRecoveryCodes","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"never","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffBeginPasskey: {"id":"staffBeginPasskey","path":"/staff/beginPasskey","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"never","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffSavePasskey: {"id":"staffSavePasskey","path":"/staff/savePasskey","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"never","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffRemovePasskey: {"id":"staffRemovePasskey","path":"/staff/removePasskey","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffListSessions: {"id":"staffListSessions","path":"/staff/listSessions","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffEndSession: {"id":"staffEndSession","path":"/staff/endSession","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffInvite: {"id":"staffInvite","path":"/staff/invite","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,434,500]},
  staffWithdrawInvitation: {"id":"staffWithdrawInvitation","path":"/staff/withdrawInvitation","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffListMembers: {"id":"staffListMembers","path":"/staff/listMembers","method":"POST","effect":"query","auth":"staff","roles":["owner"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffChangeRole: {"id":"staffChangeRole","path":"/staff/changeRole","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,434,500]},
  staffEndMember: {"id":"staffEndMember","path":"/staff/endMember","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,434,500]},
  staffListActs: {"id":"staffListActs","path":"/staff/listActs","method":"POST","effect":"query","auth":"staff","roles":["owner"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffToday: {"id":"staffToday","path":"/staff/today","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffSettleInquiry: {"id":"staffSettleInquiry","path":"/staff/settleInquiry","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffListOrders: {"id":"staffListOrders","path":"/staff/listOrders","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffExportOrders: {"id":"staffExportOrders","path":"/staff/exportOrders","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts"],"replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffGetOrder: {"id":"staffGetOrder","path":"/staff/getOrder","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffWatchOrder: {"id":"staffWatchOrder","path":"/staff/watchOrder","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics","readOnly"],"replay":"never","envelope":"sealed","display":"ignore","codes":[400,403,421,430,431,432,433,500]},
  staffApprovePayment: {"id":"staffApprovePayment","path":"/staff/approvePayment","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffRejectPayment: {"id":"staffRejectPayment","path":"/staff/rejectPayment","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffRecordPayment: {"id":"staffRecordPayment","path":"/staff/recordPayment","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffPreviewShipment: {"id":"staffPreviewShipment","path":"/staff/previewShipment","method":"POST","effect":"query","auth":"staff","roles":["owner","accounts","logistics"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffShipOrder: {"id":"staffShipOrder","path":"/staff/shipOrder","method":"POST","effect":"mutation","auth":"staff","roles":["owner","logistics"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffChangeShipment: {"id":"staffChangeShipment","path":"/staff/changeShipment","method":"POST","effect":"mutation","auth":"staff","roles":["owner","logistics"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffRequestBalance: {"id":"staffRequestBalance","path":"/staff/requestBalance","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts","logistics"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffCompleteOrder: {"id":"staffCompleteOrder","path":"/staff/completeOrder","method":"POST","effect":"mutation","auth":"staff","roles":["owner","logistics"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffCancelOrder: {"id":"staffCancelOrder","path":"/staff/cancelOrder","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffReceivePayment: {"id":"staffReceivePayment","path":"/staff/receivePayment","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffProposeRefund: {"id":"staffProposeRefund","path":"/staff/proposeRefund","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,434,500]},
  staffReleaseRefund: {"id":"staffReleaseRefund","path":"/staff/releaseRefund","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,434,500]},
  staffWithdrawRefund: {"id":"staffWithdrawRefund","path":"/staff/withdrawRefund","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffMarkRefundSent: {"id":"staffMarkRefundSent","path":"/staff/markRefundSent","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffKeepMoney: {"id":"staffKeepMoney","path":"/staff/keepMoney","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffReversePayment: {"id":"staffReversePayment","path":"/staff/reversePayment","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffReleaseReversal: {"id":"staffReleaseReversal","path":"/staff/releaseReversal","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,434,500]},
  staffWithdrawReversal: {"id":"staffWithdrawReversal","path":"/staff/withdrawReversal","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffGetTimeline: {"id":"staffGetTimeline","path":"/staff/timeline","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffNoteInspection: {"id":"staffNoteInspection","path":"/staff/noteInspection","method":"POST","effect":"mutation","auth":"staff","roles":["owner","logistics"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffNoteArrival: {"id":"staffNoteArrival","path":"/staff/noteArrival","method":"POST","effect":"mutation","auth":"staff","roles":["owner","logistics"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffListPapers: {"id":"staffListPapers","path":"/staff/listPapers","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffAddPaper: {"id":"staffAddPaper","path":"/staff/addPaper","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500],"base64":18175343},
  staffWithdrawPaper: {"id":"staffWithdrawPaper","path":"/staff/withdrawPaper","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffReleasePaper: {"id":"staffReleasePaper","path":"/staff/releasePaper","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffAddNote: {"id":"staffAddNote","path":"/staff/addNote","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffListStock: {"id":"staffListStock","path":"/staff/listStock","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffGetVehicle: {"id":"staffGetVehicle","path":"/staff/getVehicle","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffListStockChoices: {"id":"staffListStockChoices","path":"/staff/listStockChoices","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffSaveVehicle: {"id":"staffSaveVehicle","path":"/staff/saveVehicle","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffPublishVehicle: {"id":"staffPublishVehicle","path":"/staff/publishVehicle","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffDeleteDraft: {"id":"staffDeleteDraft","path":"/staff/deleteDraft","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffWithdrawVehicle: {"id":"staffWithdrawVehicle","path":"/staff/withdrawVehicle","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffDuplicateVehicle: {"id":"staffDuplicateVehicle","path":"/staff/duplicateVehicle","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffChangePrice: {"id":"staffChangePrice","path":"/staff/changePrice","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffSetFlashSale: {"id":"staffSetFlashSale","path":"/staff/setFlashSale","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffSetInspection: {"id":"staffSetInspection","path":"/staff/setInspection","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffAddPhoto: {"id":"staffAddPhoto","path":"/staff/addPhoto","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500],"base64":20000000},
  staffArrangePhotos: {"id":"staffArrangePhotos","path":"/staff/arrangePhotos","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffSetVideo: {"id":"staffSetVideo","path":"/staff/setVideo","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500],"base64":20000000},
  staffRemoveVideo: {"id":"staffRemoveVideo","path":"/staff/removeVideo","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffEditPhoto: {"id":"staffEditPhoto","path":"/staff/editPhoto","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffReadTerms: {"id":"staffReadTerms","path":"/staff/readTerms","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffSetRates: {"id":"staffSetRates","path":"/staff/setRates","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffSetDeposit: {"id":"staffSetDeposit","path":"/staff/setDeposit","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffSetInsurance: {"id":"staffSetInsurance","path":"/staff/setInsurance","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffSetFreight: {"id":"staffSetFreight","path":"/staff/setFreight","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffSetClearance: {"id":"staffSetClearance","path":"/staff/setClearance","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffGetReservationLimits: {"id":"staffGetReservationLimits","path":"/staff/getReservationLimits","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffSetReservationLimits: {"id":"staffSetReservationLimits","path":"/staff/setReservationLimits","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffGetRefundRules: {"id":"staffGetRefundRules","path":"/staff/getRefundRules","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffSetRefundRules: {"id":"staffSetRefundRules","path":"/staff/setRefundRules","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffListMpesaPayments: {"id":"staffListMpesaPayments","path":"/staff/listMpesaPayments","method":"POST","effect":"query","auth":"staff","roles":["owner","accounts","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffAssignMpesaPayment: {"id":"staffAssignMpesaPayment","path":"/staff/assignMpesaPayment","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffCloseMpesaPayment: {"id":"staffCloseMpesaPayment","path":"/staff/closeMpesaPayment","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffListClaims: {"id":"staffListClaims","path":"/staff/listClaims","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffDecideClaim: {"id":"staffDecideClaim","path":"/staff/decideClaim","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffGetClaimTerms: {"id":"staffGetClaimTerms","path":"/staff/getClaimTerms","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffSetClaimTerms: {"id":"staffSetClaimTerms","path":"/staff/setClaimTerms","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffPreviewTerms: {"id":"staffPreviewTerms","path":"/staff/previewTerms","method":"POST","effect":"query","auth":"staff","roles":["owner","accounts"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffListTermVersions: {"id":"staffListTermVersions","path":"/staff/listTermVersions","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffListBankAccounts: {"id":"staffListBankAccounts","path":"/staff/listBankAccounts","method":"POST","effect":"query","auth":"staff","roles":["owner","accounts","sales","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffProposeBankAccount: {"id":"staffProposeBankAccount","path":"/staff/proposeBankAccount","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffReleaseBankAccount: {"id":"staffReleaseBankAccount","path":"/staff/releaseBankAccount","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,434,500]},
  staffWithdrawBankAccount: {"id":"staffWithdrawBankAccount","path":"/staff/withdrawBankAccount","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffReadCompany: {"id":"staffReadCompany","path":"/staff/readCompany","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffSetCompany: {"id":"staffSetCompany","path":"/staff/setCompany","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffAddClearingAgent: {"id":"staffAddClearingAgent","path":"/staff/addClearingAgent","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffChangeClearingAgent: {"id":"staffChangeClearingAgent","path":"/staff/changeClearingAgent","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffEndClearingAgent: {"id":"staffEndClearingAgent","path":"/staff/endClearingAgent","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffListCompanyVersions: {"id":"staffListCompanyVersions","path":"/staff/listCompanyVersions","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffReadLegalTexts: {"id":"staffReadLegalTexts","path":"/staff/readLegalTexts","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffGetLegalVersion: {"id":"staffGetLegalVersion","path":"/staff/getLegalVersion","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffSetLegalText: {"id":"staffSetLegalText","path":"/staff/setLegalText","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffTakeBackLegalText: {"id":"staffTakeBackLegalText","path":"/staff/takeBackLegalText","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffListImportCountries: {"id":"staffListImportCountries","path":"/staff/listImportCountries","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffReadImportRates: {"id":"staffReadImportRates","path":"/staff/readImportRates","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffPutImportRate: {"id":"staffPutImportRate","path":"/staff/putImportRate","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffRemoveImportRate: {"id":"staffRemoveImportRate","path":"/staff/removeImportRate","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffPreviewImportRate: {"id":"staffPreviewImportRate","path":"/staff/previewImportRate","method":"POST","effect":"query","auth":"staff","roles":["owner","accounts"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffReadImportRules: {"id":"staffReadImportRules","path":"/staff/readImportRules","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffPutImportRule: {"id":"staffPutImportRule","path":"/staff/putImportRule","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffRemoveImportRule: {"id":"staffRemoveImportRule","path":"/staff/removeImportRule","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffPreviewImportRule: {"id":"staffPreviewImportRule","path":"/staff/previewImportRule","method":"POST","effect":"query","auth":"staff","roles":["owner","accounts"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffFindListPrices: {"id":"staffFindListPrices","path":"/staff/findListPrices","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffPutListPrice: {"id":"staffPutListPrice","path":"/staff/putListPrice","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffEndListPrice: {"id":"staffEndListPrice","path":"/staff/endListPrice","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffTakeBackListPrice: {"id":"staffTakeBackListPrice","path":"/staff/takeBackListPrice","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffReadListPriceFile: {"id":"staffReadListPriceFile","path":"/staff/readListPriceFile","method":"POST","effect":"query","auth":"staff","roles":["owner","accounts"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500],"base64":1400000},
  staffCarryOutListPriceFile: {"id":"staffCarryOutListPriceFile","path":"/staff/carryOutListPriceFile","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500],"base64":1400000},
  staffExportListPrices: {"id":"staffExportListPrices","path":"/staff/exportListPrices","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics","stock"],"replay":"never","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffPreviewListPrice: {"id":"staffPreviewListPrice","path":"/staff/previewListPrice","method":"POST","effect":"query","auth":"staff","roles":["owner","accounts"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffListCouponKinds: {"id":"staffListCouponKinds","path":"/staff/listCouponKinds","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffAddCouponKind: {"id":"staffAddCouponKind","path":"/staff/addCouponKind","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffEndCouponKind: {"id":"staffEndCouponKind","path":"/staff/endCouponKind","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffGiveCoupon: {"id":"staffGiveCoupon","path":"/staff/giveCoupon","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffListBanners: {"id":"staffListBanners","path":"/staff/listBanners","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffSaveBanner: {"id":"staffSaveBanner","path":"/staff/saveBanner","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500],"base64":20000000},
  staffArrangeBanners: {"id":"staffArrangeBanners","path":"/staff/arrangeBanners","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffRemoveBanner: {"id":"staffRemoveBanner","path":"/staff/removeBanner","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffListQuestions: {"id":"staffListQuestions","path":"/staff/listQuestions","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffAnswerQuestion: {"id":"staffAnswerQuestion","path":"/staff/answerQuestion","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffDeclineQuestion: {"id":"staffDeclineQuestion","path":"/staff/declineQuestion","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffCorrectAnswer: {"id":"staffCorrectAnswer","path":"/staff/correctAnswer","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffWithdrawAnswer: {"id":"staffWithdrawAnswer","path":"/staff/withdrawAnswer","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffListOffers: {"id":"staffListOffers","path":"/staff/listOffers","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffAnswerOffer: {"id":"staffAnswerOffer","path":"/staff/answerOffer","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffSetVehicleOffers: {"id":"staffSetVehicleOffers","path":"/staff/setVehicleOffers","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,409,421,430,431,432,433,500]},
  staffListChats: {"id":"staffListChats","path":"/staff/listChats","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffGetChat: {"id":"staffGetChat","path":"/staff/getChat","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffAnswerChat: {"id":"staffAnswerChat","path":"/staff/answerChat","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffSettleChat: {"id":"staffSettleChat","path":"/staff/settleChat","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffTakeChat: {"id":"staffTakeChat","path":"/staff/takeChat","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffHandOverChat: {"id":"staffHandOverChat","path":"/staff/handOverChat","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffReadChat: {"id":"staffReadChat","path":"/staff/readChat","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"never","envelope":"sealed","display":"ignore","codes":[400,403,421,430,431,432,433,500]},
  staffTypeInChat: {"id":"staffTypeInChat","path":"/staff/typeInChat","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"never","envelope":"sealed","display":"ignore","codes":[400,403,421,430,431,432,433,500]},
  staffListReadyAnswers: {"id":"staffListReadyAnswers","path":"/staff/listReadyAnswers","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffAddReadyAnswer: {"id":"staffAddReadyAnswer","path":"/staff/addReadyAnswer","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffChangeReadyAnswer: {"id":"staffChangeReadyAnswer","path":"/staff/changeReadyAnswer","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffRemoveReadyAnswer: {"id":"staffRemoveReadyAnswer","path":"/staff/removeReadyAnswer","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffGetChatHours: {"id":"staffGetChatHours","path":"/staff/getChatHours","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffChangeChatHours: {"id":"staffChangeChatHours","path":"/staff/changeChatHours","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffListDealers: {"id":"staffListDealers","path":"/staff/listDealers","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffCertifyDealer: {"id":"staffCertifyDealer","path":"/staff/certifyDealer","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffRefuseDealer: {"id":"staffRefuseDealer","path":"/staff/refuseDealer","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffListInquiries: {"id":"staffListInquiries","path":"/staff/listInquiries","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffAnswerInquiry: {"id":"staffAnswerInquiry","path":"/staff/answerInquiry","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffFindBuyers: {"id":"staffFindBuyers","path":"/staff/findBuyers","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffGetBuyer: {"id":"staffGetBuyer","path":"/staff/getBuyer","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffEndBuyerSessions: {"id":"staffEndBuyerSessions","path":"/staff/endBuyerSessions","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffBlockBuyer: {"id":"staffBlockBuyer","path":"/staff/blockBuyer","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffUnblockBuyer: {"id":"staffUnblockBuyer","path":"/staff/unblockBuyer","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffGetFigures: {"id":"staffGetFigures","path":"/staff/getFigures","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffReadStockFile: {"id":"staffReadStockFile","path":"/staff/readStockFile","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500],"base64":17000000},
  staffListImports: {"id":"staffListImports","path":"/staff/listImports","method":"POST","effect":"query","auth":"staff","roles":["owner","stock"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffListImportRows: {"id":"staffListImportRows","path":"/staff/listImportRows","method":"POST","effect":"query","auth":"staff","roles":["owner","stock"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffCarryOutImport: {"id":"staffCarryOutImport","path":"/staff/carryOutImport","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffRetryImportPhotos: {"id":"staffRetryImportPhotos","path":"/staff/retryImportPhotos","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffListImportPhotos: {"id":"staffListImportPhotos","path":"/staff/listImportPhotos","method":"POST","effect":"query","auth":"staff","roles":["owner","stock"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffAddImportPhoto: {"id":"staffAddImportPhoto","path":"/staff/addImportPhoto","method":"POST","effect":"mutation","auth":"staff","roles":["owner","stock"],"replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500],"base64":20000000},
  staffExportStock: {"id":"staffExportStock","path":"/staff/exportStock","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","stock"],"replay":"never","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
} as const satisfies Record<string, OperationFacts>;

export type OperationId = keyof typeof operations;
export type Operation = (typeof operations)[OperationId];

/** The calls that only read. */
export type QueryId = Extract<Operation, { effect: 'query' }>['id'];

/** The failure codes that a call lists. */
export type CodesOf<Id extends OperationId> = (typeof operations)[Id]['codes'][number];

/** The reasons that a call lists for a failure code. */
export interface FailureReasons {
  login: { 400: 'tooManyRequests' };
  getLoginChallenge: { 400: 'tooManyRequests' };
  register: { 400: 'passwordCommon' | 'tooManyRequests' | 'unknownCountry' };
  verifyRegistration: { 400: 'linkExpired' | 'passwordCommon' | 'tooManyRequests'; 417: 'registrationPasswordMissing' | 'registrationPasswordWrong' };
  findPassword: { 400: 'incorrectCaptcha' | 'tooManyRequests' };
  resetPassword: { 400: 'linkExpired' | 'passwordCommon' | 'tooManyRequests' };
  modifyPassword: { 400: 'incorrectPassword' | 'passwordCommon' | 'tooManyRequests' };
  modifyCountry: { 400: 'unknownCountry' };
  sendClientLog: { 400: 'tooManyRequests' };
  uploadImage: { 400: 'imageEmpty' | 'imageFormat' | 'imagePixels' | 'imageTooLarge' | 'tooManyRequests' | 'uploadsFull' };
  beginUpload: { 400: 'tooManyRequests' };
  uploadParts: { 400: 'imageEmpty' | 'imageTooLarge' | 'partsDamaged' | 'partsMisplaced' | 'tooManyRequests' | 'uploadDiffers' | 'uploadGone' };
  finishUpload: { 400: 'imageFormat' | 'imagePixels' | 'tooManyRequests' | 'uploadDiffers' | 'uploadGone' | 'uploadIncomplete' | 'uploadsFull' };
  generateCaptcha: { 400: 'tooManyRequests' };
  getCouponPicture: { 400: 'noWelcomeCoupon' };
  listVehicles: { 400: 'landedWithoutCountry' };
  listSimilarVehicles: { 400: 'vehicleGone' };
  getVehiclePriceFacts: { 400: 'vehicleGone' };
  getVehicleDetail: { 400: 'vehicleGone' };
  getPriceDetail: { 400: 'couponUnavailable' | 'pricesUnset' | 'shippingUnavailable' | 'vehicleGone' | 'vehicleStatusChanged' };
  getTransferPrice: { 400: 'pricesUnset' | 'vehicleGone' };
  listCities: { 400: 'emptyCities' };
  listPorts: { 400: 'emptyPorts' | 'pricesUnset' | 'vehicleGone' };
  listDeliveredPrices: { 400: 'notShippedThere' | 'pricesUnset' };
  assessImport: { 400: 'arrivalPast' | 'dayUnknown' };
  estimateLandedCost: { 400: 'arrivalPast' | 'couponUnavailable' | 'dayUnknown' | 'pricesUnset' | 'shippingUnavailable' | 'vehicleGone' };
  estimateAnyCar: { 400: 'arrivalPast' | 'dayUnknown' | 'registrationAhead' };
  submitInquiry: { 400: 'couponUnavailable' | 'inquiriesFull' | 'pricesUnset' | 'shippingUnavailable' | 'tooManyRequests' | 'vehicleGone' | 'vehicleStatusChanged' };
  listVehicleQuestions: { 400: 'vehicleGone' };
  askQuestion: { 400: 'questionsFull' | 'tooManyRequests' | 'vehicleGone' | 'vehicleStatusChanged' };
  getVehicleOffer: { 400: 'vehicleGone' };
  makeOffer: { 400: 'offerNotLower' | 'offerOpen' | 'offersClosed' | 'offersFull' | 'tooManyRequests' | 'vehicleGone' | 'vehicleStatusChanged' };
  answerOffer: { 400: 'offerChanged' | 'offerGone' | 'offerNotLower' | 'offerPriceMissing' | 'offersFull' | 'tooManyRequests' | 'vehicleStatusChanged' };
  submitOrder: { 400: 'clearanceOfRefused' | 'couponUnavailable' | 'importRefused' | 'noPayAccount' | 'pricesUnset' | 'reservationsFull' | 'reservedByYou' | 'reservedLately' | 'shippingUnavailable' | 'tooManyRequests' | 'unknownCity' | 'vehicleGone' | 'vehicleStatusChanged' };
  getOrder: { 400: 'orderGone' };
  closeOrder: { 400: 'orderGone' | 'orderStatusChanged' };
  confirmDelivery: { 400: 'orderGone' | 'orderStatusChanged' };
  payDeposit: { 400: 'orderGone' | 'orderStatusChanged' | 'proofUnknown' };
  payBalance: { 400: 'orderGone' | 'orderStatusChanged' | 'proofUnknown' };
  downloadProforma: { 400: 'noPayAccount' | 'orderGone' | 'orderStatusChanged' };
  getOrderTimeline: { 400: 'orderGone' };
  listPapers: { 400: 'orderGone' };
  addPaper: { 400: 'imageEmpty' | 'imagePixels' | 'orderGone' | 'orderStatusChanged' | 'paperActive' | 'paperFormat' | 'paperLocked' | 'paperTooLarge' | 'paperUnreadable' | 'papersFull' | 'tooManyRequests' | 'uploadDiffers' | 'uploadGone' | 'uploadIncomplete' | 'uploadsFull' };
  withdrawPaper: { 400: 'orderGone' | 'paperGone' | 'paperInClaim' };
  getClaims: { 400: 'orderGone' };
  reportClaim: { 400: 'claimOpen' | 'claimTooEarly' | 'claimTooLate' | 'orderGone' | 'paperGone' };
  answerClaim: { 400: 'claimChanged' | 'claimGone' | 'claimTextMissing' };
  getPaymentInstructions: { 400: 'noPayAccount' | 'orderGone' | 'orderStatusChanged' };
  requestMpesaPayment: { 400: 'mpesaAmountChanged' | 'mpesaOff' | 'mpesaRefused' | 'mpesaUnreachable' | 'orderGone' | 'orderStatusChanged' | 'tooManyRequests' };
  getMpesaRequest: { 400: 'orderGone' };
  checkPayment: { 400: 'paymentAltered' | 'paymentCodeUnknown' | 'paymentForged' | 'paymentKeyRetired' | 'tooManyRequests' };
  checkFavorite: { 400: 'vehicleGone' };
  saveFavorite: { 400: 'vehicleGone' };
  saveSearch: { 400: 'landedWithoutCountry' | 'searchEmpty' | 'searchesFull' | 'searchUnknown' | 'tooManyRequests' };
  changeSavedSearch: { 400: 'searchGone' | 'tooManyRequests' };
  removeSavedSearch: { 400: 'tooManyRequests' };
  stopSearchLetters: { 400: 'searchLinkBroken' | 'tooManyRequests' };
  getAddress: { 400: 'addressGone' };
  setDefaultAddress: { 400: 'addressGone' };
  deleteAddress: { 400: 'addressGone' };
  addAddress: { 400: 'addressesFull' | 'unknownCity' | 'unknownCountry' };
  updateAddress: { 400: 'addressGone' | 'unknownCity' | 'unknownCountry' };
  createDealer: { 400: 'dealerExists' | 'pictureUnknown' };
  updateDealer: { 400: 'dealerNotRejected' | 'pictureUnknown' };
  uploadDealerClue: { 400: 'imageEmpty' | 'imageFormat' | 'imagePixels' | 'imageTooLarge' | 'tooManyRequests' | 'uploadsFull' };
  savePushSubscription: { 400: 'pushAddress' | 'pushOff' | 'tooManyRequests' };
  requestNoticeCode: { 400: 'noticeNumberInvalid' | 'noticeNumberUnreachable' | 'noticesOff' | 'noticesUnavailable' | 'tooManyRequests' };
  confirmNoticeCode: { 400: 'noticeCodeWrong' | 'tooManyRequests' };
  staffLogIn: { 400: 'tooManyRequests' };
  staffGetLogInChallenge: { 400: 'tooManyRequests' };
  staffConfirmLogIn: { 400: 'staffCodeWrong' | 'staffTicketOver' };
  staffBeginPasskeyLogIn: { 400: 'tooManyRequests' };
  staffPasskeyLogIn: { 400: 'staffPasskeyRefused' };
  staffReadInvitation: { 400: 'linkExpired' };
  staffBeginInvitationTotp: { 400: 'linkExpired' | 'tooManyRequests' };
  staffAcceptInvitation: { 400: 'linkExpired' | 'passwordCommon' | 'staffCodeWrong' | 'staffEmailMissing' | 'staffMemberExists' | 'tooManyRequests' };
  staffConfirmByCode: { 400: 'staffCodeWrong' | 'tooManyRequests' };
  staffConfirmByPasskey: { 400: 'staffPasskeyRefused' };
  staffChangePassword: { 400: 'incorrectPassword' | 'passwordCommon' | 'tooManyRequests' };
  staffBeginTotp: { 400: 'incorrectPassword' | 'tooManyRequests' };
  staffConfirmTotp: { 400: 'staffCodeWrong' | 'tooManyRequests' };
  staffRenewRecoveryCodes: { 400: 'incorrectPassword' | 'tooManyRequests' };
  staffBeginPasskey: { 400: 'incorrectPassword' | 'tooManyRequests' };
  staffSavePasskey: { 400: 'staffPasskeyRefused' };
  staffInvite: { 400: 'staffMemberExists' | 'tooManyRequests' };
  staffChangeRole: { 400: 'staffLastOwner' | 'staffMemberGone' };
  staffEndMember: { 400: 'staffLastOwner' | 'staffMemberGone' };
  staffListOrders: { 400: 'dayUnknown' };
  staffExportOrders: { 400: 'dayUnknown' | 'tooManyOrders' | 'tooManyRequests' };
  staffGetOrder: { 400: 'orderGone' };
  staffWatchOrder: { 400: 'orderGone' };
  staffApprovePayment: { 400: 'orderGone' | 'orderStatusChanged' };
  staffRejectPayment: { 400: 'orderGone' | 'orderStatusChanged' };
  staffRecordPayment: { 400: 'orderGone' | 'orderStatusChanged' };
  staffPreviewShipment: { 400: 'dayUnknown' | 'orderGone' };
  staffShipOrder: { 400: 'dayUnknown' | 'orderGone' | 'orderStatusChanged' };
  staffChangeShipment: { 400: 'dayUnknown' | 'orderGone' | 'orderStatusChanged' };
  staffRequestBalance: { 400: 'arrivalPast' | 'balancePaid' | 'dayUnknown' | 'noPayAccount' | 'orderGone' | 'orderStatusChanged' };
  staffCompleteOrder: { 400: 'orderGone' | 'orderStatusChanged' };
  staffCancelOrder: { 400: 'orderGone' | 'orderStatusChanged' | 'refundSituationMissing' };
  staffReceivePayment: { 400: 'amountMissing' | 'amountUnusual' | 'currencyOther' | 'dayAhead' | 'dayUnknown' | 'nothingShort' | 'orderGone' | 'orderStatusChanged' | 'shortfallTooLarge' };
  staffProposeRefund: { 400: 'claimChanged' | 'currencyOther' | 'moneyTooMuch' | 'orderGone' };
  staffReleaseRefund: { 400: 'orderGone' | 'refundGone' | 'releaseOwn' | 'releaseRelated' | 'releaseTooNew' };
  staffWithdrawRefund: { 400: 'orderGone' | 'refundGone' };
  staffMarkRefundSent: { 400: 'dayAhead' | 'dayUnknown' | 'orderGone' | 'refundGone' };
  staffKeepMoney: { 400: 'currencyOther' | 'moneyTooMuch' | 'orderGone' };
  staffReversePayment: { 400: 'orderGone' | 'paymentReversed' | 'paymentSpent' };
  staffReleaseReversal: { 400: 'orderGone' | 'paymentSpent' | 'releaseOwn' | 'releaseRelated' | 'releaseTooNew' | 'reversalGone' };
  staffWithdrawReversal: { 400: 'orderGone' | 'reversalGone' };
  staffGetTimeline: { 400: 'orderGone' };
  staffNoteInspection: { 400: 'certificateMissing' | 'dayAhead' | 'dayUnknown' | 'inspectionDayMissing' | 'orderGone' | 'orderStatusChanged' };
  staffNoteArrival: { 400: 'dayAhead' | 'dayUnknown' | 'orderGone' | 'orderStatusChanged' | 'releaseTooEarly' };
  staffListPapers: { 400: 'orderGone' };
  staffAddPaper: { 400: 'imageEmpty' | 'imagePixels' | 'orderGone' | 'orderStatusChanged' | 'paperActive' | 'paperFormat' | 'paperHeld' | 'paperLocked' | 'paperTooLarge' | 'paperUnreadable' | 'papersFull' | 'tooManyRequests' };
  staffWithdrawPaper: { 400: 'orderGone' | 'paperGone' | 'paperInClaim' };
  staffReleasePaper: { 400: 'orderGone' | 'paperGone' };
  staffAddNote: { 400: 'orderGone' };
  staffGetVehicle: { 400: 'vehicleGone' };
  staffSaveVehicle: { 400: 'chassisTaken' | 'inspectionReadingAbove' | 'stockBelowLowest' | 'stockChoiceUnknown' | 'stockHeld' | 'stockLowestAbove' | 'stockMonthAhead' | 'stockNumberTaken' | 'vehicleGone' };
  staffPublishVehicle: { 400: 'chassisTaken' | 'stockPricesUnset' | 'vehicleGone' | 'vehicleStatusChanged' };
  staffDeleteDraft: { 400: 'vehicleGone' | 'vehicleStatusChanged' };
  staffWithdrawVehicle: { 400: 'stockHeld' | 'vehicleGone' | 'vehicleStatusChanged' };
  staffDuplicateVehicle: { 400: 'vehicleGone' };
  staffChangePrice: { 400: 'stockBelowLowest' | 'stockHeld' | 'stockLowestAbove' | 'vehicleGone' };
  staffSetFlashSale: { 400: 'stockBelowLowest' | 'stockDeductionTooHigh' | 'stockPricesUnset' | 'vehicleGone' | 'vehicleStatusChanged' };
  staffSetInspection: { 400: 'inspectionAhead' | 'inspectionEarly' | 'inspectionReadingAbove' | 'stockHeld' | 'vehicleGone' };
  staffAddPhoto: { 400: 'imageEmpty' | 'imagePixels' | 'imageTooLarge' | 'photoUnreadable' | 'photosFull' | 'tooManyRequests' | 'vehicleGone' };
  staffArrangePhotos: { 400: 'stockHeld' | 'vehicleGone' };
  staffSetVideo: { 400: 'vehicleGone' | 'videoCodec' | 'videoTooLarge' | 'videoUnreadable' };
  staffRemoveVideo: { 400: 'vehicleGone' };
  staffEditPhoto: { 400: 'photoFrameOutside' | 'stockHeld' | 'vehicleGone' };
  staffSetInsurance: { 400: 'insuranceFree' };
  staffSetFreight: { 400: 'tariffFree' | 'tariffMissing' | 'tariffTwice' | 'tariffSizes' | 'unknownPort' | 'unknownYard' };
  staffSetClearance: { 400: 'clearanceFree' | 'clearanceTwice' | 'unknownCountry' };
  staffAssignMpesaPayment: { 400: 'mpesaOrderUnknown' | 'mpesaRecorded' | 'mpesaTooSmall' };
  staffCloseMpesaPayment: { 400: 'mpesaRecorded' };
  staffDecideClaim: { 400: 'claimAmountMissing' | 'claimChanged' | 'claimGone' | 'claimRefundMissing' | 'moneyTooMuch' };
  staffPreviewTerms: { 400: 'clearanceFree' | 'clearanceTwice' | 'insuranceFree' | 'tariffFree' | 'tariffMissing' | 'tariffTwice' | 'tariffSizes' | 'unknownCountry' | 'unknownPort' | 'unknownYard' | 'vehicleGone' };
  staffProposeBankAccount: { 400: 'bankProposalWaits' };
  staffReleaseBankAccount: { 400: 'bankProposalGone' | 'releaseOwn' | 'releaseRelated' | 'releaseTooNew' };
  staffWithdrawBankAccount: { 400: 'bankProposalGone' };
  staffSetCompany: { 400: 'companyYearAhead' };
  staffAddClearingAgent: { 400: 'clearingAgentTwice' | 'currencyUnknown' | 'dayUnknown' | 'licenceBackwards' | 'licenceOver' | 'portElsewhere' | 'unknownCountry' };
  staffChangeClearingAgent: { 400: 'clearingAgentGone' | 'clearingAgentTwice' | 'currencyUnknown' | 'dayUnknown' | 'licenceBackwards' | 'licenceOver' | 'portElsewhere' | 'unknownCountry' };
  staffEndClearingAgent: { 400: 'clearingAgentGone' };
  staffGetLegalVersion: { 400: 'legalVersionGone' };
  staffSetLegalText: { 400: 'dayUnknown' | 'legalDayPast' | 'legalTextBlank' | 'legalVersionBegun' | 'legalVersionGone' };
  staffTakeBackLegalText: { 400: 'legalVersionBegun' | 'legalVersionGone' };
  staffReadImportRates: { 400: 'unknownCountry' };
  staffPutImportRate: { 400: 'importPeriodPast' | 'importPeriodBackwards' | 'importPeriodTaken' | 'importPeriodGap' | 'importPeriodGapBefore' | 'importPeriodOverlap' | 'importPeriodEnds' | 'importPeriodGone' | 'importPeriodBegun' | 'importPeriodServed' | 'dayUnknown' | 'importRateUnknown' | 'importBandsOpen' | 'importBandBackwards' | 'importBandUnreached' | 'importRateTooHigh' };
  staffRemoveImportRate: { 400: 'importRateUnknown' | 'importPeriodGone' | 'importPeriodBegun' | 'importPeriodServed' };
  staffPreviewImportRate: { 400: 'importPeriodPast' | 'importPeriodBackwards' | 'importPeriodTaken' | 'importPeriodGap' | 'importPeriodGapBefore' | 'importPeriodOverlap' | 'importPeriodEnds' | 'importPeriodGone' | 'importPeriodBegun' | 'importPeriodServed' | 'dayUnknown' | 'importRateUnknown' | 'importBandsOpen' | 'importBandBackwards' | 'importBandUnreached' | 'importRateTooHigh' };
  staffReadImportRules: { 400: 'unknownCountry' };
  staffPutImportRule: { 400: 'importPeriodPast' | 'importPeriodBackwards' | 'importPeriodTaken' | 'importPeriodGap' | 'importPeriodGapBefore' | 'importPeriodOverlap' | 'importPeriodEnds' | 'importPeriodGone' | 'importPeriodBegun' | 'dayUnknown' | 'importAgeOpen' | 'unknownCountry' };
  staffRemoveImportRule: { 400: 'unknownCountry' | 'importPeriodGone' | 'importPeriodBegun' };
  staffPreviewImportRule: { 400: 'importPeriodPast' | 'importPeriodBackwards' | 'importPeriodTaken' | 'importPeriodGap' | 'importPeriodGapBefore' | 'importPeriodOverlap' | 'importPeriodEnds' | 'importPeriodGone' | 'importPeriodBegun' | 'dayUnknown' | 'importAgeOpen' | 'unknownCountry' };
  staffFindListPrices: { 400: 'listPriceCountry' };
  staffPutListPrice: { 400: 'listPriceCountry' | 'listPriceModel' | 'listPriceVariant' | 'listPriceYear' | 'listPriceZero' | 'listPriceBackwards' | 'listPricePast' | 'listPriceTaken' | 'listPriceGone' | 'listPriceBegun' | 'dayUnknown' };
  staffEndListPrice: { 400: 'listPriceCountry' | 'listPriceModel' | 'listPriceVariant' | 'listPricePast' | 'listPriceTaken' | 'listPriceEnded' | 'dayUnknown' };
  staffTakeBackListPrice: { 400: 'listPriceCountry' | 'listPriceModel' | 'listPriceVariant' | 'listPriceGone' | 'listPriceBegun' };
  staffReadListPriceFile: { 400: 'dayUnknown' | 'listBookAmounts' | 'listBookColumns' | 'listBookLarge' | 'listBookLocked' | 'listBookLong' | 'listBookMacros' | 'listBookTerms' | 'listBookUnreadable' | 'listBookYear' | 'listPriceCountry' | 'listPriceYear' | 'listFileColumns' | 'listFileEmpty' | 'listFileLong' | 'stockFileCells' | 'stockFileEncoding' | 'stockFileQuotes' | 'stockFileUnreadable' };
  staffCarryOutListPriceFile: { 400: 'dayUnknown' | 'listBookAmounts' | 'listBookColumns' | 'listBookLarge' | 'listBookLocked' | 'listBookLong' | 'listBookMacros' | 'listBookTerms' | 'listBookUnreadable' | 'listBookYear' | 'listPriceCountry' | 'listPriceYear' | 'listFileColumns' | 'listFileEmpty' | 'listFileLong' | 'stockFileCells' | 'stockFileEncoding' | 'stockFileQuotes' | 'stockFileUnreadable' };
  staffExportListPrices: { 400: 'listPriceCountry' };
  staffPreviewListPrice: { 400: 'listPriceCountry' | 'listPriceModel' | 'listPriceVariant' | 'listPriceYear' | 'listPriceZero' | 'listPriceBackwards' | 'listPricePast' | 'listPriceTaken' | 'listPriceGone' | 'listPriceBegun' | 'listPriceEnded' | 'dayUnknown' };
  staffAddCouponKind: { 400: 'couponBackwards' | 'couponCodeTaken' | 'couponEndless' | 'couponOver' | 'couponVehicleUnknown' | 'couponWelcomeTwice' | 'dayUnknown' };
  staffEndCouponKind: { 400: 'couponKindGone' };
  staffGiveCoupon: { 400: 'buyerGone' | 'couponKindAhead' | 'couponKindGone' | 'couponKindOver' | 'couponKindUsedUp' };
  staffSaveBanner: { 400: 'bannerBackwards' | 'bannerGone' | 'bannerMakeUnknown' | 'bannerOver' | 'bannerPictureMissing' | 'bannerPictureShape' | 'bannerPictureSmall' | 'bannersFull' | 'dayUnknown' | 'imageEmpty' | 'imagePixels' | 'imageTooLarge' | 'photoUnreadable' | 'tooManyRequests' };
  staffArrangeBanners: { 400: 'bannersIncomplete' };
  staffRemoveBanner: { 400: 'bannerGone' };
  staffAnswerQuestion: { 400: 'questionGone' };
  staffDeclineQuestion: { 400: 'questionGone' };
  staffCorrectAnswer: { 400: 'questionGone' };
  staffWithdrawAnswer: { 400: 'questionGone' };
  staffAnswerOffer: { 400: 'offerBelowLowest' | 'offerChanged' | 'offerGone' | 'offerOutside' | 'offerPriceMissing' | 'vehicleStatusChanged' };
  staffSetVehicleOffers: { 400: 'offerLimitOutside' | 'stockHeld' | 'vehicleGone' };
  staffGetChat: { 400: 'chatGone' };
  staffAnswerChat: { 400: 'chatGone' | 'chatHeld' | 'chatTextEmpty' };
  staffSettleChat: { 400: 'chatGone' };
  staffTakeChat: { 400: 'chatGone' | 'staffMemberGone' };
  staffHandOverChat: { 400: 'chatGone' | 'staffMemberGone' };
  staffAddReadyAnswer: { 400: 'tooManyReadyAnswers' };
  staffChangeReadyAnswer: { 400: 'readyAnswerGone' };
  staffChangeChatHours: { 400: 'chatHoursUnclear' };
  staffCertifyDealer: { 400: 'certificationGone' };
  staffRefuseDealer: { 400: 'certificationGone' };
  staffAnswerInquiry: { 400: 'inquiryGone' };
  staffGetBuyer: { 400: 'buyerGone' };
  staffEndBuyerSessions: { 400: 'buyerGone' };
  staffBlockBuyer: { 400: 'buyerGone' };
  staffUnblockBuyer: { 400: 'buyerGone' };
  staffReadStockFile: { 400: 'stockFileCells' | 'stockFileColumns' | 'stockFileEmpty' | 'stockFileEncoding' | 'stockFileLong' | 'stockFilePhotos' | 'stockFileQuotes' | 'stockFileUnreadable' };
  staffListImportRows: { 400: 'stockImportGone' };
  staffCarryOutImport: { 400: 'stockImportGone' | 'tooManyRequests' };
  staffRetryImportPhotos: { 400: 'stockImportGone' };
  staffListImportPhotos: { 400: 'stockImportGone' };
  staffAddImportPhoto: { 400: 'importPhotoEarly' | 'photoUnreadable' | 'stockImportGone' | 'tooManyRequests' };
  staffExportStock: { 400: 'tooManyVehicles' };
}

/** Every reason of a call, whatever the code. */
export type ReasonsOf<Id extends OperationId> = Id extends keyof FailureReasons
  ? FailureReasons[Id][keyof FailureReasons[Id]]
  : never;
