import type { FailureCode } from '#generated/codes.ts';
import type { OperationFacts, OperationId } from '#generated/operations.ts';
import { emptyDraft, type OrderDraft } from '#site/remembered/order-draft.ts';
import { centreItems, legalPages, paths, tabs } from '#shared/routing/paths.ts';
import * as acts from './user-actions.ts';
import { confirm, fill, give, press, pressIn, tick } from './interactions.ts';

/** Large enough to be sent in parts. */
const largeFile = 300 * 1024;

/** How a user triggers a call, and how its failure is displayed if that differs from the contract. */
export interface Scenario {
  /** The address below the site's prefix. */
  at: string;
  isVisitor?: boolean;
  draft?: OrderDraft;
  /** The answers of earlier calls: an example, or a code. */
  before?: Partial<Record<OperationId, { 'Force-Example': string } | { 'Force-Code': string }>>;
  /** The user actions; without them the page makes the call by itself. */
  act?: () => Promise<void>;
  met?: Exclude<OperationFacts['display'], 'whole'>;
  /** Codes after which the site silently uses a fallback, and the call that it then makes. */
  instead?: Partial<Record<FailureCode, OperationId>>;
  /** How the end of a session is displayed to a user who is already logging in, so that no other dialog opens. */
  whileLoggingIn?: 'place' | 'ignore';
  /** Whether the user has started an action, without which some calls end a session silently. */
  hasStartedAction?: boolean;
  /** The page is scrolled to its end, so that lazy content is requested. */
  isScrolled?: boolean;
  /** Whether the browser supports notifications; by default it does not. */
  push?: 'offered' | 'on';
}

const vehicle = '100001';
const detail = paths.detail(vehicle);
const order = paths.order('500001');

const draft: OrderDraft = {
  ...emptyDraft,
  carSourceId: vehicle,
  styleId: '5001',
  styleName: 'Toyota Vitz 1.0 F',
  styleImage: '/pictures/100001/front.webp',
  receiveCountry: 'Kenya',
  receiveCountryCode: 'KE',
  country: 'Kenya',
  countryCode: 'KE',
  port: 'p-mba',
  portName: 'Mombasa',
  transportTypeId: '1',
  transportTypeDesc: 'RORO',
  transportTemplateId: '901',
  name: 'Wanjiku Kamau',
  email: 'wanjiku@example.com',
  phone: '+254712345678',
  receiveAddress: 'Nyali Road 14',
  city: 'Mombasa',
  cityId: '11',
  cityName: 'Mombasa',
  cityCode: '0101_11',
  isRecipientChosen: true,
};

/** The listed prices are known without a call. */
/** The confirmation asks for the recipient. */
const withoutName: OrderDraft = { ...draft, name: '' };

const toTanzania: OrderDraft = {
  ...draft,
  country: 'Tanzania',
  countryCode: 'TZ',
  port: 'p-dar',
  portName: 'Dar es Salaam',
  isDestinationChosen: true,
};

const example = (name: string) => ({ 'Force-Example': name });
const centre = (item: keyof typeof centreItems) => paths.centre(centreItems[item]);

export const scenarios: Partial<Record<OperationId, Scenario>> = {
  login: { at: paths.home(), isVisitor: true, act: acts.logIn, whileLoggingIn: 'place' },
  // The refusal of the login itself is displayed instead.
  getLoginChallenge: {
    at: paths.home(),
    isVisitor: true,
    before: { login: { 'Force-Code': '428' } },
    act: acts.logIn,
    whileLoggingIn: 'ignore',
  },
  register: { at: paths.home(), isVisitor: true, act: acts.register, whileLoggingIn: 'place' },
  getUserInfo: { at: paths.home() },
  verifyRegistration: {
    at: `${paths.verification()}?authKey=ak_Qm7Wc2Xr9LsT4vNz8KbJ`,
    isVisitor: true,
    // The page asks for the password then.
    instead: { 417: 'verifyRegistration' },
  },
  findPassword: { at: paths.forgotPassword(), isVisitor: true, act: acts.requestResetEmail },
  generateCaptcha: { at: paths.forgotPassword(), isVisitor: true },
  resetPassword: {
    at: `${paths.resetPassword()}?authKey=ak_H5tRw8Yd3GpV6xMq1FnC&email=otieno%40example.com`,
    isVisitor: true,
    act: acts.resetPassword,
  },
  modifyPassword: { at: centre('password'), act: acts.changePassword },
  modifyCountry: { at: centre('profile'), act: acts.changeCountry },
  getCompany: { at: paths.company() },
  getLegalText: { at: paths.legal(legalPages.statement) },
  getRefundRules: { at: paths.legal(legalPages.protocol) },
  listCountries: { at: centre('profile') },
  // Logging out always succeeds, whatever the server answers.
  logOut: { at: centre('profile'), act: acts.logOut, met: 'ignore' },
  // Both are displayed by the call that waited for a token.
  getBaseToken: { at: paths.vehicles(), isVisitor: true, met: 'place' },
  refreshToken: { at: centre('orders'), before: { listOrders: { 'Force-Code': '430' } }, met: 'place' },

  listBanners: { at: paths.home() },
  getHomeVehicles: { at: paths.home() },
  listHotMakes: { at: paths.home() },
  getAdvertisement: { at: paths.home(), isVisitor: true, act: acts.openLogin, whileLoggingIn: 'ignore' },
  getCouponPicture: { at: paths.home(), isVisitor: true },
  getChatToken: { at: paths.tab(tabs.buying), act: () => press('Live chat') },
  listMakes: { at: paths.vehicles(), act: () => press('Brand') },
  listModels: { at: paths.vehicles({ make: '1', model: '101' }) },
  listStyles: { at: paths.home(), act: acts.chooseModel },
  listVehicles: { at: paths.vehicles() },
  listModelLevels: { at: paths.vehicles() },
  listSearchTerms: { at: paths.vehicles(), act: acts.typeSearch, hasStartedAction: true },
  listFlashSaleVehicles: { at: paths.flashSale(1) },
  listDestinations: { at: paths.home(), hasStartedAction: true },
  listDeliveredPrices: { at: paths.vehicles(), draft: toTanzania, hasStartedAction: true },

  getVehicleDetail: { at: detail },
  listSimilarVehicles: { at: paths.similar(vehicle) },
  listPorts: { at: detail, draft },
  getPriceDetail: { at: detail, draft, hasStartedAction: true },
  assessImport: { at: detail, draft, hasStartedAction: true },
  estimateLandedCost: { at: detail, draft, hasStartedAction: true, isScrolled: true },
  estimateAnyCar: { at: paths.importCost(), act: acts.estimateAnyCar },
  getVehiclePriceFacts: { at: detail, draft, hasStartedAction: true },
  listCities: { at: paths.reserve({ id: vehicle }), draft: withoutName },
  listReceivingCountries: { at: paths.reserve({ id: vehicle }), draft: withoutName },
  // B-318: the page shows its own toast.
  submitInquiry: { at: detail, draft, act: acts.inquire, met: 'toast' },
  listVehicleQuestions: { at: detail, isScrolled: true },
  listOwnQuestions: { at: detail, isScrolled: true },
  askQuestion: { at: detail, isScrolled: true, act: acts.askAboutVehicle },
  getVehicleOffer: { at: detail },
  makeOffer: { at: detail, before: { getVehicleOffer: example('success') }, act: acts.makeOffer },
  answerOffer: {
    at: detail,
    before: { getVehicleOffer: example('countered') },
    act: () => press('Accept USD 5,000'),
    met: 'toast',
  },
  saveFavorite: {
    at: detail,
    before: { getVehicleDetail: example('flashSale') },
    act: () => acts.pressHeart({ isSaved: false }),
  },
  // Another vehicle: a pressed heart is disabled for a moment.
  cancelFavorite: { at: paths.detail('100002'), act: () => acts.pressHeart({ isSaved: true }) },
  submitOrder: { at: paths.reserve({ id: vehicle }), draft, act: () => press('Submit reservation') },

  listOrders: { at: centre('orders') },
  getOrder: { at: order },
  getServerTime: { at: order },
  getPaymentInstructions: { at: order },
  getMpesaRequest: { at: order },
  requestMpesaPayment: {
    at: order,
    before: { getMpesaRequest: example('none') },
    act: () => press('Send a request to my phone'),
  },
  checkPayment: { at: paths.paymentCheck('7K3M9-QWX2D'), isVisitor: true },
  closeOrder: { at: order, act: () => press('Cancel order').then(confirm) },
  getOrderTimeline: { at: order },
  listPapers: { at: order },
  addPaper: { at: order, act: acts.addPaper },
  withdrawPaper: {
    at: order,
    before: { listPapers: example('own') },
    act: () => press(/^Withdraw Bill of lading/).then(() => pressIn('dialog', 'Withdraw')),
  },
  downloadProforma: { at: order, act: () => press('Proforma invoice') },
  uploadImage: { at: order, act: () => acts.handIn('Upload deposit proof') },
  beginUpload: {
    at: order,
    act: () => acts.handIn('Upload deposit proof', largeFile),
    // If there is no room for parts, the picture is sent whole.
    instead: { 400: 'uploadImage' },
  },
  uploadParts: { at: order, act: () => acts.handIn('Upload deposit proof', largeFile) },
  finishUpload: { at: order, act: () => acts.handIn('Upload deposit proof', largeFile) },
  payDeposit: { at: order, act: () => acts.handIn('Upload deposit proof') },
  payBalance: {
    at: order,
    before: { getOrder: example('balanceDue') },
    act: () => acts.handIn('Upload balance proof'),
  },
  getPushKey: { at: order, push: 'offered' },
  savePushSubscription: { at: order, push: 'offered', act: () => press(/^Notify me about this order/) },
  removePushSubscription: {
    at: centre('profile'),
    push: 'on',
    act: () => tick('switch', /^Notify me in this browser/),
  },
  getNoticeSettings: { at: centre('profile') },
  requestNoticeCode: {
    at: centre('profile'),
    before: { getNoticeSettings: example('none') },
    act: async () => {
      await fill(/^Phone number/, '+254712345678');
      await press('Send code');
    },
  },
  confirmNoticeCode: {
    at: centre('profile'),
    before: { getNoticeSettings: example('pending') },
    act: async () => {
      await fill(/^Code/, '482913');
      await press('Confirm number');
    },
  },
  stopNotices: { at: centre('profile'), act: () => press('Stop notices') },
  confirmDelivery: {
    at: order,
    before: { getOrder: example('inTransit') },
    act: () => press('Confirm receipt').then(confirm),
  },

  getClaims: { at: order, before: { getOrder: example('inTransit') } },
  reportClaim: {
    at: order,
    before: { getOrder: example('inTransit'), getClaims: example('open') },
    act: acts.reportClaim,
  },
  answerClaim: {
    at: order,
    before: { getOrder: example('inTransit') },
    act: () => fill('Your answer', 'A photo is added.').then(() => press('Send')),
  },

  // B-305: an empty list without a message.
  listFavorites: { at: centre('favorites'), met: 'ignore' },
  listVehicleThreads: { at: centre('inquiries') },
  listCoupons: { at: centre('coupons') },
  saveSearch: { at: paths.vehicles({ fuel: 'diesel' }), act: () => press('Save this search') },
  listSavedSearches: { at: centre('searches') },
  changeSavedSearch: { at: centre('searches'), act: () => tick('switch', 'E-mail alerts') },
  removeSavedSearch: {
    at: centre('searches'),
    act: () => press(/^Remove “Toyota/).then(() => pressIn('dialog', 'Remove')),
  },
  stopSearchLetters: {
    at: `${paths.stopAlerts()}?id=960001&key=abc`,
    isVisitor: true,
    act: () => press('Stop these e-mails'),
  },
  listRecommendedVehicles: { at: centre('orders') },
  listAddresses: { at: centre('addresses') },
  setDefaultAddress: { at: centre('addresses'), act: () => tick('radio', 'Default') },
  deleteAddress: { at: centre('addresses'), act: () => press(/^Delete the address/).then(confirm) },
  addAddress: { at: centre('addresses'), act: () => press('Add an address').then(acts.fillAddress) },
  updateAddress: { at: centre('addresses'), act: () => press(/^Edit the address/).then(acts.fillAddress) },
  getDealerCertificate: { at: centre('dealer') },
  createDealer: { at: centre('dealer'), before: { getDealerCertificate: example('none') }, act: acts.fillDealer },
  updateDealer: {
    at: centre('dealer'),
    before: { getDealerCertificate: example('rejected') },
    act: acts.correctDealer,
  },
  uploadDealerClue: {
    at: centre('dealer'),
    before: { getDealerCertificate: example('none') },
    act: () => give(/^PIN certificate/),
  },
};
