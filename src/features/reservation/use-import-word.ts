import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../api/api.ts';
import type { OrderDraft } from '../../app/order-draft.ts';

export interface ImportWord {
  /** The country does not let the vehicle in, so that the buyer has to say to want it all the same. */
  isWanted: boolean;
  isGiven: boolean;
  give: (isGiven: boolean) => void;
}

/** Asks whether the vehicle of a draft may be imported. Where that is not known, nothing is asked of the buyer. */
export function useImportWord({ carSourceId, countryCode }: OrderDraft): ImportWord {
  const [isGiven, give] = useState(false);
  const { data } = useQuery({
    ...queries.assessImportOptions({ body: { carSourceIds: [carSourceId], countryCode } }),
    enabled: countryCode !== '',
  });
  return { isWanted: data?.verdicts[0]?.verdict === 'refused', isGiven, give };
}
