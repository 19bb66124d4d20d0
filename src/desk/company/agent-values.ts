import type { ClearingAgentFacts } from '#generated/client/types.gen.ts';
import { amountOf } from '#shared/forms/amount.ts';
import { type LocalTexts, localTextOf, textsOf } from '../parts/local-text.ts';

/** Fees are whole amounts in every currency. */
export const feeAmountShape = { before: 9, after: 0 } as const;

/** Form values of a clearing agent. */
export interface AgentValues {
  countryCode: string;
  portId: string;
  name: string;
  licenceNumber: string;
  licensor: LocalTexts;
  licensedSince: string;
  licensedUntil: string;
  feeAmount: string;
  feeCurrency: string;
  phone: string;
  address: LocalTexts;
}

export function agentValuesOf(
  facts: ClearingAgentFacts | undefined,
  start: { countryCode: string; portId: string },
): AgentValues {
  return {
    countryCode: facts?.countryCode ?? start.countryCode,
    portId: facts?.portId ?? start.portId,
    name: facts?.name ?? '',
    licenceNumber: facts?.licenceNumber ?? '',
    licensor: textsOf(facts?.licensor),
    licensedSince: facts?.licensedSince ?? '',
    licensedUntil: facts?.licensedUntil ?? '',
    feeAmount: facts ? String(facts.feeAmount) : '',
    feeCurrency: facts?.feeCurrency ?? '',
    phone: facts?.phone ?? '',
    address: textsOf(facts?.address),
  };
}

export function agentFactsOf(values: AgentValues): ClearingAgentFacts {
  const { countryCode, portId, licensedSince, licensedUntil, feeCurrency } = values;
  return {
    countryCode,
    portId,
    name: values.name.trim(),
    licenceNumber: values.licenceNumber.trim(),
    licensor: localTextOf(values.licensor),
    licensedSince,
    ...(licensedUntil !== '' && { licensedUntil }),
    feeAmount: amountOf(values.feeAmount, feeAmountShape) ?? 0,
    feeCurrency,
    phone: values.phone.trim(),
    address: localTextOf(values.address),
  };
}
