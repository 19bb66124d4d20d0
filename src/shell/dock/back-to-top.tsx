import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '../../ui/reduced-motion.ts';
import { useScrolled } from '../../ui/use-scrolled.ts';
import styles from './dock.module.css';

/** How many pixels down it appears. */
const shownBeyond = 300;

export function BackToTop() {
  const { t } = useTranslation('shell');
  const isStill = useReducedMotion();
  const isShown = useScrolled(shownBeyond);
  if (!isShown) return null;

  function goUp(): void {
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    // The button is about to vanish, and would take the focus with it.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <button type="button" className={styles.top} aria-label={t('backToTop')} onClick={goUp}>
      <ArrowUp aria-hidden size="1.25rem" />
    </button>
  );
}
