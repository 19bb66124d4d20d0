import { Suspense } from 'react';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import styles from './lazy-footer.module.css';

/** Loaded after the page, since it is below it. */
const Footer = lazyOverlays(async () => (await withTexts(() => import('./footer.tsx'), 'panels')).Footer);

/**
 * The same element for each render of a shell. With another, React would unmount a server-rendered footer until its code is
 * loaded.
 */
export const lazyFooter = (
  <Suspense fallback={<div className={styles.place} />}>
    <Footer />
  </Suspense>
);
