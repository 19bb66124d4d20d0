import ButtonBase from '@mui/material/ButtonBase';
import { ChevronLeft, ChevronRight, Expand } from 'lucide-react';
import { lazy, Suspense, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#generated/client/types.gen.ts';
import { useDataSaver } from '#site/remembered/data-saver.ts';
import { useIsHydrated } from '#site/page-state/hydration.ts';
import { largePictureSizes } from '#site/components/vehicle-shape.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import styles from './gallery.module.css';
import { slidesOf, type Slide } from './slides.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useSlides } from './use-slides.ts';

const ZoomPanel = lazy(() => import('./zoom-panel.tsx'));

interface GalleryProps {
  photos: readonly Photo[];
  /** The accessible name of the pictures. */
  name: string;
  /** The first picture as the reader has just seen it on a card. */
  known?: { image: string; sizes: string } | undefined;
  /** An overlay on the pictures, such as a tag. */
  children?: ReactNode;
}

/** A vehicle's pictures and videos: one large, thumbnails below, and full size on request. */
export function Gallery({ photos, name, known, children }: GalleryProps) {
  const { t } = useTranslation(['detail', 'common']);
  const slides = slidesOf(photos);
  const { viewport, index, goTo, listeners } = useSlides(slides.length);
  const [isZoomed, setZoomed] = useState(false);
  // Without scripts a reader scrolls through the slides.
  const isHydrated = useIsHydrated();

  function openByFinger({ nativeEvent }: MouseEvent): void {
    if ((nativeEvent as PointerEvent).pointerType === 'touch') setZoomed(true);
  }

  function turn(event: KeyboardEvent): void {
    if (event.key === 'ArrowLeft') goTo(index - 1);
    if (event.key === 'ArrowRight') goTo(index + 1);
  }

  if (slides.length === 0) {
    return <Picture src={undefined} alt="" ratio="4 / 3" fallback={t('common:noImages')} className={styles.none} />;
  }
  return (
    <section className={styles.gallery} aria-label={t('gallery')} aria-roledescription="carousel">
      <div className={styles.stage}>
        <div
          ref={viewport}
          className={styles.viewport}
          // A scroll container must be focusable, so that the arrow keys scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          {...listeners}
        >
          <ul className={styles.track}>
            {slides.map((slide, place) => (
              // A tap opens it; the button below does the same for keyboards and screen readers.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
              <li
                key={slide.image}
                className={styles.slide}
                inert={isHydrated && place !== index}
                {...(slide.video === undefined && { onClick: openByFinger })}
              >
                <SlideView
                  slide={slide}
                  isFirst={place === 0}
                  knownSizes={known?.image === slide.image ? known.sizes : undefined}
                  label={t('photoOf', { name, place: place + 1 })}
                />
              </li>
            ))}
          </ul>
        </div>
        {children}
        {slides.length > 1 && (
          <>
            <TurnButton
              side="left"
              label={t('previousPhoto')}
              isEnd={index === 0}
              onPress={() => goTo(index - 1)}
              onKeyDown={turn}
            />
            <TurnButton
              side="right"
              label={t('nextPhoto')}
              isEnd={index === slides.length - 1}
              onPress={() => goTo(index + 1)}
              onKeyDown={turn}
            />
          </>
        )}
        <ButtonBase className={styles.zoom} onClick={() => setZoomed(true)} onKeyDown={turn}>
          <Expand size="1em" aria-hidden />
          <span className="figures">
            {index + 1} / {slides.length}
          </span>
          <span className="visually-hidden">{t('zoom')}</span>
        </ButtonBase>
      </div>
      {slides.length > 1 && <Thumbnails slides={slides} index={index} onChoose={goTo} />}
      {isZoomed && (
        <Suspense fallback={null}>
          <ZoomPanel slides={slides} index={index} onView={goTo} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </section>
  );
}

interface SlideViewProps {
  slide: Slide;
  isFirst: boolean;
  knownSizes: string | undefined;
  label: string;
}

function SlideView({ slide, isFirst, knownSizes, label }: SlideViewProps) {
  const { t } = useTranslation(['common', 'detail']);
  const isSaving = useDataSaver();
  const [isVideoWanted, setVideoWanted] = useState(false);
  if (slide.video !== undefined && isSaving && !isVideoWanted) {
    return (
      <div className={`${styles.video} ${styles.asked}`}>
        <Button variant="outlined" onClick={() => setVideoWanted(true)}>
          {t('detail:loadVideo')}
        </Button>
      </div>
    );
  }
  if (slide.video !== undefined) {
    return (
      // The videos of vehicles contain no speech.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        className={styles.video}
        src={slide.video}
        poster={slide.image}
        controls
        preload="none"
        aria-label={label}
      />
    );
  }
  return (
    <Picture
      src={slide.image}
      alt={label}
      ratio="4 / 3"
      sizes={largePictureSizes}
      isFirst={isFirst}
      knownSizes={knownSizes}
      fallback={t('noImages')}
    />
  );
}

interface TurnButtonProps {
  side: 'left' | 'right';
  label: string;
  isEnd: boolean;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function TurnButton({ side, label, isEnd, onPress, onKeyDown }: TurnButtonProps) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <ButtonBase
      className={`${styles.turn} ${styles[side]}`}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <Icon size="1.5em" aria-hidden />
    </ButtonBase>
  );
}
