import { Suspense } from 'react';
import { lazyOverlays } from '../../app/first-view.ts';
import { BrowserOnly } from '../../app/hydration.ts';
import { loadTexts } from '../../i18n/feature-texts.ts';
import type { ImportVerdictProps } from './import-verdict.tsx';
import styles from './import-verdict.module.css';

const ImportVerdict = lazyOverlays(async () => {
  const [part] = await Promise.all([import('./import-verdict.tsx'), loadTexts('importing')]);
  return part.ImportVerdict;
});

/** The import verdict, whose code and data load after the main content. Its place is reserved. */
export function LazyImportVerdict(props: ImportVerdictProps) {
  return (
    <div className={styles.place} aria-live="polite">
      <BrowserOnly>
        <Suspense fallback={null}>
          <ImportVerdict {...props} />
        </Suspense>
      </BrowserOnly>
    </div>
  );
}
