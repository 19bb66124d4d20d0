import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/api.ts';
import { paths } from '../../../routing/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ItemSection } from '../frame/item-section.tsx';
import { ListPlace } from '../frame/list-place.tsx';
import { CouponRow } from './coupon-row.tsx';
import styles from './coupons.module.css';

export function CouponTable() {
  const { t } = useTranslation(['centre', 'common']);
  const list = useQuery(queries.listCouponsOptions());
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
