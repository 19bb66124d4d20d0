import { Suspense } from 'react';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { BrowserOnly } from '#site/page-state/hydration.ts';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import styles from './filter-tags.module.css';
import type { SaveSearchProps } from './save-search.tsx';

const SaveSearch = lazyOverlays(
  async () => (await withTexts(() => import('./save-search.tsx'), 'searches')).SaveSearch,
);

/** The button that saves the search. It loads after the list, in its reserved place behind the filters. */
export function LazySaveSearch(props: SaveSearchProps) {
  return (
    <div className={styles.saving}>
      <BrowserOnly>
        <Suspense fallback={null}>
          <SaveSearch {...props} />
        </Suspense>
      </BrowserOnly>
    </div>
  );
}
