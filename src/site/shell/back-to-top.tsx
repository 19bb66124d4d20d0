import IconButton from '@mui/material/IconButton';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isMotionReduced } from '#shared/ui/reduced-motion.ts';
import { useScrolled } from '#shared/ui/use-scrolled.ts';

/** The scroll position from which it is shown, in pixels. */
const shownBeyond = 300;

export function BackToTop({ className }: { className: string | undefined }) {
  const { t } = useTranslation('shell');
  const isShown = useScrolled(shownBeyond);
  if (!isShown) return null;

  return (
    <IconButton className={className ?? ''} aria-label={t('backToTop')} onClick={goUp}>
      <ArrowUp aria-hidden size="1.25rem" />
    </IconButton>
  );
}

function goUp(): void {
  scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' });
  // The button disappears, and the focus must not disappear with it.
  document.getElementById('content')?.focus({ preventScroll: true });
}
