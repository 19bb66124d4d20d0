import type { ListVehiclesData } from '../../../generated/client/types.gen.ts';
import { usePrefetchQuery } from '@tanstack/react-query';
import { queries } from '../../api/api.ts';
import { desktopClient } from '../../api/desktop-client.ts';
import { useImportCountry } from '../../app/import-country.ts';

/** What is asked ahead of the home page. The page asks for the same. */
export const homeQueries = {
  banners: () => queries.listBannersOptions({ body: { client: desktopClient } }),
  vehicles: () => queries.getHomeVehiclesOptions({ body: { client: desktopClient } }),
  makes: () => queries.listMakesOptions(),
  levels: () => queries.listModelLevelsOptions({ body: { homePageShow: 1 } }),
  matches: (wanted: Wanted, importCountryCode: string) =>
    queries.listVehiclesOptions({ body: matchPayload(wanted, importCountryCode) }),
};

/** What a buyer looks for, by the names of the filters in the list's address. */
export type Wanted = Readonly<Partial<Record<'make' | 'model' | 'carAge' | 'price' | 'modelLevel', string>>>;

/**
 * Of the vehicles that match only their number counts here, and how many each option would leave: what the list shows that
 * the search leads to.
 */
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

/** Asks for the data of the home page while its code is still on its way. */
export function PrefetchHome() {
  usePrefetchQuery(homeQueries.makes());
  usePrefetchQuery(homeQueries.levels());
  usePrefetchQuery(homeQueries.matches({}, useImportCountry()));
  usePrefetchQuery(homeQueries.banners());
  usePrefetchQuery(homeQueries.vehicles());
  usePrefetchQuery(queries.listHotMakesOptions());
  return null;
}
