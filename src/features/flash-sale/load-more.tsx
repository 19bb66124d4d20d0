import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import styles from './flash-sale-page.module.css';

interface LoadMoreProps {
  isLoading: boolean;
  /** Whether it goes on by itself once the reader comes near. */
  isAutomatic: boolean;
  onMore: () => void;
}

/** How far ahead of the reader the next page is asked for. */
const ahead = '600px';

/** The end of a list that goes on: it is loaded on when the reader comes near, or presses. */
export function LoadMore({ isLoading, isAutomatic, onMore }: LoadMoreProps) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const goOn = useEffectEvent(onMore);

  useEffect(() => {
    if (!end.current || !isAutomatic || isLoading) return undefined;
    // Observing begins with telling what is seen already, so that a short list fills the screen page by page.
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) goOn();
      },
      { rootMargin: ahead },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [isAutomatic, isLoading]);

  return (
    <div ref={end} className={styles.end}>
      <Button look="outline" isBusy={isLoading} onClick={onMore}>
        {t(isLoading ? 'loading' : 'more')}
      </Button>
    </div>
  );
}
