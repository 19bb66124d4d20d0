import { Suspense } from 'react';
import { lazyBeside } from '../../app/first-view.ts';
import { BrowserOnly } from '../../app/hydration.ts';
import { withTexts } from '../../i18n/feature-texts.ts';
import styles from './filter-tags.module.css';
import type { SaveSearchProps } from './save-search.tsx';

const SaveSearch = lazyBeside(async () => (await withTexts(() => import('./save-search.tsx'), 'searches')).SaveSearch);

/** Offers to save the search. It comes after the list, behind the filters that it is about. Its place is kept. */
export function LateSaveSearch(props: SaveSearchProps) {
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
