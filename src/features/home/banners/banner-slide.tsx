import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Banner as BannerFacts } from '../../../../generated/client/types.gen.ts';
import { openDialog, panels } from '../../../app/dialogs.ts';
import { useSession } from '../../../app/session.tsx';
import { Banner } from '../../../components/banner.tsx';
import { centreItems, paths } from '../../../routing/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import styles from './home-banners.module.css';

/** Stands where a make's number would: no make, but the user's coupons, or the registration of a visitor. */
const couponMakeId = '999999';

export function BannerSlide({ banner, isFirst }: { banner: BannerFacts; isFirst: boolean }) {
  return (
    <Banner imageUrl={banner.imageUrl} isFirst={isFirst}>
      <p className={styles.name}>{banner.name}</p>
      {banner.makeId !== undefined && <BannerAction makeId={banner.makeId} />}
    </Banner>
  );
}

function BannerAction({ makeId }: { makeId: string }) {
  const { t } = useTranslation('home');
  const { user } = useSession();
  const arrow = <ArrowRight aria-hidden size="1.125em" />;
  if (makeId !== couponMakeId) {
    return (
      <ButtonLink className={styles.action} to={paths.vehicles({ make: makeId })}>
        {t('bannerVehicles')}
        {arrow}
      </ButtonLink>
    );
  }
  if (user) {
    return (
      <ButtonLink className={styles.action} to={paths.centre(centreItems.coupons)}>
        {t('bannerCoupons')}
        {arrow}
      </ButtonLink>
    );
  }
  return (
    <Button
      className={styles.action}
      look="signal"
      onClick={() => openDialog({ kind: 'account', panel: panels.register })}
    >
      {t('bannerRegister')}
      {arrow}
    </Button>
  );
}
