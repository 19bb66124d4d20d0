import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { Breadcrumbs } from '#site/components/breadcrumbs.tsx';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { VehicleCardSkeleton, VehicleGrid } from '#site/components/vehicle-grid.tsx';
import { paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { NoVehicle } from './no-vehicle.tsx';
import { SimilarCard } from './similar-vehicles.tsx';

const placesWhileLoading = 8;

export default function SimilarVehiclesPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const styleName = search.get('styleName') ?? '';
  return id === '' ? <NoVehicle /> : <SimilarTo id={id} styleName={styleName} />;
}

function SimilarTo({ id, styleName }: { id: string; styleName: string }) {
  const { t } = useTranslation(['detail', 'common']);
  const { data, error, refetch } = queries.useListSimilarVehiclesQuery({ body: { vehicleId: id } });
  usePageTitle(t('similarTo', { name: styleName }));
  const others = <ButtonLink to={paths.vehicles()}>{t('otherVehicles')}</ButtonLink>;
  return (
    <div className="column" style={{ display: 'grid', gap: '1.5rem', paddingBlock: '1.5rem 4rem' }}>
      <Breadcrumbs
        crumbs={[{ label: t('inquiryVehicle') }, ...(styleName ? [{ label: styleName, to: paths.detail(id) }] : [])]}
      />
      <h1>{styleName ? t('similarTo', { name: styleName }) : t('similarTitle')}</h1>
      {error && (
        <EmptyState
          text={displayFailure(error).text}
          action={<Button onClick={() => void refetch()}>{t('common:retry')}</Button>}
        />
      )}
      {data?.length === 0 && <EmptyState text={t('noSimilar')} action={others} />}
      {!error && data?.length !== 0 && (
        <VehicleGrid ids={data?.map((vehicle) => vehicle.id) ?? []}>
          {data
            ? data.map((vehicle) => (
                <SimilarCard key={vehicle.id} vehicle={vehicle} from={{ styleId: id, styleName }} />
              ))
            : Array.from({ length: placesWhileLoading }, (_, place) => <VehicleCardSkeleton key={place} />)}
        </VehicleGrid>
      )}
    </div>
  );
}
