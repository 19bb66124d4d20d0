import { describe, expect, test } from 'vitest';
import { bodyFields, bodyOf, methodOf, payloadFields, requiredFields } from './read-call.ts';

interface Call {
  rule: string;
  path: string;
  /** Fields of the payload, in any order; optional ones end in `?`. */
  takes: string;
  /** Fields of the body, or of its items; the contract may have more. Empty if the answer is only a code. */
  answers: string;
  isArray?: true;
}

const calls: Call[] = [
  { rule: 'A-244', path: '/user/login', takes: 'email password captcha? imgKey?', answers: 'accessToken refreshToken' },
  { rule: 'A-245 B-290 B-118', path: '/user/userInfo', takes: '', answers: 'email countryName' },
  { rule: 'A-246', path: '/user/register', takes: 'email password countryName', answers: 'email verifyHour' },
  { rule: 'A-247', path: '/user/findPassword', takes: 'email captcha imgKey', answers: 'successFlag' },
  { rule: 'A-248 B-293', path: '/user/resetPassword', takes: 'authKey newPassword', answers: '' },
  { rule: 'A-249 B-292', path: '/user/modifyPassword', takes: 'oldPassword newPassword', answers: '' },
  { rule: 'A-250 B-291', path: '/user/modifyCountry', takes: 'countryName', answers: '' },
  { rule: 'A-251', path: '/user/refreshToken', takes: 'refreshToken', answers: 'accessToken refreshToken' },
  { rule: 'A-252', path: '/user/verify', takes: 'authKey password? isNewPassword?', answers: '' },
  { rule: 'A-253 B-294', path: '/user/loginOut', takes: '', answers: '' },
  { rule: 'A-254', path: '/captcha/generate', takes: '', answers: 'imgBase64 imgKey' },
  { rule: 'A-255 B-119 B-267', path: '/country/countryList', takes: '', answers: 'code name id', isArray: true },
  { rule: 'A-256', path: '/homePage/advertisement', takes: 'client', answers: 'imageUrl' },
  {
    rule: 'A-257 A-152',
    path: '/homePage/getSpecialCarSessions',
    takes: 'client',
    answers: 'imageUrl name makeId',
    isArray: true,
  },
  {
    rule: 'A-258 A-158',
    path: '/homePage/getHomPageVehicles',
    takes: 'client',
    answers: 'newArrivalVehicleList hotCarVehicleList flashSaleVehicleList total',
  },
  { rule: 'A-259 B-296', path: '/homePage/couponPic', takes: 'client', answers: 'imageUrl smallImageUrl' },
  { rule: 'A-260', path: '/make/getMakeList', takes: '', answers: 'makeList' },
  { rule: 'A-261', path: '/make/getHotMakeList', takes: '', answers: 'makeId name logoUrl', isArray: true },
  {
    rule: 'A-262 A-148',
    path: '/model/getModelList',
    takes: 'makeId',
    answers: 'modelId name makeId makeName modelName showAll',
    isArray: true,
  },
  {
    rule: 'A-263 A-150',
    path: '/model/getStyleList',
    takes: 'modelId',
    answers: 'styleName styleFullName modelId makeId',
    isArray: true,
  },
  {
    rule: 'A-264',
    path: '/vehicles/getVehicles',
    takes:
      'pageNo pageSize searchKey? makeId? modelId? price? carAge? mileage? seatsNum? modelLevelId? newArrivalFlag? ' +
      'dailyFlag? highQualityFlag? hotCarFlag? flashSaleFlag? sort? facetsFlag? deliveryPortId? importCountryCode? ' +
      'yearFrom? yearTo? gearbox? fuel? steering? drive? grade? colour? traitFacetsFlag? landedCountryCode? landedFrom? landedTo?',
    answers: 'total vehicleList',
  },
  {
    rule: 'A-267 A-151',
    path: '/vehicles/getVehicleModelLevel',
    takes: 'homePageShow',
    answers: 'code name imgUrl',
    isArray: true,
  },
  {
    rule: 'A-268 B-270',
    path: '/vehicles/getFlashSaleVehicles',
    takes: 'pageNo pageSize client',
    answers: 'flashSaleVehicleList',
  },
  {
    rule: 'A-269 B-269',
    path: '/vehicles/getGuessVehicles',
    takes: '',
    answers: 'id name imageUrl priceUSD',
    isArray: true,
  },
  { rule: 'A-270 B-295', path: '/coupon/list', takes: '', answers: 'id name code', isArray: true },
  { rule: 'A-271', path: '/vehiclesDealer/token', takes: '', answers: 'token' },
  {
    rule: 'B-261 B-110',
    path: '/carSource/getDetailInfo',
    takes: 'carSourceId',
    answers: 'vehicle property country receiveAddress coupons poster',
  },
  {
    rule: 'B-262 B-120 B-121 B-122',
    path: '/carSource/getSellPriceDetail',
    takes: 'carSourceId endPortId countryCode transportType couponDetailIds?',
    answers:
      'transportPriceDesc insurancePriceDesc vehiclePriceDesc totalPriceDesc depositPriceDesc clearancePriceDesc ' +
      'depositWithClearancePriceDesc totalWithClearancePriceDesc displayClearancePrice sellingPriceMinUSD ' +
      'sellingPriceMinJPY showCustomClearance totalCountryPrice totalWithClearanceCountryPrice depositCountryPrice ' +
      'depositWithClearanceCountyPrice transportPriceUSD transportPriceJPY insurancePriceUSD insurancePriceJPY ' +
      'vehiclePriceUSD vehiclePriceJPY totalPriceUSD totalPriceJPY depositPriceUSD depositPriceJPY clearancePriceUSD ' +
      'clearancePriceJPY depositWithClearancePriceUSD depositWithClearancePriceJPY totalWithClearancePriceUSD ' +
      'totalWithClearancePriceJPY',
  },
  {
    rule: 'B-263 B-123',
    path: '/carSource/getTransferPrice',
    takes: 'carSourceId origPrice convertType',
    answers: 'finalPrice',
  },
  { rule: 'B-264', path: '/dict/getAllCity', takes: 'countryCode', answers: 'province_list city_list' },
  {
    rule: 'B-265 B-113',
    path: '/dict/getPort',
    takes: 'templateId countryCode carSourceId',
    answers: 'portId name transports',
    isArray: true,
  },
  { rule: 'B-266 B-114', path: '/country/getCityCountry', takes: '', answers: 'id name code', isArray: true },
  {
    rule: 'B-268 B-140',
    path: '/vehicles/getSimilarVehicles',
    takes: 'vehicleId',
    answers: 'id name imageUrl registrationDate price priceKES',
    isArray: true,
  },
  {
    rule: 'B-272 B-138',
    path: '/consulting/list',
    takes: 'pageNo pageSize',
    answers:
      'createTimeDesc styleImage styleName vehiclePriceDesc carSourceId mileage regDate fuelTypeDesc colorDesc seatDesc ' +
      'handlePositionDesc countryDesc refNo remark',
    isArray: true,
  },
  {
    rule: 'B-273 B-274 B-129 B-130',
    path: '/order/submit',
    takes:
      'payUnit id name email phone countryCode cityId address transportType commitType discountPriceUSD? ' +
      'discountPriceJPY? discountPrice? couponDetailIds? endPortId? checkClearancePrice? wantsRefusedImport? ' +
      'destinationCountryCode? shownPrice?',
    answers: 'createTimeDesc',
  },
  {
    rule: 'B-275',
    path: '/order/list',
    takes: 'statusDesc pageNo pageSize',
    answers: 'id orderNo status statusDesc styleImage styleName depositPriceDesc totalPriceDesc sendOutWebSite',
    isArray: true,
  },
  {
    rule: 'B-276 B-135 B-136',
    path: '/order/detail',
    takes: 'id',
    answers:
      'id orderNo status statusDesc styleImage styleName sendOutWebSite sendOutNum receiveAddress endPortCountryDesc ' +
      'endPortDesc countryDesc transportTypeDesc regDate mileage fuelTypeDesc records depositPriceDesc totalPriceDesc ' +
      'depositPrice totalPrice',
  },
  { rule: 'B-277', path: '/order/close', takes: 'id', answers: '' },
  { rule: 'B-278', path: '/order/delivered', takes: 'id', answers: '' },
  { rule: 'B-279', path: '/order/payDeposit', takes: 'id proofImage', answers: '' },
  { rule: 'B-279', path: '/order/payBalance', takes: 'id proofImage', answers: '' },
  { rule: 'B-280', path: '/common/uploadByBase64', takes: 'imgBase64 id? status?', answers: 'url' },
  { rule: 'B-282', path: '/favorites/isFavoriteVehicle', takes: 'vehicleId', answers: 'status' },
  { rule: 'B-283', path: '/favorites/saveFavorites', takes: 'vehicleId', answers: '' },
  { rule: 'B-283', path: '/favorites/cancelFavorites', takes: 'vehicleId', answers: '' },
  { rule: 'B-284', path: '/favorites/getFavorites', takes: 'pageNo pageSize', answers: 'total vehicleList' },
  {
    rule: 'B-285 B-117',
    path: '/address/list',
    takes: '',
    answers: 'id name email phone countryCode cityCode cityId address cityDesc isDefault countryDesc',
    isArray: true,
  },
  { rule: 'B-286', path: '/address/getById', takes: 'id', answers: 'id name email phone countryCode cityId address' },
  { rule: 'B-287', path: '/address/updateDefault', takes: 'id', answers: '' },
  { rule: 'B-288', path: '/address/delete', takes: 'id', answers: '' },
  { rule: 'B-289', path: '/address/add', takes: 'name email phone countryCode address cityId', answers: '' },
  { rule: 'B-289', path: '/address/update', takes: 'name email phone countryCode address cityId id', answers: '' },
  {
    rule: 'B-297',
    path: '/vehiclesDealer/create',
    takes:
      'dealerName dealerAddress contactPerson contactNumber taxNoPic client dealerSize? whatsAppNo? email? vatNo? ' +
      'taxNo? vatNoPic?',
    answers: '',
  },
  {
    rule: 'B-298',
    path: '/vehiclesDealer/update',
    takes:
      'id dealerName dealerAddress contactPerson contactNumber taxNoPic client dealerSize? whatsAppNo? email? vatNo? ' +
      'taxNo? vatNoPic?',
    answers: '',
  },
  {
    rule: 'B-299 B-141',
    path: '/vehiclesDealer/view',
    takes: '',
    answers:
      'status dealerName dealerAddress dealerSize contactPerson contactNumber email taxNo vatNo taxNoPic vatNoPic ' +
      'whatsAppNo id remark',
  },
];

describe('Each call', () => {
  test.each(calls)('$rule $path has the specified payload and answer', ({ path, takes, answers, isArray }) => {
    const fields = takes.split(' ').filter(Boolean);
    expect(payloadFields(path).toSorted()).toEqual(fields.map((field) => field.replace('?', '')).toSorted());
    expect(requiredFields(path).toSorted()).toEqual(fields.filter((field) => !field.endsWith('?')).toSorted());
    expect(bodyFields(path)).toEqual(expect.arrayContaining(answers.split(' ').filter(Boolean)));
    expect(bodyOf(path) === undefined).toBe(answers === '');
    expect(bodyOf(path)?.type === 'array').toBe(isArray === true);
  });

  test('A-241 is a POST', () => {
    expect(calls.filter(({ path }) => methodOf(path) !== 'post')).toEqual([]);
  });
});
