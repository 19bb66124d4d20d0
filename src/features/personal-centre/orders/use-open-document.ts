import { useTranslation } from 'react-i18next';
import type { Paper } from '../../../../generated/client/types.gen.ts';
import { saveFile } from '../../../api/download.ts';
import { line } from '../../../app/offline/connection.ts';
import { findCachedDocument } from '../../../app/offline/cached-documents.ts';
import { showToast } from '../../../app/toasts.ts';
import type { OpenDocument } from '../../../components/papers/document-list.tsx';

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
