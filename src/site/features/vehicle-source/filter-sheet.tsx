import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import type { FilterSheetProps } from './filter-sheet-dialog.tsx';
import styles from './filter-sheet.module.css';

const FilterSheetDialog = lazy(() => withTexts(() => import('./filter-sheet-dialog.tsx'), 'panels'));

/** The button that opens the filter sheet on a phone. */
export function FilterSheet(props: FilterSheetProps) {
  const { t } = useTranslation('vehicles');
  const { isOpen, open, close } = useOwnDialog('vehicleFilters');
  // It stays mounted for its closing animation.
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const count = props.tags.length;
  return (
    <>
      <Button
        variant="outlined"
        className={styles.opener}
        startIcon={<SlidersHorizontal size="1.125em" aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {count > 0 ? t('filtersActive', { count }) : t('filters')}
      </Button>
      <Suspense fallback={null}>
        {wasOpened && <FilterSheetDialog {...props} isOpen={isOpen} onClose={close} />}
      </Suspense>
    </>
  );
}
