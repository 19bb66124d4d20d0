import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/api/errors.ts';
import { showToast } from '#shared/state/toasts.ts';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { refetchImportRules } from './refetch-rules.ts';

/** Withdraws a version that is not in force yet. */
export function RemoveVersion({ remove: send }: { remove: () => Promise<{ error?: Failure | undefined }> }) {
  const { t } = useTranslation('desk-import');
  const queryClient = useQueryClient();

  async function remove(): Promise<void> {
    const { error } = await send();
    const fault = await refetchImportRules(queryClient, error);
    showToast(fault === undefined ? 'success' : 'error', fault ?? t('rateRemoved'));
  }

  return <ConfirmButton label={t('remove')} confirmLabel={t('reallyRemove')} place="row" onConfirm={remove} />;
}
