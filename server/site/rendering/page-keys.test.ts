import { expect, it } from 'vitest';
import { createPageKeys } from './page-keys.ts';

it('names the vehicles of a page and everything else that changes it', () => {
  const page = createPageKeys();
  page.addAnswer(
    'listVehicles',
    { pageNo: 1 },
    {
      total: 2,
      vehicleList: [
        { id: '1', priceUSD: 5 },
        { id: '2', priceUSD: 6 },
      ],
    },
  );
  page.addAnswer('listModelLevels', {}, [{ id: 'suv' }]);
  page.addAnswer('listBanners', {}, null);
  expect([...page.keys]).toEqual(['page', 'vehicle-1', 'vehicle-2', 'rule', 'list', 'content']);
});

it('names a vehicle that does not exist yet, but none whose id would be more than one key', () => {
  const page = createPageKeys();
  page.addAnswer('getVehicleDetail', { carSourceId: '7' });
  page.addAnswer('getVehicleDetail', { carSourceId: '8 list' });
  expect([...page.keys]).toEqual(['page', 'vehicle-7', 'rule']);
});
