import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { OrderSummary } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { useSiteForm } from '#site/page-state/site-form.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { LazyPulls } from '#site/components/lazy-pulls.tsx';
import { ordersIn, orderTabs, tabNamed, type OrderTab } from '#site/components/orders/order-actions.ts';
import { reloadOrdersLater } from '#site/components/reload-orders.ts';
import { centreItems, paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './order-list.module.css';

const SharedNote = lazyOverlays(async () => (await import('./shared-note.tsx')).SharedNote);
const skeletons = ['first', 'second', 'third'];

/** The buyer's orders in tabs by their status. */
export function OrderList() {
  const [search] = useSearchParams();
  const tab = tabNamed(search.get(tabParameter));
  const queryClient = useQueryClient();
  const isMobile = useSiteForm() === 'mobile';
  return (
    <section className={styles.orders}>
      {isMobile && <LazyPulls onRefresh={() => refetchShown(queryClient, 'listOrders')} />}
      <Suspense fallback={null}>
        <SharedNote />
      </Suspense>
      <OrderTabs current={tab} />
      <div id="order-panel" role="tabpanel" aria-labelledby={`order-tab-${tab.name}`}>
        <Orders key={tab.name} tab={tab} />
      </div>
    </section>
  );
}

function Orders({ tab }: { tab: OrderTab }) {
  const { t } = useTranslation(['orders', 'common']);
  const queryClient = useQueryClient();
  const options = queries.listOrdersOptions({ body: ordersIn(tab.statusDesc) });
  const { data, error, isFetching, refetch } = useQuery(options);

  function takeOut({ id }: OrderSummary): void {
    queryClient.setQueryData(options.queryKey, (orders) => orders?.filter((order) => order.id !== id));
    void reloadOrdersLater(queryClient);
  }

  if (error && !data) {
    return (
      <EmptyState
        text={displayFailure(error).text}
        action={
          <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        }
      />
    );
  }
  if (!data) {
    return (
      <ul className={styles.list} aria-busy aria-label={t('common:loading')}>
        {skeletons.map((name) => (
          <li key={name}>
            <OrderCardSkeleton />
          </li>
        ))}
      </ul>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        text={t(tab.name === 'all' ? 'noOrders' : 'noOrdersHere')}
        action={<ButtonLink to={paths.vehicles()}>{t('common:seeVehicles')}</ButtonLink>}
      />
    );
  }
  return (
    <ul className={styles.list}>
      {data.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} onCancelled={() => takeOut(order)} />
        </li>
      ))}
    </ul>
  );
}

/** A placeholder in the shape of an order card. */
function OrderCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <span className={styles.head} />
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.buttons} />
    </div>
  );
}

/** The tabs above the orders. The choice is in the address, so that Back and a reload keep it. */
function OrderTabs({ current }: { current: OrderTab }) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();

  function show(name: OrderTab['name']): void {
    const search = name === 'all' ? {} : { [tabParameter]: name };
    void navigate(paths.centre(centreItems.orders, search), { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs
      aria-label={t('tabs')}
      variant="scrollable"
      scrollButtons={false}
      selectionFollowsFocus
      value={current.name}
      onChange={(_event, name: OrderTab['name']) => show(name)}
    >
      {orderTabs.map(({ name }) => (
        <Tab key={name} id={`order-tab-${name}`} value={name} label={t(`tab_${name}`)} aria-controls="order-panel" />
      ))}
    </Tabs>
  );
}

/** The address parameter with the selected tab. */
const tabParameter = 'orders';
