import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { desktopClient } from '#shared/api/desktop-client.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { canBeUsed } from '#site/components/usable-coupons.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { centreItems, paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import styles from './dock.module.css';
import { PanelHead } from './panel-head.tsx';

/** The coupons that a user can use. */
export default function CouponPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'panels']);
  const id = useId();
  const { data: picture } = queries.useGetCouponPictureQuery({ body: { client: desktopClient } });
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

/** The panel is a summary. The personal centre has the whole list. */
const shownAtMost = 3;

export function CouponList() {
  const { t } = useTranslation(['shell', 'common', 'panels']);
  const formats = useFormats();
  const { data, error, isPending, refetch } = queries.useListCouponsQuery();
  if (isPending) return <p aria-live="polite">{t('common:loading')}</p>;
  if (error) {
    return (
      <>
        <p>{t('panels:couponFailed')}</p>
        <p className={styles.note}>{displayFailure(error).text}</p>
        <Button variant="outlined" size="small" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </>
    );
  }
  const coupons = data.filter(canBeUsed).slice(0, shownAtMost);
  return (
    <>
      {coupons.length === 0 && <p>{t('panels:couponNone')}</p>}
      <ul className={styles.coupons}>
        {coupons.map(({ id, name, quotaUSD, quotaJPY, expiry }) => (
          <li key={id} className={styles.coupon}>
            <strong className="figures">{formats.price({ priceUSD: quotaUSD, priceJPY: quotaJPY })}</strong>
            <span>{name}</span>
            <span className={styles.note}>{t('panels:couponUntil', { date: formats.day(expiry) })}</span>
          </li>
        ))}
      </ul>
      <ButtonLink variant="text" fullWidth to={paths.centre(centreItems.coupons)}>
        {t('panels:couponAll')}
      </ButtonLink>
    </>
  );
}
