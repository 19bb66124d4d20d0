import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import type { Failure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { DialogParts } from '#shared/components/documents/document-dialog.tsx';
import { DocumentList } from '#shared/components/documents/document-list.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { CancelButton, GuardedDialog } from '../parts/guarded-dialog.tsx';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { useMember } from '../session/desk-session.tsx';

const guardedParts = { Frame: GuardedDialog, Cancel: CancelButton };

/** The papers of an order, what the buyer has added among them. */
export default function DocumentsPanel({ order: { id, orderNo } }: { order: Pick<StaffOrder, 'id' | 'orderNo'> }) {
  const { t } = useTranslation('papers');
  const queryClient = useQueryClient();
  const formats = useDeskFormats();
  const { role } = useMember();
  const { data, error, refetch } = useQuery({
    ...queries.staffListPapersOptions({ body: { id } }),
    refetchOnWindowFocus: true,
  });

  async function handleResult({ error: failure }: { error?: Failure | undefined }) {
    // Refetch after a failure too, to show changes by colleagues.
    await refetchShown(queryClient, 'staffListPapers', 'staffGetTimeline');
    return { error: failure };
  }

  return (
    <Section title={t('papers')}>
      {data && (
        <DialogParts value={guardedParts}>
          <DocumentList
            papers={data}
            orderNo={orderNo}
            isForBuyer={false}
            canRelease={role === 'owner' || role === 'accounts'}
            moment={formats.moment}
            onAdd={async (paper) => handleResult(await api.staffAddPaper({ body: { id, ...paper } }))}
            onAsk={() => api.staffListPapers({ body: { id } })}
            onRelease={async (paper, reason) =>
              handleResult(await api.staffReleasePaper({ body: { id, paperId: paper.id, reason } }))
            }
            onWithdraw={async (paper) =>
              handleResult(await api.staffWithdrawPaper({ body: { id, paperId: paper.id } }))
            }
          />
        </DialogParts>
      )}
      {!data && (error ? <CallFailed error={error} onRetry={() => void refetch()} /> : <PageLoading />)}
    </Section>
  );
}
