import type { ListVehiclesData } from '#generated/client/types.gen.ts';
import { usePrefetchQuery } from '@tanstack/react-query';
import { queries } from '#shared/api/api.ts';
import { desktopClient } from '#shared/api/desktop-client.ts';
import { useImportCountry } from '#site/remembered/destination.ts';

/** Data that is prefetched for the home page. The page requests the same. */
export const homeQueries = {
  banners: () => queries.listBannersOptions({ body: { client: desktopClient } }),
  vehicles: () => queries.getHomeVehiclesOptions({ body: { client: desktopClient } }),
  makes: () => queries.listMakesOptions(),
  levels: () => queries.listModelLevelsOptions({ body: { homePageShow: 1 } }),
  matches: (wanted: Wanted, importCountryCode: string) =>
    queries.listVehiclesOptions({ body: matchPayload(wanted, importCountryCode) }),
};

/** The search criteria, by the names of the filters in the list's address. */
export type Wanted = Readonly<Partial<Record<'make' | 'model' | 'carAge' | 'price' | 'modelLevel', string>>>;

/** Requests only the number of matching vehicles and the count per option. It matches the list that the search links to. */
function matchPayload({ make, model, carAge, price, modelLevel }: Wanted, importCountryCode: string): Payload {
  return {
    pageNo: 1,
    pageSize: 1,
    facetsFlag: 1,
    importCountryCode,
    ...(make !== undefined && { makeId: make }),
    ...(model !== undefined && { modelId: model }),
    ...(modelLevel !== undefined && { modelLevelId: modelLevel }),
    ...(carAge !== undefined && { carAge: Number(carAge) as Payload['carAge'] & number }),
    ...(price !== undefined && { price: Number(price) as Payload['price'] & number }),
  };
}

type Payload = ListVehiclesData['body'];

/** Fetches the data of the home page while its code is loading. */
export function PrefetchHome() {
  usePrefetchQuery(homeQueries.makes());
  usePrefetchQuery(homeQueries.levels());
  usePrefetchQuery(homeQueries.matches({}, useImportCountry()));
  usePrefetchQuery(homeQueries.banners());
  usePrefetchQuery(homeQueries.vehicles());
  usePrefetchQuery(queries.listHotMakesOptions());
  return null;
}
