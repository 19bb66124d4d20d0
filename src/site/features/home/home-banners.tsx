import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Banner as BannerFacts } from '#generated/client/types.gen.ts';
import { openDialog, panels } from '#shared/state/dialogs.ts';
import { useSession } from '#site/session/session.tsx';
import { Banner } from '#site/components/banner.tsx';
import { Carousel } from '#site/components/carousel/carousel.tsx';
import { centreItems, paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import styles from './home-banners.module.css';
import { homeQueries } from './home-queries.ts';

/** How long each banner is shown, in milliseconds. */
const autoplayDelay = 3000;

/** The banners, or a placeholder until they load. Without banners it takes no space. */
export function HomeBanners() {
  const { t } = useTranslation('home');
  const { data, isPending } = useQuery(homeQueries.banners());
  if (isPending) return <div className={styles.place} aria-hidden />;
  if (!data || data.length === 0) return null;
  const slides = data.map((banner) => ({ key: banner.imageUrl, content: <BannerSlide banner={banner} /> }));
  return <Carousel label={t('banners')} slides={slides} delay={autoplayDelay} />;
}

/** This number is not a make. It links a user to the coupons, and a visitor to the registration. */
const couponMakeId = '999999';

function BannerSlide({ banner }: { banner: BannerFacts }) {
  return (
    <Banner imageUrl={banner.imageUrl}>
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
      color="secondary"
      onClick={() => openDialog({ kind: 'account', panel: panels.register })}
    >
      {t('bannerRegister')}
      {arrow}
    </Button>
  );
}
