import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { OrderSummary } from '../../../../generated/client/types.gen.ts';
import { queries } from '../../../api/api.ts';
import { displayFailure } from '../../../api/errors.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { tabNamed, type OrderTab } from '../../../components/orders/order-actions.ts';
import { reloadOrdersLater } from '../../../components/orders/reload-orders.ts';
import { paths } from '../../../routing/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderCardSkeleton } from './order-card-skeleton.tsx';
import styles from './order-list.module.css';
import { OrderTabs } from './order-tabs.tsx';
import { tabParameter } from './tab-parameter.ts';

/** More than anybody orders, so that a tab is one page. */
const pageSize = 500;
const skeletons = ['first', 'second', 'third'];

/** The buyer's orders, by what becomes of them. */
export function OrderList() {
  const [search] = useSearchParams();
  const tab = tabNamed(search.get(tabParameter));
  return (
    <section className={styles.orders}>
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
  const options = queries.listOrdersOptions({ body: { statusDesc: tab.statusDesc, pageNo: 1, pageSize } });
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
          <Button look="outline" isBusy={isFetching} onClick={() => void refetch()}>
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
