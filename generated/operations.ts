// Generated from openapi/ by `npm run generate`. Do not edit: change the contract and generate again.

/** What a member of the staff may be. */
export type StaffRole = 'owner' | 'sales' | 'accounts' | 'logistics' | 'stock' | 'readOnly';

export interface OperationFacts {
  readonly id: string;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly effect: 'query' | 'mutation';
  readonly auth: 'none' | 'visitor' | 'user' | 'staff';
  /** Who of the staff may make the call. */
  readonly roles?: readonly StaffRole[];
  readonly replay: 'safe' | 'idempotent' | 'never';
  readonly envelope: 'sealed' | 'multipart' | 'blob' | 'plain';
  readonly display: 'toast' | 'place' | 'log' | 'ignore' | 'whole';
  readonly codes: readonly number[];
  /** The last day of a call that is deprecated. */
  readonly sunset?: string;
}

export const operations = {
  login: {"id":"login","path":"/user/login","method":"POST","effect":"mutation","auth":"visitor","replay":"never","envelope":"sealed","display":"whole","codes":[400,403,416,417,427,428,430,431,432,500]},
  getLoginChallenge: {"id":"getLoginChallenge","path":"/user/loginChallenge","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,403,430,431,432,500]},
  getUserInfo: {"id":"getUserInfo","path":"/user/userInfo","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"whole","codes":[400,403,421,430,431,432,500]},
  register: {"id":"register","path":"/user/register","method":"POST","effect":"mutation","auth":"visitor","replay":"idempotent","envelope":"sealed","display":"whole","codes":[400,403,430,431,432,500]},
  verifyRegistration: {"id":"verifyRegistration","path":"/user/verify","method":"POST","effect":"mutation","auth":"visitor","replay":"idempotent","envelope":"sealed","display":"whole","codes":[400,403,430,431,432,500]},
  findPassword: {"id":"findPassword","path":"/user/findPassword","method":"POST","effect":"mutation","auth":"visitor","replay":"idempotent","envelope":"sealed","display":"toast","codes":[17,400,403,430,431,432,500]},
  resetPassword: {"id":"resetPassword","path":"/user/resetPassword","method":"POST","effect":"mutation","auth":"visitor","replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  modifyPassword: {"id":"modifyPassword","path":"/user/modifyPassword","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  modifyCountry: {"id":"modifyCountry","path":"/user/modifyCountry","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  refreshToken: {"id":"refreshToken","path":"/user/refreshToken","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"ignore","codes":[400,431,432,500]},
  logOut: {"id":"logOut","path":"/user/loginOut","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  getBaseToken: {"id":"getBaseToken","path":"/common/baseToken","method":"POST","effect":"query","auth":"none","replay":"safe","envelope":"sealed","display":"log","codes":[400,500]},
  getServerTime: {"id":"getServerTime","path":"/common/serverTime","method":"GET","effect":"query","auth":"none","replay":"safe","envelope":"plain","display":"log","codes":[400,500]},
  sendClientLog: {"id":"sendClientLog","path":"/common/clientLog","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"plain","display":"ignore","codes":[400,500]},
  uploadImage: {"id":"uploadImage","path":"/common/uploadByBase64","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  generateCaptcha: {"id":"generateCaptcha","path":"/captcha/generate","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[17,400,403,430,431,432,500]},
  listCountries: {"id":"listCountries","path":"/country/countryList","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  getAdvertisement: {"id":"getAdvertisement","path":"/homePage/advertisement","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"log","codes":[400,403,430,431,432,500]},
  listBanners: {"id":"listBanners","path":"/homePage/getSpecialCarSessions","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"log","codes":[400,403,430,431,432,500]},
  getHomeVehicles: {"id":"getHomeVehicles","path":"/homePage/getHomPageVehicles","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,403,430,431,432,500]},
  getCouponPicture: {"id":"getCouponPicture","path":"/homePage/couponPic","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,403,430,431,432,500]},
  listMakes: {"id":"listMakes","path":"/make/getMakeList","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listHotMakes: {"id":"listHotMakes","path":"/make/getHotMakeList","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listModels: {"id":"listModels","path":"/model/getModelList","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listStyles: {"id":"listStyles","path":"/model/getStyleList","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listVehicles: {"id":"listVehicles","path":"/vehicles/getVehicles","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  listModelLevels: {"id":"listModelLevels","path":"/vehicles/getVehicleModelLevel","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,403,430,431,432,500]},
  listFlashSaleVehicles: {"id":"listFlashSaleVehicles","path":"/vehicles/getFlashSaleVehicles","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"ignore","codes":[400,403,430,431,432,500]},
  listRecommendedVehicles: {"id":"listRecommendedVehicles","path":"/vehicles/getGuessVehicles","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listSimilarVehicles: {"id":"listSimilarVehicles","path":"/vehicles/getSimilarVehicles","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  getVehicleDetail: {"id":"getVehicleDetail","path":"/carSource/getDetailInfo","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,430,431,432,500]},
  getPriceDetail: {"id":"getPriceDetail","path":"/carSource/getSellPriceDetail","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500,602]},
  getTransferPrice: {"id":"getTransferPrice","path":"/carSource/getTransferPrice","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listCities: {"id":"listCities","path":"/dict/getAllCity","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listPorts: {"id":"listPorts","path":"/dict/getPort","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  listReceivingCountries: {"id":"listReceivingCountries","path":"/country/getCityCountry","method":"POST","effect":"query","auth":"visitor","replay":"safe","envelope":"sealed","display":"toast","codes":[400,403,430,431,432,500]},
  submitInquiry: {"id":"submitInquiry","path":"/consulting/submit","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  listInquiries: {"id":"listInquiries","path":"/consulting/list","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  submitOrder: {"id":"submitOrder","path":"/order/submit","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500,603]},
  listOrders: {"id":"listOrders","path":"/order/list","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  getOrder: {"id":"getOrder","path":"/order/detail","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
  closeOrder: {"id":"closeOrder","path":"/order/close","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  confirmDelivery: {"id":"confirmDelivery","path":"/order/delivered","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  payDeposit: {"id":"payDeposit","path":"/order/payDeposit","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  payBalance: {"id":"payBalance","path":"/order/payBalance","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  downloadProforma: {"id":"downloadProforma","path":"/order/proforma","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"blob","display":"toast","codes":[400,403,421,430,431,432,500]},
  checkFavorite: {"id":"checkFavorite","path":"/favorites/isFavoriteVehicle","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"log","codes":[400,403,421,430,431,432,500]},
  saveFavorite: {"id":"saveFavorite","path":"/favorites/saveFavorites","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  cancelFavorite: {"id":"cancelFavorite","path":"/favorites/cancelFavorites","method":"POST","effect":"mutation","auth":"user","replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,500]},
  listFavorites: {"id":"listFavorites","path":"/favorites/getFavorites","method":"POST","effect":"query","auth":"user","replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,500]},
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
  staffLogIn: {"id":"staffLogIn","path":"/staff/logIn","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"whole","codes":[400,417,500]},
  staffConfirmLogIn: {"id":"staffConfirmLogIn","path":"/staff/confirmLogIn","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"whole","codes":[400,500]},
  staffBeginPasskeyLogIn: {"id":"staffBeginPasskeyLogIn","path":"/staff/beginPasskeyLogIn","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"whole","codes":[400,500]},
  staffPasskeyLogIn: {"id":"staffPasskeyLogIn","path":"/staff/passkeyLogIn","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"whole","codes":[400,500]},
  staffRefresh: {"id":"staffRefresh","path":"/staff/refresh","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"ignore","codes":[400,431,432,500]},
  staffReadInvitation: {"id":"staffReadInvitation","path":"/staff/readInvitation","method":"POST","effect":"query","auth":"none","replay":"safe","envelope":"sealed","display":"place","codes":[400,500]},
  staffAcceptInvitation: {"id":"staffAcceptInvitation","path":"/staff/acceptInvitation","method":"POST","effect":"mutation","auth":"none","replay":"never","envelope":"sealed","display":"whole","codes":[400,500]},
  staffMe: {"id":"staffMe","path":"/staff/me","method":"POST","effect":"query","auth":"staff","roles":["owner","sales","accounts","logistics","stock","readOnly"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
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
  staffInvite: {"id":"staffInvite","path":"/staff/invite","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffWithdrawInvitation: {"id":"staffWithdrawInvitation","path":"/staff/withdrawInvitation","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffListMembers: {"id":"staffListMembers","path":"/staff/listMembers","method":"POST","effect":"query","auth":"staff","roles":["owner"],"replay":"safe","envelope":"sealed","display":"place","codes":[400,403,421,430,431,432,433,500]},
  staffChangeRole: {"id":"staffChangeRole","path":"/staff/changeRole","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
  staffEndMember: {"id":"staffEndMember","path":"/staff/endMember","method":"POST","effect":"mutation","auth":"staff","roles":["owner"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
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
  staffShipOrder: {"id":"staffShipOrder","path":"/staff/shipOrder","method":"POST","effect":"mutation","auth":"staff","roles":["owner","logistics"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffChangeShipment: {"id":"staffChangeShipment","path":"/staff/changeShipment","method":"POST","effect":"mutation","auth":"staff","roles":["owner","logistics"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffRequestBalance: {"id":"staffRequestBalance","path":"/staff/requestBalance","method":"POST","effect":"mutation","auth":"staff","roles":["owner","accounts","logistics"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffCompleteOrder: {"id":"staffCompleteOrder","path":"/staff/completeOrder","method":"POST","effect":"mutation","auth":"staff","roles":["owner","logistics"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffCancelOrder: {"id":"staffCancelOrder","path":"/staff/cancelOrder","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,409,421,430,431,432,433,500]},
  staffAddNote: {"id":"staffAddNote","path":"/staff/addNote","method":"POST","effect":"mutation","auth":"staff","roles":["owner","sales","accounts","logistics"],"replay":"idempotent","envelope":"sealed","display":"toast","codes":[400,403,421,430,431,432,433,500]},
} as const satisfies Record<string, OperationFacts>;

export type OperationId = keyof typeof operations;
export type Operation = (typeof operations)[OperationId];

/** The calls that ask and change nothing. */
export type QueryId = Extract<Operation, { effect: 'query' }>['id'];

/** The failure codes that a call lists. */
export type CodesOf<Id extends OperationId> = (typeof operations)[Id]['codes'][number];
