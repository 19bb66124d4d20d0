import { useTranslation } from 'react-i18next';
import type { Paper } from '#generated/client/types.gen.ts';
import { saveFile } from '#shared/api/download.ts';
import { line } from '#shared/state/connection.ts';
import { findCachedDocument } from '#site/offline/cached-documents.ts';
import { showToast } from '#shared/state/toasts.ts';
import type { OpenDocument } from '#shared/components/documents/document-list.tsx';

/** Offline a document opens from the browser's cache. Online its link is followed. */
export function useOpenDocument(): OpenDocument {
  const { t } = useTranslation('papers');

  async function openCached(paper: Paper): Promise<void> {
    const kept = await findCachedDocument(paper);
    if (kept) saveFile(kept, paper.name);
    else showToast('warning', t('notKept'));
  }

  return (event, paper) => {
    if (line.get() === 'there') return;
    event.preventDefault();
    void openCached(paper);
  };
}
