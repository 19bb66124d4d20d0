import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SimilarVehicle } from '../../../generated/client/types.gen.ts';
import frame from '../../components/link-card.module.css';
import { useFormats, useLanguage } from '../../i18n/use-formats.ts';
import { paths } from '../../routing/paths.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './similar-card.module.css';
import { isLongestPrice, shortName } from './short-name.ts';

interface SimilarCardProps {
  vehicle: SimilarVehicle;
  /** Whose similar vehicle it is, so that Back leads there. */
  from: { styleId: string; styleName: string };
  /** Whether there is room for the whole name. */
  isNameWhole?: boolean;
}

export function SimilarCard({ vehicle, from, isNameWhole = false }: SimilarCardProps) {
  const { t } = useTranslation(['detail', 'vehicles', 'common']);
  const language = useLanguage();
  const formats = useFormats();
  const { id, name, imageUrl, registrationDate, price, priceKES } = vehicle;
  return (
    <article className={frame.card}>
      <Picture src={imageUrl} alt="" ratio="4 / 3" fallback={t('common:noImages')} />
      <div className={styles.text}>
        <h3 className={frame.name}>
          <Link className={frame.link} to={paths.detail(id, from)} title={name}>
            {isNameWhole ? name : shortName(name, language)}
          </Link>
        </h3>
        <p className={`${styles.soft} figures`}>{t('registeredIn', { year: registrationDate.slice(0, 4) })}</p>
        <p className={`${styles.price} figures`} data-longest={isLongestPrice(price) || undefined}>
          {price}
        </p>
        <p className={`${styles.soft} figures`}>
          {t('vehicles:approximately', { amount: formats.shillings(priceKES) })}
        </p>
      </div>
    </article>
  );
}
