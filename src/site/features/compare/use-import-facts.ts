import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EstimateLandedCostData, VehicleDetail } from '#generated/client/types.gen.ts';
import { availabilityOf } from '#states/vehicle-availability.ts';
import { queries } from '#shared/api/api.ts';
import { useImportCountry } from '#site/remembered/destination.ts';
import { type OrderDraft, useOrderDraft } from '#site/remembered/order-draft.ts';
import { verdictSentence } from '#shared/components/import-verdict/verdict-texts.ts';
import { useSpans } from '#shared/components/landed-cost/use-spans.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { comparedFact, type ComparedGroup } from './comparison.ts';

interface Compared {
  id: string;
  detail: VehicleDetail;
}

/** Whether each vehicle may be imported into the visitor's country, and its landed cost there. */
export function useImportFacts(compared: readonly Compared[]): ComparedGroup {
  const { t } = useTranslation('importing');
  const formats = useFormats();
  const spans = useSpans();
  const draft = useOrderDraft();
  const countryCode = useImportCountry();
  const country = formats.country(countryCode);
  const { data } = useQuery({
    ...queries.assessImportOptions({ body: { carSourceIds: compared.map(({ id }) => id), countryCode } }),
    enabled: compared.length > 0,
  });
  const costs = useQueries({
    queries: compared.map((one) => {
      const question = costQuestion(one, draft);
      return {
        ...queries.estimateLandedCostOptions({ body: question ?? noQuestion }),
        enabled: question !== undefined,
      };
    }),
  });
  const verdicts = compared.map(({ id }) => data?.verdicts.find(({ carSourceId }) => carSourceId === id));
  return {
    name: t('group', { country }),
    facts: [
      comparedFact(
        t('verdict'),
        verdicts.map((verdict) => (verdict ? verdictSentence(verdict, data?.portName, { t, formats, country }) : '')),
      ),
      comparedFact(
        t('title'),
        costs.map(({ data: cost }) => {
          if (!cost || cost.completeness === 'none') return '';
          return cost.completeness === 'complete'
            ? spans.local(cost.total, cost)
            : t('atLeast', { amount: spans.local({ min: cost.total.min, max: cost.total.min }, cost) });
        }),
      ),
    ],
  };
}

type Question = EstimateLandedCostData['body'];

const noQuestion: Question = { carSourceId: '', endPortId: '', countryCode: '', transportType: '' };

/** For the port that the visitor has chosen, or else the vehicle's default destination. A sold vehicle has no cost. */
function costQuestion({ id, detail }: Compared, draft: OrderDraft | undefined): Question | undefined {
  const { destination, vehicle } = detail;
  if (availabilityOf[vehicle.vehicleStatus] === 'removed' || vehicle.pricesUnset) return undefined;
  if (draft?.isDestinationChosen && draft.countryCode !== '') {
    const { countryCode, port: endPortId, transportTypeId: transportType } = draft;
    return endPortId === '' || transportType === ''
      ? undefined
      : { carSourceId: id, countryCode, endPortId, transportType };
  }
  const transport = destination?.port.transports[0];
  if (!destination || !transport) return undefined;
  const { countryCode, port } = destination;
  return { carSourceId: id, countryCode, endPortId: port.portId, transportType: transport.type };
}
