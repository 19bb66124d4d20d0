import Skeleton from '@mui/material/Skeleton';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { UnusableAddress } from '#site/components/unusable-address.tsx';
import { paths } from '#shared/routing/paths.ts';
import { goesBack } from '#site/routing/page-direction.ts';
import { usePageParameters } from '#site/routing/use-page-parameters.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { FactTable } from './fact-table.tsx';
import styles from './information-page.module.css';

/** The properties of a vehicle that its own page leaves out. The address carries the id encoded. */
export default function InformationPage() {
  const parameters = usePageParameters(['id'], 'encoded');
  return 'problem' in parameters ? (
    <UnusableAddress problem={parameters.problem} />
  ) : (
    <Information id={parameters.values.id} />
  );
}

function Information({ id }: { id: string }) {
  const { t } = useTranslation(['detail', 'common']);
  const { data, error, isPending, refetch } = queries.useGetVehicleDetailQuery({ body: { carSourceId: id } });
  usePageTitle(data?.vehicle.styleName);
  // The first group is on the vehicle's own page.
  const groups = data?.property.slice(1) ?? [];
  return (
    <div className={`column ${styles.page}`}>
      <ButtonLink
        variant="text"
        size="small"
        className={styles.back}
        startIcon={<ArrowLeft size="1.125em" aria-hidden />}
        to={paths.detail(id)}
        state={goesBack}
      >
        {t('toVehicle')}
      </ButtonLink>
      <h1>{data ? t('informationOf', { name: data.vehicle.styleName }) : t('information')}</h1>
      {isPending && <Skeleton className={styles.waiting} aria-label={t('common:loading')} aria-busy />}
      {!isPending && groups.length === 0 && (
        <EmptyState
          text={(error && displayFailure(error).text) || t('noData')}
          action={
            <div className={styles.failed}>
              <Button variant="outlined" onClick={() => void refetch()}>
                {t('common:retry')}
              </Button>
              <ButtonLink to={paths.vehicles()}>{t('otherVehicles')}</ButtonLink>
            </div>
          }
        />
      )}
      {groups.map(({ groupName, propertyList }) => (
        <section key={groupName} className={styles.group} aria-label={groupName}>
          <h2>{groupName}</h2>
          <FactTable facts={propertyList} />
        </section>
      ))}
    </div>
  );
}
