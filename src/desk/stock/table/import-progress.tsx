import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import type { StaffImportPhotoCounts, StaffStockImport } from '#generated/client/types.gen.ts';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import styles from './import.module.css';

/** Progress of an import: rows, then photos by address, then archive photos. */
export function ImportProgress({
  found,
  sent,
}: {
  found: StaffStockImport;
  sent: { done: number; total: number } | undefined;
}) {
  const { t } = useTranslation('desk-stock');
  const formats = useDeskFormats();
  const { what, done, total } = stepOf(found, sent);
  const text = t(what, { done: formats.count(done), total: formats.count(total) });
  return (
    <div className={styles.progress}>
      <LinearProgress variant="determinate" value={total === 0 ? 0 : (100 * done) / total} aria-label={text} />
      <p className="figures" aria-live="polite">
        {text}
      </p>
    </div>
  );
}

function stepOf({ added, changed, done, photos, endedAt }: StaffStockImport, sent?: { done: number; total: number }) {
  const rows = added + changed;
  if (sent) return { what: 'photosSent', ...sent } as const;
  if (endedAt !== undefined) return { what: 'photosSent', done: 0, total: photos.fromArchive } as const;
  if (done < rows || photos.waiting === 0) return { what: 'importDone', done, total: rows } as const;
  const settled = photos.added + photos.failed;
  return { what: 'photosFetched', done: settled, total: settled + photos.waiting } as const;
}

const kinds = ['waiting', 'fromArchive', 'added', 'present', 'failed'] as const;

/** Photo counts by state; renders nothing without photos. */
export function PhotoCounts({ counts }: { counts: StaffImportPhotoCounts }) {
  const { t } = useTranslation('desk-stock');
  const formats = useDeskFormats();
  const shown = kinds.filter((kind) => counts[kind] > 0);
  if (shown.length === 0) return null;
  const texts = shown.map((kind) => t(`photos_${kind}`, { number: formats.count(counts[kind]) }));
  return <p className={`${styles.quiet} ${styles.counts}`}>{t('photoCounts', { counts: texts.join(', ') })}</p>;
}
