import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { useStoredUser } from '#site/session/session.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { UnusableAddress } from '#site/components/unusable-address.tsx';
import { paths } from '#shared/routing/paths.ts';
import { usePageParameters } from '#site/routing/use-page-parameters.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import styles from './order-page.module.css';
import { OrderView } from './orders/order-view.tsx';

export default function OrderPage() {
  const user = useStoredUser();
  const address = usePageParameters(['id']);
  if (!user) return <Navigate to={paths.home()} replace />;
  if ('problem' in address) return <UnusableAddress problem={address.problem} />;
  return <LoadedOrder key={address.values.id} id={address.values.id} />;
}

function LoadedOrder({ id }: { id: string }) {
  const { t } = useTranslation(['orders', 'common']);
  const { data, error, isFetching, refetch } = queries.useGetOrderQuery({ body: { id } });
  usePageTitle(data && t('numbered', { number: data.orderNo }));
  if (data) return <OrderView order={data} />;
  if (!error) return <OrderSkeleton />;
  return (
    <div className="column">
      <EmptyState
        text={displayFailure(error).text}
        action={
          <div style={{ display: 'flex', gap: '0.75rem', flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
            <ButtonLink to={paths.centre()}>{t('backToOrders')}</ButtonLink>
          </div>
        }
      />
    </div>
  );
}

/** A placeholder in the shape of an order's page. */
function OrderSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={`column ${styles.page}`} aria-busy>
      <output className="visually-hidden">{t('loading')}</output>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.journey} />
      <Skeleton className={styles.vehicle} />
      <Skeleton className={styles.table} />
    </div>
  );
}
