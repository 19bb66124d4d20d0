import { useTranslation } from 'react-i18next';
import { OrderList } from '../orders/order-list.tsx';
import { ItemSection } from './item-section.tsx';

export function Orders() {
  const { t } = useTranslation('centre');
  return (
    <ItemSection title={t('itemOrders')}>
      <OrderList />
    </ItemSection>
  );
}
