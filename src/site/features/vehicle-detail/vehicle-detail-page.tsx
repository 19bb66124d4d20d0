import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Vehicle, VehicleDetail, VehicleTag as Tag } from '#generated/client/types.gen.ts';
import { availabilityOf } from '#states/vehicle-availability.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { isConnectionLost } from '#shared/state/connection.ts';
import { openedCard, type OpenedCard } from '#site/page-state/opened-card.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { rememberViewed } from '#site/components/recently-viewed/recently-viewed.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { cardPictureSizes, VehicleTag } from '#site/components/vehicle-card.tsx';
import shape from '#site/components/vehicle-shape.module.css';
import { VehicleShape } from '#site/components/vehicle-shape.tsx';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { readDetailAddress, type DetailAddress } from './detail-address.ts';
import { DetailHead } from './detail-head.tsx';
import { DetailSections } from './detail-sections.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { NoVehicle } from './no-vehicle.tsx';
import { OrderArea } from './order-area.tsx';
import { LazyQuestions } from './questions/lazy-questions.tsx';
import { useLinkDestination } from './shared-destination.ts';
import { SimilarVehicles } from './similar-vehicles.tsx';
import { StatusPanel } from './status-panel.tsx';
import type { UnreachedVehicleProps } from './unreached-vehicle.tsx';
import styles from './vehicle-detail-page.module.css';

/** Loads when the page is offline, together with the cache; if that is empty, the page shows its usual error. */
const UnreachedVehicle = lazy(async () => {
  const part = await withTexts(() => import('./unreached-vehicle.tsx'), 'offline').catch(() => undefined);
  return { default: part?.UnreachedVehicle ?? (({ otherwise }: UnreachedVehicleProps) => otherwise) };
});

export default function VehicleDetailPage() {
  const [search] = useSearchParams();
  const address = readDetailAddress(search);
  return address.id === '' ? <NoVehicle /> : <LoadedDetail key={address.id} address={address} />;
}

function LoadedDetail({ address }: { address: DetailAddress }) {
  const { t } = useTranslation(['detail', 'common']);
  const answer = queries.useGetVehicleDetailQuery({ body: { carSourceId: address.id } });
  const { error, isFetching, dataUpdatedAt, refetch } = answer;
  // An answer that arrives while the card is displayed renders in a transition, so that the page stays responsive.
  const data = useDeferredValue(answer.data);
  const [card] = useState(() => openedCard(address.id));
  usePageTitle(data?.vehicle.styleName ?? card?.name);
  if (data) {
    return <Detail address={address} detail={data} card={card} receivedAt={dataUpdatedAt} isOutdated={isFetching} />;
  }
  if (!error) return <VehicleShape card={card} />;
  const waysOn = (
    <div className={styles.failed}>
      <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
        {t('common:retry')}
      </Button>
      <ButtonLink to={paths.vehicles()}>{t('otherVehicles')}</ButtonLink>
    </div>
  );
  const failed = (
    <div className="column">
      <EmptyState text={displayFailure(error).text || t('noData')} hint={t('failedHint')} action={waysOn} />
    </div>
  );
  if (!isConnectionLost(error)) return failed;
  return (
    <Suspense fallback={<VehicleShape card={card} />}>
      <UnreachedVehicle id={address.id} waysOn={waysOn} otherwise={failed} />
    </Suspense>
  );
}

interface DetailProps {
  address: DetailAddress;
  detail: VehicleDetail;
  /** The card that the reader pressed. */
  card: OpenedCard | undefined;
  receivedAt: number;
  /** It is being refetched. */
  isOutdated: boolean;
}

/** Only an available vehicle with a price can be ordered; the pages of others show their status. */
function Detail({ address, detail, card, receivedAt, isOutdated }: DetailProps) {
  const { vehicle } = detail;
  const { id } = address;
  const { styleName, regDate, mileage, fuelType, styleImage } = vehicle;
  useLinkDestination(detail.country);

  useEffect(() => {
    rememberViewed({
      id,
      name: styleName,
      registrationDate: regDate,
      displayMileage: mileage,
      fuel: fuelType,
      imageUrl: styleImage,
    });
  }, [id, styleName, regDate, mileage, fuelType, styleImage]);

  const pictures = (
    <Gallery photos={vehicle.photos} name={styleName} known={card && { image: card.imageUrl, sizes: cardPictureSizes }}>
      <VehicleTag tag={tagOf(vehicle)} />
    </Gallery>
  );
  return (
    <div className={`column ${shape.page}`}>
      <DetailHead address={address} detail={detail} />
      {availabilityOf[vehicle.vehicleStatus] === 'available' && !vehicle.pricesUnset ? (
        <OrderArea id={id} detail={detail} receivedAt={receivedAt} isOutdated={isOutdated} pictures={pictures}>
          <DetailSections id={id} detail={detail} />
        </OrderArea>
      ) : (
        <div className={shape.columns}>
          <div className={styles.main}>
            {pictures}
            <DetailSections id={id} detail={detail} />
          </div>
          <StatusPanel id={id} vehicle={vehicle} />
        </div>
      )}
      <LazyQuestions id={id} canAsk={availabilityOf[vehicle.vehicleStatus] !== 'removed'} />
      <SimilarVehicles id={id} styleName={styleName} />
    </div>
  );
}

/** The tag that the vehicle's card in a list shows too. */
function tagOf({ vehicleStatus, flashSale }: Vehicle): Tag {
  const availability = availabilityOf[vehicleStatus];
  if (availability === 'removed') return 'down';
  if (availability !== 'available') return 'locked';
  return flashSale === '1' ? 'promotion' : 'sale';
}
