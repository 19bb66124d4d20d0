import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RefundRules, RefundSituation } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { Fact } from '../parts/section.tsx';
import { type WholeNumber, WholeNumbersSection } from './whole-numbers-section.tsx';

const situations = [
  'notPaidInTime',
  'changeOfMind',
  'failedInspection',
  'lateShip',
  'lostShip',
  'notAsDescribed',
] as const satisfies readonly RefundSituation[];

type RuleName = `${RefundSituation}_${'percent' | 'workingDays'}` | 'freeHours' | 'lateDays';

/** The refund rules, which buyers see as promises. */
export function RefundsSection() {
  const { t } = useTranslation('desk-pricing');
  const queryClient = useQueryClient();
  const { data, error, refetch } = queries.useStaffGetRefundRulesQuery();

  /** The limits are those of the contract. */
  function fieldsOf(rules: RefundRules): Record<RuleName, WholeNumber> {
    const ofSituations = situations.flatMap((situation): [RuleName, WholeNumber][] => {
      const name = t(`refund_${situation}`);
      const { percent, workingDays } = rules[situation];
      return [
        [`${situation}_percent`, { label: t('refundPercent', { name }), value: percent, limits: [0, 100] }],
        [`${situation}_workingDays`, { label: t('refundDays', { name }), value: workingDays, limits: [1, 60] }],
      ];
    });
    return {
      ...(Object.fromEntries(ofSituations) as Record<RuleName, WholeNumber>),
      freeHours: { label: t('freeHours'), value: rules.freeHours, limits: [0, 720] },
      lateDays: { label: t('lateDays'), value: rules.lateDays, limits: [1, 365] },
    };
  }

  return (
    <WholeNumbersSection
      title={t('refundRules')}
      note={t('refundRulesNote')}
      done={t('refundsSet')}
      setting={data}
      error={error}
      onRetry={() => void refetch()}
      call="staffGetRefundRules"
      readNow={() => queryClient.getQueryData(queries.staffGetRefundRulesOptions().queryKey)}
      fieldsOf={({ rules }) => fieldsOf(rules)}
      save={(numbers, version) => api.staffSetRefundRules({ body: { version, rules: rulesOf(numbers) } })}
    >
      {data && (
        <>
          {situations.map((situation) => {
            const { percent, workingDays } = data.rules[situation];
            return (
              <Fact key={situation} name={t(`refund_${situation}`)}>
                {t('refundRow', { percent, days: workingDays })}
              </Fact>
            );
          })}
          <Fact name={t('freeHours')}>{data.rules.freeHours}</Fact>
          <Fact name={t('lateDays')}>{data.rules.lateDays}</Fact>
        </>
      )}
    </WholeNumbersSection>
  );
}

function rulesOf(numbers: Readonly<Record<RuleName, number>>): RefundRules {
  const share = (situation: RefundSituation) => ({
    percent: numbers[`${situation}_percent`],
    workingDays: numbers[`${situation}_workingDays`],
  });
  const { freeHours, lateDays } = numbers;
  return {
    notPaidInTime: share('notPaidInTime'),
    changeOfMind: share('changeOfMind'),
    failedInspection: share('failedInspection'),
    lateShip: share('lateShip'),
    lostShip: share('lostShip'),
    notAsDescribed: share('notAsDescribed'),
    freeHours,
    lateDays,
  };
}
