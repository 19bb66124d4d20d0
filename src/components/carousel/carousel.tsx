import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyBeside } from '../../app/first-view.ts';
import { useReducedMotion } from '../../ui/reduced-motion.ts';
import { CarouselControlBar } from './carousel-control-bar.tsx';
import type { CarouselControls, CarouselMotionProps } from './carousel-motion.tsx';
import styles from './carousel.module.css';
import { usePlaying } from './use-playing.ts';

/** Without its motion the first slide stands. */
const CarouselMotion = lazyBeside<CarouselMotionProps>(
  async () => (await import('./carousel-motion.tsx')).CarouselMotion,
);

interface Slide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  /** What the slides are, for those who cannot see them. */
  label: string;
  slides: readonly Slide[];
  /** How long each slide stands, in milliseconds. */
  delay: number;
}

/** Slides that move on by themselves and stop at the last. */
export function Carousel({ label, slides, delay }: CarouselProps) {
  const { t } = useTranslation();
  const isInstant = useReducedMotion();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [controls, setControls] = useState<CarouselControls>();
  const [index, setIndex] = useState(0);
  const last = slides.length - 1;
  const { isPlaying, isWanted, choose, holders } = usePlaying(index === last);

  function toggle(): void {
    choose(isWanted ? 'pause' : 'play');
    if (index === last) controls?.goTo(0);
  }

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label} {...holders}>
      <div ref={setViewport} className={styles.viewport}>
        <ul className={styles.track} aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map(({ key, content }, place) => (
            <li
              key={key}
              className={styles.slide}
              aria-roledescription="slide"
              aria-label={t('slideOf', { place: place + 1, count: slides.length })}
              inert={place !== index}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <CarouselControlBar
          count={slides.length}
          index={index}
          isReady={controls !== undefined}
          isWanted={isWanted}
          onToggle={toggle}
          onGoTo={(place) => controls?.goTo(place)}
        />
      )}
      {viewport && slides.length > 1 && (
        <Suspense fallback={null}>
          <CarouselMotion
            viewport={viewport}
            isPlaying={isPlaying}
            delay={delay}
            isInstant={isInstant}
            onReady={setControls}
            onSelect={setIndex}
          />
        </Suspense>
      )}
    </section>
  );
}
