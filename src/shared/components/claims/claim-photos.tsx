import { useTranslation } from 'react-i18next';
import type { Claim, OrderClaims } from '#generated/client/types.gen.ts';
import { BodyDrawing } from '#shared/components/body-drawing/body-drawing.tsx';
import styles from './claim-photos.module.css';

interface ClaimPhotosProps {
  claim: Pick<Claim, 'photos' | 'marks'>;
  known: Pick<OrderClaims, 'parts' | 'photosBefore'>;
}

/** The photos of a claim with their places on the car, above the photos from before the shipment. */
export function ClaimPhotos({ claim, known }: ClaimPhotosProps) {
  const { t } = useTranslation('claim-photos');
  const partOf = (id: string) => claim.marks?.find(({ paperId }) => paperId === id)?.part;
  const numbered = claim.photos.flatMap(({ id, file }, index) =>
    file === undefined ? [] : { id, file, number: index + 1, part: partOf(id) },
  );
  if (numbered.length === 0) return null;
  return (
    <div className={styles.compared}>
      {claim.marks && (
        <div className={styles.drawing}>
          <BodyDrawing
            marks={numbered.flatMap(({ part, number }) => (part === undefined ? [] : { part, code: `${number}` }))}
          />
        </div>
      )}
      <h4>{t('reported')}</h4>
      <ul className={styles.photos}>
        {numbered.map(({ id, file, number, part }) => {
          const place = known.parts?.find((named) => named.part === part)?.text;
          const name = place === undefined ? t('photo', { number }) : t('photoOf', { number, place });
          return (
            <li key={id}>
              <a href={file} target="_blank" rel="noreferrer" className={styles.photo}>
                <img src={file} alt="" width="160" height="120" />
                {name}
              </a>
            </li>
          );
        })}
      </ul>
      <PhotosBefore photos={known.photosBefore ?? []} />
    </div>
  );
}

/** The photos of the vehicle from before its shipment. */
export function PhotosBefore({ photos }: { photos: readonly string[] }) {
  const { t } = useTranslation('claim-photos');
  if (photos.length === 0) return null;
  return (
    <>
      <h4>{t('before')}</h4>
      <ul className={styles.strip}>
        {photos.map((image, index) => (
          <li key={image}>
            <a href={image} target="_blank" rel="noreferrer">
              <img src={image} alt={t('beforePhoto', { number: index + 1 })} width="160" height="120" loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
