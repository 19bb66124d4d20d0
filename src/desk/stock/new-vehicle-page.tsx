import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { queries } from '#shared/api/api.ts';
import { invalidateCallsLater } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { deskPaths } from '../session/desk-paths.ts';
import { VehicleForm } from './form/vehicle-form.tsx';
import styles from './vehicle-page.module.css';

/** Creates a draft first; photos are added to the draft. */
export default function NewVehiclePage() {
  const { t } = useTranslation('desk-stock');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const choices = queries.useStaffListStockChoicesQuery({});
  if (!choices.data) {
    return choices.error ? (
      <CallFailed error={choices.error} onRetry={() => void choices.refetch()} />
    ) : (
      <PageLoading />
    );
  }
  return (
    <>
      <p className={styles.back}>
        <TextLink to={deskPaths.stock()}>{t('backToStock')}</TextLink>
      </p>
      <PageHead title={t('enterVehicle')} note={t('enterNote')} />
      <VehicleForm
        choices={choices.data}
        onSaved={async ({ id, stockNo }) => {
          await invalidateCallsLater(queryClient, 'staffListStock');
          showToast('success', t('entered', { number: stockNo }));
          await navigate(deskPaths.vehicle(id), { replace: true });
        }}
      />
    </>
  );
}
