import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Carousel } from '../../../components/carousel/carousel.tsx';
import { homeQueries } from '../home-queries.ts';
import { BannerSlide } from './banner-slide.tsx';
import styles from './home-banners.module.css';

/** How long each banner stands, in milliseconds. */
const autoplayDelay = 3000;

/** The banners keep their place while they are on their way; without any, or when their call fails, they take none. */
export function HomeBanners() {
  const { t } = useTranslation('home');
  const { data, isPending } = useQuery(homeQueries.banners());
  if (isPending) return <div className={styles.place} aria-hidden />;
  if (!data || data.length === 0) return null;
  const slides = data.map((banner, index) => ({
    key: banner.imageUrl,
    content: <BannerSlide banner={banner} isFirst={index === 0} />,
  }));
  return <Carousel label={t('banners')} slides={slides} delay={autoplayDelay} />;
}
