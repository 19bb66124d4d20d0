import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Address } from '../../../../generated/client/types.gen.ts';
import { queries } from '../../../api/api.ts';
import { invalidateCalls } from '../../../api/invalidate.ts';
import { withDefault } from './address-order.ts';

/** Makes an address the default. It shows at once, and goes back to what it was where the server refuses. */
export function useDefaultAddress(): { makeDefault: (id: string) => void; isPending: boolean } {
  const queryClient = useQueryClient();
  const queryKey = queries.listAddressesQueryKey({});
  const { mutate, isPending } = useMutation({
    ...queries.setDefaultAddressMutation(),
    onMutate({ body: { id } }) {
      // An answer that is on its way knows nothing of the choice.
      void queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Address[]>(queryKey);
      if (before) queryClient.setQueryData(queryKey, withDefault(before, id));
      return before;
    },
    onError: (_error, _asked, before) => queryClient.setQueryData(queryKey, before),
    onSuccess: () => invalidateCalls(queryClient, 'listAddresses'),
  });
  return { makeDefault: (id) => mutate({ body: { id } }), isPending };
}
