import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './carousel.module.css';

interface ControlBarProps {
  count: number;
  index: number;
  /** Whether the code that moves the slides has arrived. */
  isReady: boolean;
  isWanted: boolean;
  onToggle: () => void;
  onGoTo: (index: number) => void;
}

export function CarouselControlBar({ count, index, isReady, isWanted, onToggle, onGoTo }: ControlBarProps) {
  const { t } = useTranslation();
  const PlayIcon = isWanted ? Pause : Play;
  return (
    <div className={`column ${styles.controls}`}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.control}
          disabled={!isReady}
          onClick={onToggle}
          aria-label={t(isWanted ? 'slidesPause' : 'slidesPlay')}
        >
          <PlayIcon aria-hidden size="1rem" />
        </button>
        <button
          type="button"
          className={styles.control}
          disabled={!isReady || index === 0}
          onClick={() => onGoTo(index - 1)}
          aria-label={t('slidePrevious')}
        >
          <ChevronLeft aria-hidden size="1.25rem" />
        </button>
        {Array.from({ length: count }, (_, place) => (
          <button
            key={`dot-${place}`}
            type="button"
            className={styles.dot}
            disabled={!isReady}
            onClick={() => onGoTo(place)}
            aria-label={t('slideShow', { place: place + 1 })}
            aria-current={place === index ? 'true' : undefined}
          />
        ))}
        <button
          type="button"
          className={styles.control}
          disabled={!isReady || index === count - 1}
          onClick={() => onGoTo(index + 1)}
          aria-label={t('slideNext')}
        >
          <ChevronRight aria-hidden size="1.25rem" />
        </button>
      </div>
    </div>
  );
}
