import type {
  CityData,
  Port,
  PriceResult,
  ReceivingCountry,
  SimilarVehicle,
  VehicleDetail,
  VehiclePriceFacts,
} from '#generated/client/types.gen.ts';
import document from '#generated/openapi.json' with { type: 'json' };
import { emptyDraft, type OrderDraft } from '#site/remembered/order-draft.ts';

/** Reads an example of the contract, so that the tests follow the contract. */
function exampleOf(path: string, name: string): unknown {
  const paths = document.paths as unknown as Record<string, Answered>;
  return paths[path]?.post.responses['200'].content['application/json'].examples[name]?.value.body;
}

interface Answered {
  post: {
    responses: {
      '200': { content: { 'application/json': { examples: Record<string, { value: { body: unknown } }> } } };
    };
  };
}

export function detailExample(name = 'success'): VehicleDetail {
  return exampleOf('/carSource/getDetailInfo', name) as VehicleDetail;
}

export function priceExample(name = 'success'): PriceResult {
  return exampleOf('/carSource/getSellPriceDetail', name) as PriceResult;
}

export function priceFactsExample(name = 'success'): VehiclePriceFacts {
  return exampleOf('/vehicles/priceFacts', name) as VehiclePriceFacts;
}

export const placeExamples = {
  ports: exampleOf('/dict/getPort', 'success') as Port[],
  countries: exampleOf('/country/getCityCountry', 'success') as ReceivingCountry[],
  cities: exampleOf('/dict/getAllCity', 'success') as CityData,
  similar: exampleOf('/vehicles/getSimilarVehicles', 'success') as SimilarVehicle[],
};

/** A draft that is complete except for its prices. */
export const wholeDraft: OrderDraft = {
  ...emptyDraft,
  carSourceId: '100001',
  styleId: '5001',
  styleName: 'Toyota Vitz 1.0 F',
  country: 'Kenya',
  countryCode: 'KE',
  port: 'p-mba',
  portName: 'Mombasa',
  transportTypeId: '1',
  transportTypeDesc: 'RORO',
  isDestinationChosen: true,
  name: 'Wanjiku Kamau',
  email: 'wanjiku.kamau@example.com',
  phone: '+254712345678',
  receiveCountry: 'Kenya',
  receiveCountryCode: 'KE',
  receiveAddress: 'Nyali Road 14',
  cityId: '11',
  cityName: 'Mombasa',
  cityCode: '0101_11',
  isRecipientChosen: true,
};
