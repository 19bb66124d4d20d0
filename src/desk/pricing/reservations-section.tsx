import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, queries } from '#shared/api/api.ts';
import { WholeNumbersSection } from './whole-numbers-section.tsx';

/** Limits of unpaid reservations per account. */
export function ReservationsSection() {
  const { t } = useTranslation('desk-pricing');
  const queryClient = useQueryClient();
  const { data, error, refetch } = queries.useStaffGetReservationLimitsQuery();
  return (
    <WholeNumbersSection
      title={t('reservations')}
      note={t('reservationsNote')}
      done={t('limitsSet')}
      setting={data}
      error={error}
      onRetry={() => void refetch()}
      call="staffGetReservationLimits"
      readNow={() => queryClient.getQueryData(queries.staffGetReservationLimitsOptions().queryKey)}
      fieldsOf={({ perBuyer, perDealer }) => ({
        perBuyer: { label: t('perBuyer'), value: perBuyer, limits: [1, 100] },
        perDealer: { label: t('perDealer'), value: perDealer, limits: [1, 100] },
      })}
      save={(numbers, version) => api.staffSetReservationLimits({ body: { version, ...numbers } })}
    />
  );
}
