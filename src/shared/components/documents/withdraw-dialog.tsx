import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Paper } from '#generated/client/types.gen.ts';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { Form } from '#shared/forms/form.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import styles from './documents.module.css';
import { useDocumentName } from './use-document-name.ts';

interface WithdrawDialogProps {
  paper: Paper;
  onWithdraw: (paper: Paper) => Promise<{ error?: Failure | undefined }>;
  onClose: () => void;
}

/** Asks before a document is withdrawn, since that cannot be undone. */
export default function WithdrawDialog({ paper, onWithdraw, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('papers');
  const form = useForm();
  const name = useDocumentName()(paper);

  async function send(): Promise<void> {
    const { error } = await onWithdraw(paper);
    if (error) return form.setError('root', { message: displayFailure(error).text });
    onClose();
  }

  return (
    <DocumentDialog title={t('withdrawNamed', { name })} onClose={onClose}>
      <p className={styles.quiet}>{t('withdrawLead')}</p>
      <Form form={form} onSubmit={send} submitLabel={t('withdraw')}>
        {null}
      </Form>
    </DocumentDialog>
  );
}
