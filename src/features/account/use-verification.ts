import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';

type Verification =
  | { state: 'pending' }
  | { state: 'verified' }
  | { state: 'failed'; reason: string; /** Only where the server gave no answer. */ tryAgain?: () => void };

/** Verifies a registration by the key of its mail. The same key verifies more than once, so that asking again is safe. */
export function useVerification(authKey: string): Verification {
  const { t } = useTranslation('messages');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verifyRegistration', authKey],
    queryFn: async ({ signal }) => {
      const answer = await api.verifyRegistration({ body: { authKey }, signal, throwOnError: true });
      return answer.data;
    },
    enabled: authKey !== '',
    staleTime: Infinity,
  });
  if (authKey === '') return { state: 'failed', reason: t('linkAddressError') };
  if (data?.code === 0) return { state: 'verified' };
  if (data) return { state: 'failed', reason: data.message };
  if (isFetching || !error) return { state: 'pending' };
  return { state: 'failed', reason: error.message, tryAgain: () => void refetch() };
}
