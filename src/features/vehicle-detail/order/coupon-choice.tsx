import { TicketPercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGate, usePendingAction } from '../../../app/gate.ts';
import { useSession } from '../../../app/session.tsx';
import { NativeSelect } from '../../../forms/native-select.tsx';
import { useFormats } from '../../../i18n/use-formats.ts';
import styles from './coupon-choice.module.css';
import type { Order } from './use-order.ts';

/** A buyer's coupons for this vehicle; a visitor is asked to log in for theirs. */
export function CouponChoice({ order }: { order: Order }) {
  const { t } = useTranslation('detail');
  const { user } = useSession();
  const formats = useFormats();
  const gate = useGate();
  const action = { name: 'coupon', about: order.id } as const;
  usePendingAction(action, () => {});
  const { coupons } = order.detail;

  if (!user) {
    return (
      <button type="button" className={styles.prompt} onClick={() => gate(action, () => {})}>
        <TicketPercent size="1.25em" aria-hidden />
        {t('couponLogIn')}
      </button>
    );
  }
  if (coupons.length === 0) return null;
  return (
    <div className={styles.coupon}>
      <NativeSelect
        name="coupon"
        label={t('coupon')}
        choices={[
          { value: '', label: t('noCoupon') },
          ...coupons.map(({ id, name, quotaUSD, quotaJPY, expiry }) => ({
            value: id,
            label: t('couponOption', {
              name,
              amount: formats.price({ priceUSD: quotaUSD, priceJPY: quotaJPY }),
              day: formats.day(expiry),
            }),
          })),
        ]}
        value={order.coupon?.id ?? ''}
        onChange={order.chooseCoupon}
      />
    </div>
  );
}
