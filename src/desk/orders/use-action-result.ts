import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder, StaffOrderState } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure, type Failure, isFailure } from '#shared/api/errors.ts';
import { invalidateCallsLater, refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { noteOwnVersion } from './own-versions.ts';

export interface Outcome {
  data?: StaffOrderState | undefined;
  error?: Failure | undefined;
}

export type HandleResult = (outcome: Outcome, done: string) => Promise<string | undefined>;

/**
 * The order that a dialog acts on, and a function that stores the result of an action, or returns the error message.
 * After a conflict it is the current order: the dialog shows its amounts, and the next press acts on it.
 */
export function useActionResult(begun: StaffOrder, onClose: () => void) {
  const { t } = useTranslation('desk-orders');
  const queryClient = useQueryClient();
  const [order, setOrder] = useState(begun);

  async function failureText(error: Failure): Promise<string> {
    const { text } = displayFailure(error);
    if (!isFailure(error, 'changedMeanwhile')) return text;
    void refetchShown(queryClient, 'staffGetTimeline');
    await refetchShown(queryClient, 'staffGetOrder');
    const now = queryClient.getQueryData(queries.staffGetOrderOptions({ body: { id: order.id } }).queryKey);
    // Offline, for instance, the next press would fail again.
    if (!now || now.version === order.version) return text;
    setOrder(now);
    return `${text} ${t('goAhead')}`;
  }

  async function handleResult({ data, error }: Outcome, done: string): Promise<string | undefined> {
    if (error) return failureText(error);
    if (data) noteOwnVersion(order.id, data.version);
    await invalidateCallsLater(queryClient, 'staffListOrders', 'staffToday');
    // The result is already in the order; the timeline is refetched in the background.
    void refetchShown(queryClient, 'staffGetTimeline');
    await refetchShown(queryClient, 'staffGetOrder');
    showToast('success', done);
    onClose();
    return undefined;
  }

  return { order, handleResult };
}
