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
  /** How many pages such a list shows. */
  pages?: number;
  /** Where the next page is, for readers without scripts. */
  to?: string;
  onMore: () => void;
}

/** The next page is asked for so far ahead of the reader. */
const ahead = '600px';

/** Loads the next page of a list when its end is pulled up, or its button is pressed, or the reader comes near. */
export function LoadMore({ isLoading, isAutomatic = false, pages, to, onMore }: LoadMoreProps) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);

  function press(event: MouseEvent): void {
    event.preventDefault();
    onMore();
  }

  return (
    <div ref={end} className={styles.end}>
      {isAutomatic && !isLoading && <End key={pages} onNear={onMore} />}
      {!isLoading && <LatePulls more={{ end, onMore }} />}
      <Button variant="outlined" loading={isLoading} {...(to !== undefined && { component: Link, to })} onClick={press}>
        {t(isLoading ? 'loading' : 'more')}
      </Button>
    </div>
  );
}

interface EndProps {
  onNear: () => void;
}

/**
 * The end of a list of so many pages. The observer reports at once what is already visible, so that a short list fills
 * the screen page by page; each page has an end of its own, since it may come before the list was drawn as loading.
 */
function End({ onNear }: EndProps) {
  const place = useRef<HTMLDivElement>(null);
  const goOn = useEffectEvent(onNear);

  useEffect(() => {
    if (!place.current) return undefined;
    const watcher = new IntersectionObserver(
      // A busy page hears of several moments at once.
      (moments) => {
        if (moments.at(-1)?.isIntersecting) goOn();
      },
      { rootMargin: ahead },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);

  return <div ref={place} />;
}
