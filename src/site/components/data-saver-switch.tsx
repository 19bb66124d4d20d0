import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseDataSaver, useDataSaver } from '../remembered/data-saver.ts';
import { loadTexts } from '#shared/i18n/feature-texts.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import styles from './data-saver-switch.module.css';

/** Loads the switch with its texts. */
export async function loadSwitch() {
  await loadTexts('offline');
  return SaverSwitch;
}

/** The data saver switch with the amount of data loaded so far. */
function SaverSwitch() {
  const { t } = useTranslation('offline');
  const { number } = useFormats();
  const isOn = useDataSaver();
  const bytes = useLoadedBytes();
  return (
    <div className={styles.saver}>
      <FormControlLabel
        label={t('dataSaver')}
        title={t('dataSaverNote')}
        control={
          <Switch
            size="small"
            color="secondary"
            slotProps={{ track: { className: styles.track } }}
            checked={isOn}
            onChange={(_event, on) => chooseDataSaver(on)}
          />
        }
      />
      {bytes > 0 && <span className="figures">{t('weight', { size: `${number(Math.round(bytes / 1000))} KB` })}</span>}
    </div>
  );
}

/** The bytes loaded for this page so far, from the browser's resource timing. */
function useLoadedBytes(): number {
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    const watch = new PerformanceObserver((list) => {
      const sizes = (list.getEntries() as PerformanceResourceTiming[]).map(({ transferSize }) => transferSize);
      setBytes((total) => sizes.reduce((sum, size) => sum + size, total));
    });
    for (const type of ['navigation', 'resource']) watch.observe({ type, buffered: true });
    return () => watch.disconnect();
  }, []);
  return bytes;
}
