import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../generated/client/types.gen.ts';
import { CopyNumber } from '../../../components/orders/copy-number.tsx';
import { orderIs } from '../../../components/orders/order-actions.ts';
import { orderPrices } from '../../../components/orders/order-prices.ts';
import type { Pair } from '../../../components/orders/paired-table.tsx';
import { useFormats } from '../../../i18n/use-formats.ts';

/** The facts of an order, each with its title. */
export function useOrderPairs(order: Order): readonly Pair[] {
  const { t } = useTranslation(['orders', 'vehicles']);
  const formats = useFormats();
  const { regDate, mileage, fuelTypeDesc, countryDesc, orderNo, sendOutNum, transportTypeDesc } = order;
  return [
    { title: t('regDate'), value: formats.month(regDate) },
    { title: t('mileage'), value: t('vehicles:kilometres', { mileage }) },
    { title: t('fuel'), value: fuelTypeDesc },
    { title: t('standsIn'), value: countryDesc },
    { title: t(orderIs.depositAccepted(order) ? 'depositPaid' : 'deposit'), value: orderPrices(order).deposit },
    { title: t('orderNumber'), value: <CopyNumber number={orderNo} /> },
    ...(sendOutNum ? [{ title: t('freightNumber'), value: sendOutNum }] : []),
    { title: t('port'), value: t('portIn', { port: order.endPortDesc, country: order.endPortCountryDesc }) },
    { title: t('transport'), value: transportTypeDesc },
  ];
}
