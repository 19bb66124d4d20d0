import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../app/page-title.ts';
import { Banner } from '../../components/banner.tsx';
import styles from './flash-sale.module.css';
import { FlashSaleList } from './flash-sale-list.tsx';

const bannerUrl = '/pictures/home/banner-flash.webp';

export default function FlashSalePage() {
  const { t } = useTranslation('home');
  usePageTitle(t('flashSale'));
  return (
    <>
      <Banner imageUrl={bannerUrl} isFirst>
        <h1>{t('flashSale')}</h1>
        <p className={styles.lead}>{t('flashSaleLead')}</p>
      </Banner>
      <section className={`column ${styles.list}`} aria-label={t('flashSale')}>
        <h2 className="visually-hidden">{t('flashSaleVehicles')}</h2>
        <FlashSaleList />
      </section>
    </>
  );
}
