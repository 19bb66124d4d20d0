import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { LatePulls } from './late-pulls.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  isLoading: boolean;
  /** Whether the list goes on by itself when the reader comes near its end. */
  isAutomatic?: boolean;
  /** Where the next page is, for readers without scripts. */
  to?: string;
  onMore: () => void;
}

/** The next page is asked for so far ahead of the reader. */
const ahead = '600px';

/** Loads the next page of a list when its end is pulled up, or its button is pressed, or the reader comes near. */
export function LoadMore({ isLoading, isAutomatic = false, to, onMore }: LoadMoreProps) {
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

  function press(event: MouseEvent): void {
    event.preventDefault();
    onMore();
  }

  return (
    <div ref={end} className={styles.end}>
      {!isLoading && <LatePulls more={{ end, onMore }} />}
      <Button variant="outlined" loading={isLoading} {...(to !== undefined && { component: Link, to })} onClick={press}>
        {t(isLoading ? 'loading' : 'more')}
      </Button>
    </div>
  );
}
