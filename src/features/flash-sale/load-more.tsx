import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import styles from './flash-sale-page.module.css';

interface LoadMoreProps {
  isLoading: boolean;
  /** Whether the list goes on by itself when the reader comes near its end. */
  isAutomatic: boolean;
  onMore: () => void;
}

/** The next page is asked for so far ahead of the reader. */
const ahead = '600px';

/** Loads the next page of a list when the reader comes near its end or presses the button. */
export function LoadMore({ isLoading, isAutomatic, onMore }: LoadMoreProps) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const goOn = useEffectEvent(onMore);

  useEffect(() => {
    if (!end.current || !isAutomatic || isLoading) return undefined;
    // The observer reports at once what is already visible. So a short list fills the screen page by page.
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
      <Button variant="outlined" loading={isLoading} onClick={onMore}>
        {t(isLoading ? 'loading' : 'more')}
      </Button>
    </div>
  );
}
