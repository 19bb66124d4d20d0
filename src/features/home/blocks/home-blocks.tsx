import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveState } from '../../../app/stored-state.ts';
import { vehicleTypes } from '../../../components/vehicle-filters/filter-options.ts';
import { paths } from '../../../routing/paths.ts';
import { homeQueries } from '../home-queries.ts';
import { VehicleBlock } from './vehicle-block.tsx';

/** So many vehicles on sale can be taken in here; of more, a link tells. */
const fewOnSale = 3;
/** How many vehicles the server gives to each block. */
const expected = { sale: 4, others: 8 };

/** The vehicles of the home page, from one call. When it fails there are none, and the rest of the page stands. */
export function HomeBlocks() {
  const { t } = useTranslation('home');
  const [openedAt] = useState(() => Date.now());
  const { data, isPending, dataUpdatedAt } = useQuery(homeQueries.vehicles());
  const isHasFlashSaleVehicle = data && data.flashSaleVehicleList.length > 0;

  useEffect(() => {
    if (isHasFlashSaleVehicle !== undefined) saveState({ isHasFlashSaleVehicle });
  }, [isHasFlashSaleVehicle]);

  if (!data && !isPending) return null;
  const onSale = data?.flashSaleVehicleList.map((vehicle) => ({ ...vehicle, tag: 'promotion' as const }));
  return (
    <>
      <VehicleBlock
        look="sale"
        title={t('flashSale')}
        note={t('flashSaleNote')}
        vehicles={onSale}
        expected={expected.sale}
        receivedAt={dataUpdatedAt}
        more={data && data.total > fewOnSale ? { to: paths.flashSale(openedAt), text: t('flashSaleMore') } : undefined}
      />
      <VehicleBlock
        title={t('newArrivals')}
        note={t('newArrivalsNote')}
        vehicles={data?.newArrivalVehicleList}
        expected={expected.others}
        receivedAt={dataUpdatedAt}
        more={{ to: paths.vehicles({ type: vehicleTypes.newArrivals }), text: t('newArrivalsMore') }}
      />
      <VehicleBlock
        title={t('hotCars')}
        note={t('hotCarsNote')}
        vehicles={data?.hotCarVehicleList}
        expected={expected.others}
        receivedAt={dataUpdatedAt}
        more={{ to: paths.vehicles({ type: vehicleTypes.hotCars }), text: t('hotCarsMore') }}
      />
    </>
  );
}
