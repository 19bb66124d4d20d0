import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '#shared/ui/picture.tsx';
import type { Slide } from './slides.ts';
import styles from './thumbnails.module.css';

interface ThumbnailsProps {
  slides: readonly Slide[];
  index: number;
  onChoose: (index: number) => void;
}

/** All pictures as thumbnails, twelve at a time. They turn to the main picture by themselves. */
export function Thumbnails({ slides, index, onChoose }: ThumbnailsProps) {
  const { t } = useTranslation('detail');
  // The reader may turn the thumbnails by hand until another picture is selected.
  const [turned, setTurned] = useState<{ index: number; page: number }>();
  const pages = pagesOf(slides);
  const page = turned?.index === index ? turned.page : pageOf(index);
  const shown = pages[page];
  if (!shown) return null;
  const turnTo = (next: number) => setTurned({ index, page: next });
  return (
    <div className={styles.row}>
      {pages.length > 1 && (
        <IconButton
          className={styles.turn}
          aria-label={t('previousThumbnails')}
          disabled={page === 0}
          onClick={() => turnTo(page - 1)}
        >
          <ChevronLeft size="1.25em" aria-hidden />
        </IconButton>
      )}
      <ul className={styles.thumbnails}>
        {shown.slides.map((slide, place) => {
          const at = shown.start + place;
          return (
            <li key={at}>
              <ButtonBase
                className={styles.thumbnail}
                aria-label={t(slide.video === undefined ? 'showPhoto' : 'showVideo', { place: at + 1 })}
                aria-current={at === index}
                onClick={() => onChoose(at)}
              >
                <Picture src={slide.image} alt="" ratio="4 / 3" sizes="5rem" fallback="" />
                {slide.video !== undefined && <Play className={styles.play} size="1.25em" aria-hidden />}
              </ButtonBase>
            </li>
          );
        })}
      </ul>
      {pages.length > 1 && (
        <IconButton
          className={styles.turn}
          aria-label={t('nextThumbnails')}
          disabled={page === pages.length - 1}
          onClick={() => turnTo(page + 1)}
        >
          <ChevronRight size="1.25em" aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

/** The number of thumbnails side by side. */
const thumbnailsPerPage = 12;

interface ThumbnailPage {
  /** The index of its first thumbnail among all. */
  start: number;
  slides: readonly Slide[];
}

export function pagesOf(slides: readonly Slide[]): ThumbnailPage[] {
  const count = Math.ceil(slides.length / thumbnailsPerPage);
  return Array.from({ length: count }, (_, page) => {
    const start = page * thumbnailsPerPage;
    return { start, slides: slides.slice(start, start + thumbnailsPerPage) };
  });
}

export function pageOf(index: number): number {
  return Math.floor(index / thumbnailsPerPage);
}
