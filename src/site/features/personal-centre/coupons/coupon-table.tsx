import IconButton from '@mui/material/IconButton';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Coupon } from '#generated/client/types.gen.ts';
import { type CouponState, couponStateOf } from '#states/coupon-state.ts';
import { queries } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { canBeUsed } from '#site/components/usable-coupons.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
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
        <Table className={styles.table}>
          <TableHead>
            <TableRow>
              <TableCell>{t('couponName')}</TableCell>
              <TableCell>{t('couponCode')}</TableCell>
              <TableCell>{t('couponAmount')}</TableCell>
              <TableCell>{t('couponState')}</TableCell>
              <TableCell>{t('couponScope')}</TableCell>
              <TableCell>{t('couponExpiry')}</TableCell>
              <TableCell>{t('couponOperate')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {coupons.map((coupon) => (
              <CouponRow key={coupon.id} coupon={coupon} />
            ))}
          </TableBody>
        </Table>
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
    <TableRow className={isUsable ? undefined : styles.over}>
      <TableCell component="th" scope="row" data-label={t('couponName')}>
        {name}
      </TableCell>
      <TableCell data-label={t('couponCode')}>
        <span className={`${styles.code} figures`}>
          {code}
          <IconButton className={styles.copy} aria-label={t('copyCode', { code })} onClick={() => void copy()}>
            <Copy aria-hidden size="1em" />
          </IconButton>
        </span>
      </TableCell>
      <TableCell data-label={t('couponAmount')} className="figures">
        <span className={styles.amount}>{formats.price({ priceUSD: quotaUSD, priceJPY: quotaJPY })}</span>
        <span className={styles.shillings}>{t('vehicles:approximately', { amount: formats.shillings(quotaKES) })}</span>
      </TableCell>
      <TableCell data-label={t('couponState')}>
        <Chip component="span" color={isUsable ? 'success' : 'default'} label={t(stateNames[couponStateOf[status]])} />
      </TableCell>
      <TableCell data-label={t('couponScope')}>{scope}</TableCell>
      <TableCell data-label={t('couponExpiry')} className="figures">
        {formats.day(coupon.expiry)}
      </TableCell>
      <TableCell data-label={t('couponOperate')}>
        {isUsable && (
          <ButtonLink variant="outlined" size="small" to={paths.vehicles()} aria-label={t('useCoupon', { name })}>
            {t('use')}
          </ButtonLink>
        )}
      </TableCell>
    </TableRow>
  );
}

/** The key of each state's name. */
const stateNames = {
  available: 'couponToBeUsed',
  expired: 'couponExpired',
  frozen: 'couponFrozen',
  used: 'couponUsed',
} as const satisfies Record<CouponState, string>;
