import { useQueryClient } from '@tanstack/react-query';
import type { StaffOrder, StaffOrderState } from '../../../generated/client/types.gen.ts';
import { displayFailure, type Failure, isFailure } from '../../api/errors.ts';
import { invalidateCallsLater, refetchShown } from '../../api/invalidate.ts';
import { showToast } from '../../app/toasts.ts';
import { noteOwnVersion } from './own-versions.ts';

export interface Outcome {
  data?: StaffOrderState | undefined;
  error?: Failure | undefined;
}

/** What follows once an act on an order is answered: the order as it is now, or the message that says why nothing was done. */
export function useSettle({ id }: Pick<StaffOrder, 'id'>, onClose: () => void) {
  const queryClient = useQueryClient();
  return async ({ data, error }: Outcome, done: string): Promise<string | undefined> => {
    if (error) {
      // What a colleague has made of it meanwhile is shown behind the dialog, and the act begins from there.
      if (isFailure(error, 'changedMeanwhile')) void refetchShown(queryClient, 'staffGetOrder', 'staffGetTimeline');
      return displayFailure(error).text;
    }
    if (data) noteOwnVersion(id, data.version);
    await invalidateCallsLater(queryClient, 'staffListOrders', 'staffToday');
    // What came of it stands in the order; its timeline follows when it comes.
    void refetchShown(queryClient, 'staffGetTimeline');
    await refetchShown(queryClient, 'staffGetOrder');
    showToast('success', done);
    onClose();
    return undefined;
  };
}
