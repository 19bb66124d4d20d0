import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queries } from '../../api/api.ts';
import { displayFailure } from '../../api/errors.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { paths } from '../../routing/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { NoVehicle } from './no-vehicle.tsx';
import { readDetailAddress } from './return-target.ts';
import { VehicleDetailView } from './vehicle-detail-view.tsx';

export default function VehicleDetailPage() {
  const [search] = useSearchParams();
  const address = readDetailAddress(search);
  return address.id === '' ? <NoVehicle /> : <LoadedDetail key={address.id} address={address} />;
}

function LoadedDetail({ address }: { address: ReturnType<typeof readDetailAddress> }) {
  const { t } = useTranslation(['detail', 'common']);
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(
    queries.getVehicleDetailOptions({ body: { carSourceId: address.id } }),
  );
  usePageTitle(data?.vehicle.styleName);
  if (data) return <VehicleDetailView address={address} detail={data} receivedAt={dataUpdatedAt} />;
  if (!error) return <DetailSkeleton />;
  return (
    <div className="column">
      <EmptyState
        text={displayFailure(error).text || t('noData')}
        hint={t('failedHint')}
        action={
          <div style={{ display: 'flex', gap: '0.75rem', flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button look="outline" isBusy={isFetching} onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
            <ButtonLink to={paths.vehicles()}>{t('otherVehicles')}</ButtonLink>
          </div>
        }
      />
    </div>
  );
}
