import { Suspense } from 'react';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { BrowserOnly } from '#site/page-state/hydration.ts';
import { loadTexts } from '#shared/i18n/feature-texts.ts';
import type { ImportVerdictProps } from '#shared/components/import-verdict/import-verdict.tsx';
import styles from '#shared/components/import-verdict/import-verdict.module.css';

const ImportVerdict = lazyOverlays(async () => {
  const [part] = await Promise.all([
    import('#shared/components/import-verdict/import-verdict.tsx'),
    loadTexts('importing'),
  ]);
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
