import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/api.ts';
import { CouponList } from './coupon-list.tsx';
import styles from './dock.module.css';
import { PanelHead } from './panel-head.tsx';

/** The coupons that a user can use. */
export default function CouponPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const { data: picture } = useQuery(queries.getCouponPictureOptions({ body: { client: 2 } }));
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <PanelHead id={id} title={t('coupons')} onClose={onClose} />
      <div className={styles.body}>
        {picture && <img src={picture.smallImageUrl} alt="" className={styles.picture} />}
        <CouponList />
      </div>
    </section>
  );
}
