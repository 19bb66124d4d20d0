import { Suspense } from 'react';
import { lazyBeside } from '../../app/first-view.ts';
import { BrowserOnly } from '../../app/hydration.ts';
import { withTexts } from '../../i18n/feature-texts.ts';
import type { SaveSearchProps } from './save-search.tsx';

const SaveSearch = lazyBeside(async () => (await withTexts(() => import('./save-search.tsx'), 'searches')).SaveSearch);

/** Offers to save the search. It comes after the list, behind the filters that it is about. */
export function LateSaveSearch(props: SaveSearchProps) {
  return (
    <BrowserOnly>
      <Suspense fallback={null}>
        <SaveSearch {...props} />
      </Suspense>
    </BrowserOnly>
  );
}
