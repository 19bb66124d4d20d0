import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CityData } from '../../../generated/client/types.gen.ts';
import { queries } from '../../api/api.ts';

export interface Cities {
  data: CityData | undefined;
  isPending: boolean;
}

/** The provinces and cities of a country. That there are none is told by the call itself. */
export function useCities(countryCode: string): Cities {
  const isWanted = countryCode !== '';
  const { data, error, isFetching } = useQuery({
    ...queries.listCitiesOptions({ body: { countryCode } }),
    enabled: isWanted,
    staleTime: Infinity,
  });
  // A failure without an answer has a word in place of a code.
  const hasFailedWithoutAnswer = typeof error?.code === 'string';
  useEffect(() => {
    if (hasFailedWithoutAnswer) console.error('country error');
  }, [hasFailedWithoutAnswer]);
  return { data, isPending: isWanted && isFetching };
}
