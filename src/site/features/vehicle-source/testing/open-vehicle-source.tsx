import { screen, within } from '@testing-library/react';
import type { Make, Model, VehicleFacets, VehiclePage } from '#generated/client/types.gen.ts';
import type { SiteForm } from '#screens/site-forms.ts';
import { type Answers, type AskedCall, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import { vehicleExample } from '../../../../testing/vehicle-example.ts';
import VehicleSourcePage from '../vehicle-source-page.tsx';

const make = (makeId: string, name: string, groupName: string): Make => ({
  makeId,
  name,
  makeName: name,
  groupName,
  logoUrl: `/${makeId}.webp`,
});
const toyota = make('1', 'Toyota', 'T');
export const bmw = make('14', 'BMW', 'B');
const vitz: Model = { modelId: '101', name: 'Vitz', makeId: '1', makeName: 'Toyota', modelName: 'Vitz' };
export const noCounts: VehicleFacets = {
  make: [],
  modelLevel: [],
  price: [],
  carAge: [],
  mileage: [],
  seatsNum: [],
  type: [],
};
const counts: VehicleFacets = { ...noCounts, price: [{ value: '3', count: 1226 }], make: [{ value: '1', count: 791 }] };

export const pageOf = (ids: readonly string[], total: number): VehiclePage => ({
  total,
  vehicleList: ids.map(vehicleExample),
  facets: counts,
});

export function answer(different: Answers = {}): AskedCall[] {
  return installAnswers({
    listVehicles: () => pageOf(['1', '2', '3', '4', '5'], 50),
    listModelLevels: () => [{ code: 'SUV', name: 'SUV', imgUrl: '/suv.webp' }],
    listMakes: () => ({
      makeList: [
        { groupName: 'HOT', list: [toyota] },
        { groupName: 'B', list: [bmw] },
        { groupName: 'T', list: [toyota] },
      ],
    }),
    listModels: () => [vitz],
    ...different,
  });
}

export const open = (search = '', form: SiteForm = 'desktop') =>
  renderSite(<VehicleSourcePage />, { at: `/?tab=1${search}`, form, texts: ['panels'] });
export const searches = (asked: readonly AskedCall[]) =>
  asked.filter(({ operationId }) => operationId === 'listVehicles').map(({ body }) => body);
export const panel = (name: string) => within(screen.getByRole('region', { name }));
export const noMatch = 'No matching vehicles. Try another keyword.';
