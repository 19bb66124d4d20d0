import { useTranslation } from 'react-i18next';
import type { StaffLegalText, StaffLegalVersion } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { CallFailed } from '#desk/parts/call-failed.tsx';
import { FormDialog } from '#desk/parts/form-dialog.tsx';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import styles from './legal.module.css';
import { legalLanguages, TextPreview } from './text-preview.tsx';

interface ReadDialogProps {
  text: StaffLegalText;
  version: StaffLegalVersion;
  onClose: () => void;
}

/** Shows a version in each language. */
export default function ReadDialog({ text, version, onClose }: ReadDialogProps) {
  const { t } = useTranslation('desk-legal');
  const { day } = useDeskFormats();
  const { name } = text;
  const read = queries.useStaffGetLegalVersionQuery({ body: { name, version: version.version } });
  return (
    <FormDialog
      title={t(`name_${name}`)}
      lead={`${t('counts')} ${day(version.fromDay)} · ${t(`state_${version.state}`)}`}
      onClose={onClose}
    >
      {read.error && <CallFailed error={read.error} onRetry={() => void read.refetch()} />}
      <div className={styles.words}>
        {read.data &&
          legalLanguages.map(({ part, language }) => (
            <TextPreview key={part} text={read.data.texts[part]} language={language} />
          ))}
      </div>
    </FormDialog>
  );
}
