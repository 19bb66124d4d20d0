import ButtonBase from '@mui/material/ButtonBase';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Coupon, CouponStatus } from '../../../../generated/client/types.gen.ts';
import { queries } from '../../../api/api.ts';
import { showToast } from '../../../app/toasts.ts';
import { canBeUsed } from '../../../components/usable-coupons.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { paths } from '../../../routing/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ItemSection, ListPlace } from '../frame/item-section.tsx';
import styles from './coupons.module.css';

export function CouponTable() {
  const { t } = useTranslation(['centre', 'common']);
  const list = queries.useListCouponsQuery();
  const coupons = list.data ?? [];
  const look = <ButtonLink to={paths.vehicles()}>{t('common:seeVehicles')}</ButtonLink>;
  return (
    <ItemSection title={t('itemCoupons')} note={t('couponsNote')}>
      <ListPlace list={list} isEmpty={coupons.length === 0} emptyText={t('noCoupons')} action={look}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('couponName')}</th>
              <th scope="col">{t('couponCode')}</th>
              <th scope="col">{t('couponAmount')}</th>
              <th scope="col">{t('couponState')}</th>
              <th scope="col">{t('couponScope')}</th>
              <th scope="col">{t('couponExpiry')}</th>
              <th scope="col">{t('couponOperate')}</th>
            </tr>
          </thead>
          <tbody>
            {coupons.map((coupon) => (
              <CouponRow key={coupon.id} coupon={coupon} />
            ))}
          </tbody>
        </table>
      </ListPlace>
    </ItemSection>
  );
}

export function CouponRow({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation(['centre', 'messages', 'vehicles']);
  const formats = useFormats();
  const { name, code, status, scope, quotaUSD, quotaJPY, quotaKES } = coupon;
  const isUsable = canBeUsed(coupon);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      showToast('success', t('messages:copied'));
    } catch {
      showToast('error', t('messages:copyFailed'));
    }
  }

  return (
    <tr className={isUsable ? undefined : styles.over}>
      <th scope="row" data-label={t('couponName')}>
        {name}
      </th>
      <td data-label={t('couponCode')}>
        <span className={`${styles.code} figures`}>
          {code}
          <ButtonBase className={styles.copy} aria-label={t('copyCode', { code })} onClick={() => void copy()}>
            <Copy aria-hidden size="1em" />
          </ButtonBase>
        </span>
      </td>
      <td data-label={t('couponAmount')} className="figures">
        <span className={styles.amount}>{formats.price({ priceUSD: quotaUSD, priceJPY: quotaJPY })}</span>
        <span className={styles.shillings}>{t('vehicles:approximately', { amount: formats.shillings(quotaKES) })}</span>
      </td>
      <td data-label={t('couponState')}>
        <span className={`${styles.state} ${isUsable ? styles.usable : ''}`}>{t(stateNames[status])}</span>
      </td>
      <td data-label={t('couponScope')}>{scope}</td>
      <td data-label={t('couponExpiry')} className="figures">
        {formats.day(coupon.expiry)}
      </td>
      <td data-label={t('couponOperate')}>
        {isUsable && (
          <ButtonLink variant="outlined" size="small" to={paths.vehicles()} aria-label={t('useCoupon', { name })}>
            {t('use')}
          </ButtonLink>
        )}
      </td>
    </tr>
  );
}

/** The key of each state's name. */
const stateNames = {
  1: 'couponToBeUsed',
  2: 'couponExpired',
  3: 'couponFrozen',
  4: 'couponUsed',
} as const satisfies Record<CouponStatus, string>;
