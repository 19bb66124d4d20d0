import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Order } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import type { Failure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { OrderSection } from '#site/components/orders/order-parts.tsx';
import { linkValidity } from '#shared/components/documents/link-lifetime.ts';
import { DocumentList } from '#shared/components/documents/document-list.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { PartLoading } from './part-loading.tsx';
import { useOpenDocument } from './use-open-document.ts';

/** The documents of the buyer's order, to read, save and add. */
export default function DocumentsPanel({ order: { id, orderNo } }: { order: Pick<Order, 'id' | 'orderNo'> }) {
  const { t } = useTranslation('papers');
  const queryClient = useQueryClient();
  const formats = useFormats();
  const openPaper = useOpenDocument();
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.listPapersOptions({ body: { id } }),
    refetchInterval: linkValidity,
    refetchOnWindowFocus: true,
  });

  async function settle({ error: failure }: { error?: Failure | undefined }) {
    // Refetched after a failure too: another user may have changed the documents meanwhile.
    await refetchShown(queryClient, 'listPapers', 'getOrderTimeline');
    return { error: failure };
  }

  return (
    <OrderSection title={t('papers')}>
      {data && (
        <DocumentList
          papers={data}
          orderNo={orderNo}
          isForBuyer
          moment={(iso) => formats.marketTime(new Date(iso))}
          onAdd={async (paper) => settle(await api.addPaper({ body: { id, ...paper } }))}
          onAddInParts={async (paper) => settle(await api.addPaper({ body: { id, ...paper } }))}
          onAsk={() => api.listPapers({ body: { id } })}
          onOpen={openPaper}
          onWithdraw={async (paper) => settle(await api.withdrawPaper({ body: { id, paperId: paper.id } }))}
        />
      )}
      {!data && <PartLoading error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
    </OrderSection>
  );
}
