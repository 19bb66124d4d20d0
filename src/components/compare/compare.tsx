import { Scale } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { addCompared, removeCompared, useCompared, type ComparedVehicle } from '../../app/compared.ts';
import { showToast } from '../../app/toasts.ts';
import styles from './compare.module.css';

/** Puts a vehicle beside others, or takes it away. It stands at the corner of a card. */
export function CompareToggle({ vehicle }: { vehicle: ComparedVehicle }) {
  const { t } = useTranslation('vehicles');
  const isChosen = useCompared().some(({ id }) => id === vehicle.id);

  function toggle(): void {
    if (isChosen) removeCompared(vehicle.id);
    else if (!addCompared(vehicle)) showToast('warning', t('compareFull'));
  }

  return (
    <label className={styles.toggle} data-chosen={isChosen || undefined} title={t('compareThis')}>
      <input type="checkbox" className={styles.box} checked={isChosen} onChange={toggle} />
      <Scale size="1.25em" aria-hidden />
      <span className="visually-hidden">{t('compareVehicle', { name: vehicle.name })}</span>
    </label>
  );
}

const ComparePanel = lazy(() => import('./compare-panel.tsx'));

/** The vehicles put side by side, at the foot of the window; its code is fetched with the first. */
export function CompareTray() {
  const chosen = useCompared();
  if (chosen.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ComparePanel vehicles={chosen} />
    </Suspense>
  );
}
