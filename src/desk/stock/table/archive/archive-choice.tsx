import Alert from '@mui/material/Alert';
import { FileArchive } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import styles from '../import.module.css';
import type { ChosenArchive } from './use-archive.ts';

/** Chooses the photo archive of an import file. */
export function ArchiveChoice({ chosen, wanted }: { chosen: ChosenArchive; wanted: number }) {
  const { t } = useTranslation('desk-stock');
  const formats = useDeskFormats();
  const chooser = useRef<HTMLInputElement>(null);
  const { archive, fault, wanted: marks, isAnother, choose } = chosen;
  const before = marks && { name: marks.name, size: formats.bytes(marks.size) };
  return (
    <div className={styles.archive}>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={t('chooseArchive')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void choose(file);
          target.value = '';
        }}
      />
      <Button
        variant="outlined"
        startIcon={<FileArchive aria-hidden size="1.125rem" />}
        onClick={() => chooser.current?.click()}
      >
        {t('chooseArchive')}
      </Button>
      <p className={styles.quiet} aria-live="polite">
        {archive
          ? t('archiveChosen', { name: archive.name, count: archive.count, number: formats.count(archive.count) })
          : t('archiveWanted', { number: formats.count(wanted) })}
      </p>
      {before && <Alert severity="info">{t(isAnother ? 'archiveIsAnother' : 'archiveAgain', before)}</Alert>}
      {fault !== undefined && <Alert severity="error">{t(`archiveFault_${fault}`)}</Alert>}
    </div>
  );
}
