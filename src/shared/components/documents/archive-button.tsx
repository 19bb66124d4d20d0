import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Papers } from '#generated/client/types.gen.ts';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { saveFile } from '#shared/api/download.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';

interface ArchiveButtonProps {
  orderNo: string;
  /** Refetches the documents, since the links on the page may have expired. */
  onAsk: () => Promise<{ data?: Papers | undefined; error?: Failure | undefined }>;
}

/** Saves all documents of an order as one archive. */
export function ArchiveButton({ orderNo, onAsk }: ArchiveButtonProps) {
  const { t } = useTranslation('papers');
  const [isPacking, setPacking] = useState(false);

  async function pack(): Promise<void> {
    setPacking(true);
    try {
      const { data, error } = await onAsk();
      if (error) showToast('error', displayFailure(error).text);
      if (!data) return;
      const { packDocuments } = await import('./pack-documents.ts');
      saveFile(await packDocuments(data.papers), `${orderNo}-papers.zip`);
    } catch {
      showToast('error', t('archiveFailed'));
    } finally {
      setPacking(false);
    }
  }

  return (
    <Button
      variant="outlined"
      size="small"
      loading={isPacking}
      startIcon={<FolderDown size="1.1em" aria-hidden />}
      onClick={() => void pack()}
    >
      {t('archive')}
    </Button>
  );
}
