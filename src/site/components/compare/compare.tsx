import Checkbox from '@mui/material/Checkbox';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { addCompared, removeCompared, useCompared, type ComparedVehicle } from './compared.ts';
import { showToast } from '#shared/state/toasts.ts';
import { RepeatedIcon } from '../repeated-icon.tsx';
import styles from './compare.module.css';

/** The checkbox at a card's corner that adds or removes a vehicle from the comparison. */
export function CompareToggle({ vehicle }: { vehicle: ComparedVehicle }) {
  const { t } = useTranslation('vehicles');
  const isChosen = useCompared().some(({ id }) => id === vehicle.id);

  function toggle(): void {
    if (isChosen) removeCompared(vehicle.id);
    else if (!addCompared(vehicle)) showToast('warning', t('compareFull'));
  }

  return (
    <Checkbox
      className={styles.toggle}
      title={t('compareThis')}
      checked={isChosen}
      icon={<RepeatedIcon name="scale" size="1.25rem" />}
      checkedIcon={<RepeatedIcon name="scale" size="1.25rem" />}
      slotProps={{ input: { 'aria-label': t('compareVehicle', { name: vehicle.name }) } }}
      onChange={toggle}
    />
  );
}

const ComparePanel = lazyOverlays(async () => (await withTexts(() => import('./compare-panel.tsx'), 'panels')).default);

/** The compared vehicles at the bottom of the window. Its code loads with the first of them. */
export function CompareTray() {
  const chosen = useCompared();
  if (chosen.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ComparePanel vehicles={chosen} />
    </Suspense>
  );
}
