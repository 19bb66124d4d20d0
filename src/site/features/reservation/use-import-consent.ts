import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '#shared/api/api.ts';
import type { OrderDraft } from '#site/remembered/order-draft.ts';

export interface ImportConsent {
  /** The country refuses the vehicle, so the buyer has to consent to buying it anyway. */
  isWanted: boolean;
  isGiven: boolean;
  give: (isGiven: boolean) => void;
}

/** Checks whether the vehicle of a draft may be imported. If that is unknown, no consent is needed. */
export function useImportConsent({ carSourceId, countryCode }: OrderDraft): ImportConsent {
  const [isGiven, give] = useState(false);
  const { data } = useQuery({
    ...queries.assessImportOptions({ body: { carSourceIds: [carSourceId], countryCode } }),
    enabled: countryCode !== '',
  });
  return { isWanted: data?.verdicts[0]?.verdict === 'refused', isGiven, give };
}
