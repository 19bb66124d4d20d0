import ButtonBase from '@mui/material/ButtonBase';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Suspense, useState, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { useReducedMotion } from '#shared/ui/reduced-motion.ts';
import type { CarouselControls, CarouselMotionProps } from './carousel-motion.tsx';
import styles from './carousel.module.css';

/** The first slide shows before the code that moves the slides has loaded. */
const CarouselMotion = lazyOverlays<CarouselMotionProps>(
  async () => (await import('./carousel-motion.tsx')).CarouselMotion,
);

interface Slide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  /** The accessible name of the slides. */
  label: string;
  slides: readonly Slide[];
  /** How long each slide is shown, in milliseconds. */
  delay: number;
}

/** Slides that advance by themselves and stop at the last. */
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

interface ControlBarProps {
  count: number;
  index: number;
  /** Whether the code that moves the slides has loaded. */
  isReady: boolean;
  isWanted: boolean;
  onToggle: () => void;
  onGoTo: (index: number) => void;
}

function CarouselControlBar({ count, index, isReady, isWanted, onToggle, onGoTo }: ControlBarProps) {
  const { t } = useTranslation();
  const PlayIcon = isWanted ? Pause : Play;
  return (
    <div className={`column ${styles.controls}`}>
      <div className={styles.bar}>
        <ButtonBase
          className={styles.control}
          disabled={!isReady}
          onClick={onToggle}
          aria-label={t(isWanted ? 'slidesPause' : 'slidesPlay')}
        >
          <PlayIcon aria-hidden size="1rem" />
        </ButtonBase>
        <ButtonBase
          className={styles.control}
          disabled={!isReady || index === 0}
          onClick={() => onGoTo(index - 1)}
          aria-label={t('slidePrevious')}
        >
          <ChevronLeft aria-hidden size="1.25rem" />
        </ButtonBase>
        {Array.from({ length: count }, (_, place) => (
          <ButtonBase
            key={`dot-${place}`}
            className={styles.dot}
            disabled={!isReady}
            onClick={() => onGoTo(place)}
            aria-label={t('slideShow', { place: place + 1 })}
            aria-current={place === index ? 'true' : undefined}
          />
        ))}
        <ButtonBase
          className={styles.control}
          disabled={!isReady || index === count - 1}
          onClick={() => onGoTo(index + 1)}
          aria-label={t('slideNext')}
        >
          <ChevronRight aria-hidden size="1.25rem" />
        </ButtonBase>
      </div>
    </div>
  );
}

interface Playing {
  /** Whether the slides advance by themselves now. */
  isPlaying: boolean;
  /** Whether they would advance without a pointer or focus on them. */
  isWanted: boolean;
  choose: (choice: 'play' | 'pause') => void;
  /** Handlers for the element that pauses the slides under a pointer or focus. */
  holders: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Slides pause under a pointer or focus, and with reduced motion. Pressing play overrides both. */
export function usePlaying(isAtEnd: boolean): Playing {
  const isMotionReduced = useReducedMotion();
  const [choice, choose] = useState<'play' | 'pause'>();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isWanted = !isAtEnd && (choice === undefined ? !isMotionReduced : choice === 'play');
  const isHeld = choice !== 'play' && (isHovered || isFocused);
  return {
    isPlaying: isWanted && !isHeld,
    isWanted,
    choose,
    holders: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
