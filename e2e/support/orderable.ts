import { hash } from 'node:crypto';
import { test, type TestInfo } from 'playwright/test';
import type {
  CityData,
  ImportAssessment,
  ImportVerdict,
  OrderSummary,
  Port,
  PriceResult,
  SessionTokens,
  VehicleDetail,
  VehiclePage,
} from '#generated/client/types.gen.ts';
import type { Backend } from './backend.ts';
import type { Buyer } from './buyers.ts';

/** Each journey chooses from this many pages of the list, which leaves vehicles for the others. */
const drawnPages = 20;
/** Earlier pages are reserved for journeys that test the list and its cards. */
const firstDrawn = 4;
/** Vehicles that journeys expect to find for sale by their number. */
const known: ReadonlySet<string> = new Set(['100001', '100002', '100012']);
/** The import verdict of Kenya for an allowed car. For a bus it is unclear, which changes what the page shows and asks. */
const letIn: ReadonlySet<string> = new Set<ImportVerdict['verdict']>(['allowed', 'onlyIfShippedBy']);

const draws = new WeakMap<TestInfo, number>();

/** A journey picks the same vehicles in each run, so that failures can be reproduced. */
function newDraw(): (lot: string) => number {
  const info = test.info();
  const draw = (draws.get(info) ?? 0) + 1;
  draws.set(info, draw);
  const seed = [...info.titlePath, info.project.name, info.repeatEachIndex, draw];
  return (lot) => hash('sha256', JSON.stringify([...seed, lot]), 'buffer').readUInt32BE();
}

/**
 * A vehicle that can be ordered and imported, with a port it can be shipped to, and that meets the journey's extra
 * conditions. Each journey gets its own.
 */
export async function findOrderable(
  backend: Backend,
  isWanted: (id: string) => Promise<boolean> = () => Promise.resolve(true),
  countryCode = 'KE',
) {
  const drawn = newDraw();
  const pageNo = firstDrawn + (drawn('page') % drawnPages);
  const { vehicleList } = await backend.call<VehiclePage>('listVehicles', { pageNo, pageSize: 24 });
  const carSourceIds = vehicleList.map(({ id }) => id).filter((id) => !known.has(id));
  const assessed = { carSourceIds, countryCode };
  const { verdicts } = await backend.call<ImportAssessment>('assessImport', assessed);
  const taken = verdicts.filter(({ verdict }) => (countryCode === 'KE' ? letIn.has(verdict) : verdict !== 'refused'));
  for (const { carSourceId: id } of taken.toSorted((one, other) => drawn(one.carSourceId) - drawn(other.carSourceId))) {
    // The first match.
    const { vehicle } = await backend.call<VehicleDetail>('getVehicleDetail', { carSourceId: id });
    if (vehicle.vehicleStatus !== 1 || !(await isWanted(id))) continue;
    const where = { templateId: vehicle.transportTemplateId, countryCode, carSourceId: id };
    const [port] = await backend.call<Port[]>('listPorts', where);
    const [transport] = port?.transports ?? [];
    if (port && transport) return { id, vehicle, port, transport };
  }
  throw new Error('No vehicle can be ordered.');
}

/** Reserves a vehicle for a buyer and returns the order's id. */
export async function reserve(backend: Backend, buyer: Buyer, countryCode = 'KE'): Promise<string> {
  const { id, port, transport } = await findOrderable(backend, undefined, countryCode);
  const { city_list: towns } = await backend.call<CityData>('listCities', { countryCode });
  const [cityId] = Object.keys(towns).map((code) => code.split('_')[1]);
  const { accessToken } = await backend.call<SessionTokens>('login', buyer);
  const recipient = { name: 'Wanjiku Kamau', email: buyer.email.slice(-30), phone: '+254712345678' };
  const place = { countryCode, cityId, address: 'Nyali Road 14', endPortId: port.portId };
  const order = { id, payUnit: 'USD', commitType: 'pc', transportType: transport.type, ...recipient, ...place };
  await backend.call('submitOrder', order, accessToken);
  const page = { statusDesc: '', pageNo: 1, pageSize: 1 };
  const [reserved] = await backend.call<OrderSummary[]>('listOrders', page, accessToken);
  if (!reserved) throw new Error('The order is not in the list.');
  return reserved.id;
}

/** What the vehicle's page stores in the session of a buyer who continues to the reservation. */
export async function draftOf(backend: Backend, { email }: Buyer) {
  const { id, vehicle, port, transport } = await findOrderable(backend);
  const { styleId, styleName, styleImage, transportTemplateId } = vehicle;
  const question = { carSourceId: id, endPortId: port.portId, countryCode: 'KE', transportType: transport.type };
  const price = await backend.call<PriceResult>('getPriceDetail', question);
  return {
    carSourceId: id,
    styleId,
    styleName,
    styleImage,
    transportTemplateId,
    coupon: '',
    freightRadio: 0,
    displayClearancePrice: 0,
    showCustomClearance: 0,
    checkClearancePrice: 0,
    receiveCountry: 'Kenya',
    receiveCountryCode: 'KE',
    country: 'Kenya',
    countryCode: 'KE',
    port: port.portId,
    portName: port.name,
    transportTypeId: transport.type,
    transportTypeDesc: transport.desc,
    isDestinationChosen: true,
    name: 'Wanjiku Kamau',
    email: email.slice(-30),
    phone: '+254712345678',
    receiveAddress: 'Nyali Road 14',
    receiveAddressId: '',
    city: 'Mombasa',
    cityId: '11',
    cityName: 'Mombasa',
    cityCode: '0101_11',
    isRecipientChosen: true,
    prices: {
      total: { text: price.totalPriceDesc, usd: price.totalPriceUSD, jpy: price.totalPriceJPY },
      deposit: { text: price.depositPriceDesc, usd: price.depositPriceUSD, jpy: price.depositPriceJPY },
    },
  };
}
