import { useQueryClient } from '@tanstack/react-query';
import type { StaffOrder, StaffOrderState } from '#generated/client/types.gen.ts';
import { displayFailure, type Failure, isFailure } from '#shared/api/errors.ts';
import { invalidateCallsLater, refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { noteOwnVersion } from './own-versions.ts';

export interface Outcome {
  data?: StaffOrderState | undefined;
  error?: Failure | undefined;
}

/** Handles the result of an action on an order: stores the new order, or returns the error message. */
export function useActionResult({ id }: Pick<StaffOrder, 'id'>, onClose: () => void) {
  const queryClient = useQueryClient();
  return async ({ data, error }: Outcome, done: string): Promise<string | undefined> => {
    if (error) {
      // Changes by colleagues appear behind the dialog and become the new base.
      if (isFailure(error, 'changedMeanwhile')) void refetchShown(queryClient, 'staffGetOrder', 'staffGetTimeline');
      return displayFailure(error).text;
    }
    if (data) noteOwnVersion(id, data.version);
    await invalidateCallsLater(queryClient, 'staffListOrders', 'staffToday');
    // The result is already in the order; the timeline is refetched in the background.
    void refetchShown(queryClient, 'staffGetTimeline');
    await refetchShown(queryClient, 'staffGetOrder');
    showToast('success', done);
    onClose();
    return undefined;
  };
}
