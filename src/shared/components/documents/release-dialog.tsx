import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Paper } from '#generated/client/types.gen.ts';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { Form } from '#shared/forms/form.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { DocumentDialog } from './document-dialog.tsx';
import styles from './documents.module.css';
import { useDocumentName } from './use-document-name.ts';

interface ReleaseDialogProps {
  paper: Paper;
  onRelease: (paper: Paper, reason: string) => Promise<{ error?: Failure | undefined }>;
  onClose: () => void;
}

const longestReason = 500;

/** Asks why the buyer gets a document before the balance is paid. */
export default function ReleaseDialog({ paper, onRelease, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation('papers');
  const form = useForm({ defaultValues: { reason: '' } });
  const name = useDocumentName()(paper);
  const reason = useField({
    control: form.control,
    name: 'reason',
    check: (text) => (text.trim() === '' ? t('releaseReasonMissing') : undefined),
  });

  async function send(values: { reason: string }): Promise<void> {
    const { error } = await onRelease(paper, values.reason.trim());
    if (error) return form.setError('root', { message: displayFailure(error).text });
    onClose();
  }

  return (
    <DocumentDialog title={t('releaseNamed', { name })} onClose={onClose}>
      <p className={styles.quiet}>{t('releaseLead')}</p>
      <Form form={form} onSubmit={send} submitLabel={t('release')}>
        <TextArea {...reason} label={t('releaseReason')} maxLength={longestReason} />
      </Form>
    </DocumentDialog>
  );
}
