import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SimilarVehicle } from '#generated/client/types.gen.ts';
import type { Language } from '#wire/language.ts';
import { queries } from '#shared/api/api.ts';
import frame from '#site/components/link-card.module.css';
import { useCardPrice } from '#site/components/delivered-prices.ts';
import { VehicleCardSkeleton, VehicleGrid } from '#site/components/vehicle-grid.tsx';
import { useFormats, useLanguage } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { Picture } from '#shared/ui/picture.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import styles from './similar-vehicles.module.css';

/** Two rows of four. The page of similar vehicles has all of them. */
const shownHere = 8;
const placesWhileLoading = 4;

/** Alternatives to a vehicle. If the call fails, the page does without. */
export function SimilarVehicles({ id, styleName }: { id: string; styleName: string }) {
  const { t } = useTranslation('detail');
  const { data, isError } = queries.useListSimilarVehiclesQuery({ body: { vehicleId: id } });
  if (isError || data?.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-title">
      <div className={styles.heading}>
        <h2 id="similar-title">{t('similarTitle')}</h2>
        {data && data.length > shownHere && (
          <TextLink className="alone" to={paths.similar(id, styleName)}>
            {t('toSimilar')}
          </TextLink>
        )}
      </div>
      <VehicleGrid ids={data?.slice(0, shownHere).map((vehicle) => vehicle.id) ?? []}>
        {data
          ? data
              .slice(0, shownHere)
              .map((vehicle) => (
                <SimilarCard key={vehicle.id} vehicle={vehicle} from={{ styleId: id, styleName }} isNameWhole />
              ))
          : Array.from({ length: placesWhileLoading }, (_, place) => <VehicleCardSkeleton key={place} />)}
      </VehicleGrid>
    </section>
  );
}

interface SimilarCardProps {
  vehicle: SimilarVehicle;
  /** The vehicle that this one is similar to. Back returns to it. */
  from: { styleId: string; styleName: string };
  /** Whether there is room for the whole name. */
  isNameWhole?: boolean;
}

export function SimilarCard({ vehicle, from, isNameWhole = false }: SimilarCardProps) {
  const { t } = useTranslation(['detail', 'vehicles', 'common']);
  const language = useLanguage();
  const formats = useFormats();
  const { id, name, imageUrl, registrationDate, pricesUnset } = vehicle;
  const { isLoading, there, note, local } = useCardPrice(vehicle);
  const price = there ? formats.price(there) : vehicle.price;
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
        {pricesUnset && <p className={styles.soft}>{t('vehicles:priceOnRequest')}</p>}
        {!pricesUnset && isLoading && (
          <div aria-hidden>
            <Skeleton className={styles.price ?? ''} width="70%" />
            <Skeleton className={styles.soft ?? ''} width="50%" />
          </div>
        )}
        {!pricesUnset && !isLoading && (
          <>
            <p className={`${styles.price} figures`} data-longest={isLongestPrice(price) || undefined}>
              {price}
            </p>
            {local !== undefined && (
              <p className={`${styles.soft} figures`}>{t('vehicles:approximately', { amount: local })}</p>
            )}
            {note !== undefined && <p className={styles.soft}>{note}</p>}
          </>
        )}
      </div>
    </article>
  );
}

/** The maximum length of a name on the card. */
const longestName: Readonly<Record<Language, number>> = { en: 14, ja: 12, zh: 18, sw: 14 };
/** A price of this length is set smaller, so that it fits on its line. */
const longestPrice = 13;

export function shortName(name: string, language: Language): string {
  const characters = Array.from(name);
  const most = longestName[language];
  return characters.length > most ? `${characters.slice(0, most).join('')}...` : name;
}

export function isLongestPrice(price: string): boolean {
  return price.length >= longestPrice;
}
