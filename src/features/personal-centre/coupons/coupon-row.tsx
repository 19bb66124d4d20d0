import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Coupon } from '../../../../generated/client/types.gen.ts';
import { showToast } from '../../../app/toasts.ts';
import { canBeUsed } from '../../../components/usable-coupons.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { paths } from '../../../routing/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { stateNames } from './coupon-states.ts';
import styles from './coupons.module.css';

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
          <button
            type="button"
            className={styles.copy}
            aria-label={t('copyCode', { code })}
            onClick={() => void copy()}
          >
            <Copy aria-hidden size="1em" />
          </button>
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
          <ButtonLink look="outline" isSmall to={paths.vehicles()} aria-label={t('useCoupon', { name })}>
            {t('use')}
          </ButtonLink>
        )}
      </td>
    </tr>
  );
}
