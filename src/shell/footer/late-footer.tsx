import { Suspense } from 'react';
import { lazyBeside } from '../../app/first-view.ts';
import { withTexts } from '../../i18n/feature-texts.ts';
import styles from './late-footer.module.css';

/** Loaded after the page, since it stands below it. */
const Footer = lazyBeside(async () => (await withTexts(() => import('./footer.tsx'), 'panels')).Footer);

/**
 * The same element at each rendering of a shell. With another, React would take a footer that the server has rendered
 * off the page until its code is there.
 */
export const lateFooter = (
  <Suspense fallback={<div className={styles.place} />}>
    <Footer />
  </Suspense>
);
