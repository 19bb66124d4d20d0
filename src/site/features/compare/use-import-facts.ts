import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EstimateLandedCostData, VehicleDetail } from '#generated/client/types.gen.ts';
import { availabilityOf } from '#states/vehicle-availability.ts';
import { queries } from '#shared/api/api.ts';
import { portsQuestion, routeOf } from '#site/components/shipping-route.ts';
import { useDestination, useImportCountry } from '#site/remembered/destination.ts';
import { useOrderDraft } from '#site/remembered/order-draft.ts';
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
  const countryCode = useImportCountry();
  const country = formats.country(countryCode);
  const { data } = useQuery({
    ...queries.assessImportOptions({ body: { carSourceIds: compared.map(({ id }) => id), countryCode } }),
    enabled: compared.length > 0,
  });
  const questions = useCostQuestions(compared);
  const costs = useQueries({
    queries: questions.map((question) => ({
      ...queries.estimateLandedCostOptions({ body: question ?? noQuestion }),
      enabled: question !== undefined,
    })),
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

/** The cost of each vehicle at the buyer's destination; undefined for a sold one, and until port and transport are known. */
function useCostQuestions(compared: readonly Compared[]): (Question | undefined)[] {
  const { countryCode, portId = '' } = useDestination();
  const draft = useOrderDraft();
  const transportTypeId = draft?.isDestinationChosen ? draft.transportTypeId : '';
  // The port that comes with a vehicle needs no call.
  const own = compared.map(({ detail: { destination } }) =>
    destination?.countryCode === countryCode && (portId === '' || portId === destination.port.portId)
      ? [destination.port]
      : undefined,
  );
  const ports = useQueries({
    queries: compared.map(({ id, detail }, place) => {
      const question = own[place] ? undefined : portsQuestion(detail, { carSourceId: id, countryCode });
      return {
        ...queries.listPortsOptions({ body: question ?? { templateId: '', countryCode, carSourceId: id } }),
        enabled: question !== undefined,
      };
    }),
  });
  return compared.map(({ id, detail: { vehicle } }, place) => {
    if (availabilityOf[vehicle.vehicleStatus] === 'removed' || vehicle.pricesUnset) return undefined;
    const { port, transport } = routeOf({ port: portId, transportTypeId }, own[place] ?? ports[place]?.data ?? []);
    if (!port || !transport) return undefined;
    return { carSourceId: id, countryCode, endPortId: port.portId, transportType: transport.type };
  });
}
