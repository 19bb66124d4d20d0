import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { queries } from '#shared/api/api.ts';
import { useStoredUser } from '#site/session/session.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useSiteForm } from '#site/page-state/site-form.ts';
import { EmailText } from '#site/components/email-text.tsx';
import { SectionHeading } from '#site/components/section-heading.tsx';
import { VehicleCard } from '#site/components/vehicle-card.tsx';
import { VehicleCardSkeleton, VehicleGrid } from '#site/components/vehicle-grid.tsx';
import { centreItems, paths, tabs, type CentreItem } from '#shared/routing/paths.ts';
import styles from './centre-page.module.css';
import { CentreMenu, nameOf, readItem } from './frame/centre-menu.tsx';
import { MeMenu } from './frame/me-menu.tsx';
import { Item } from './item.tsx';

/** Lazy, since few users are dealers. */
const DealerResult = lazy(async () => ({ default: (await import('./dealer/dealer-result.tsx')).DealerResult }));

export default function CentrePage() {
  const [search] = useSearchParams();
  const user = useStoredUser();
  const item = readItem(search.get('type'));
  // A user whose session ends on this page has logged out or has already been asked to log in.
  const [wasLoggedIn] = useState(user !== undefined);
  if (user) return <Centre key={user.email} item={item} email={user.email} />;
  const asksToReturn = item === centreItems.profile && !wasLoggedIn;
  return <Navigate replace to={paths.tab(tabs.home, asksToReturn ? { backUrl: paths.centre(item) } : {})} />;
}

function Centre({ item, email }: { item: CentreItem; email: string }) {
  const { t } = useTranslation('centre');
  const { data: certificate } = queries.useGetDealerCertificateQuery();
  const isMobile = useSiteForm() === 'mobile';
  usePageTitle(t(nameOf(item)));
  return (
    <div className={`column ${styles.page}`}>
      <div className={styles.frame}>
        {!isMobile && (
          <div className={styles.aside}>
            <p className={styles.who}>
              <EmailText email={email} />
            </p>
            <CentreMenu item={item} />
          </div>
        )}
        <Item item={item} />
        {isMobile && item === centreItems.profile && <MeMenu />}
      </div>
      <RecommendedVehicles />
      {certificate && (
        <Suspense>
          <DealerResult certificate={certificate} />
        </Suspense>
      )}
    </div>
  );
}

const placesWhileLoading = 4;

/** Vehicles that the server recommends to this buyer, if any. */
function RecommendedVehicles() {
  const { t } = useTranslation('centre');
  const { data, isPending } = queries.useListRecommendedVehiclesQuery();
  if (!isPending && !data?.length) return null;
  return (
    <section aria-labelledby="recommended">
      <SectionHeading id="recommended" title={t('recommended')} />
      <VehicleGrid ids={data?.map(({ id }) => id) ?? []}>
        {data
          ? data.map((vehicle) => <VehicleCard key={vehicle.id} vehicle={vehicle} />)
          : Array.from({ length: placesWhileLoading }, (_, place) => <VehicleCardSkeleton key={place} />)}
      </VehicleGrid>
    </section>
  );
}
