import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#shared/ui/button.tsx';
import { LazyPulls } from './lazy-pulls.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  isLoading: boolean;
  /** Whether the next page loads when the reader comes near the end of the list. */
  isAutomatic?: boolean;
  /** The number of pages that such a list shows. */
  pages?: number;
  /** The address of the next page, for readers without scripts. */
  to?: string;
  onMore: () => void;
}

/** The distance from the end at which the next page is requested. */
const ahead = '600px';

/** Loads the next page of a list when its end is pulled up, its button is pressed, or the reader comes near. */
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
      {!isLoading && <LazyPulls more={{ end, onMore }} />}
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
 * The end of a list with this many pages. The observer reports at once what is already visible, so a short list fills the
 * screen page by page. Each page has its own end element, since it may arrive before the list was rendered as loading.
 */
function End({ onNear }: EndProps) {
  const place = useRef<HTMLDivElement>(null);
  const goOn = useEffectEvent(onNear);

  useEffect(() => {
    if (!place.current) return undefined;
    const watcher = new IntersectionObserver(
      // A busy page may receive several entries at once.
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
