import { useTranslation } from 'react-i18next';
import type { Slide } from '../gallery/slides.ts';
import { Poster, type PosterWords } from './poster.tsx';
import styles from './poster-preview.module.css';

interface PosterPreviewProps {
  slides: readonly Slide[];
  chosen: readonly number[];
  words: PosterWords;
  /** Told of each poster that is on the page, and of its going. */
  onPoster: (place: number, poster: HTMLElement | null) => void;
}

/** The posters as they will be saved, side by side. */
export function PosterPreview({ slides, chosen, words, onPoster }: PosterPreviewProps) {
  const { t } = useTranslation(['poster', 'detail']);
  if (chosen.length === 0) return <p className={styles.empty}>{t('previewEmpty')}</p>;
  return (
    // Whoever has no pointer scrolls it by the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.posters} aria-label={t('preview')} tabIndex={0}>
      {chosen.map((place) => (
        <figure key={place} className={styles.poster} aria-label={t('posterOf', { place })}>
          <Poster
            photo={{ image: slides[place - 1]?.image ?? '', alt: t('detail:photoOf', { name: words.name, place }) }}
            words={words}
            ref={(poster) => onPoster(place, poster)}
          />
        </figure>
      ))}
    </section>
  );
}
