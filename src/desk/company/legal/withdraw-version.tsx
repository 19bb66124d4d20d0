import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffLegalText, StaffLegalVersion } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { ConfirmButton } from '#desk/parts/confirm-button.tsx';
import { refetchTexts } from './refetch-texts.ts';

interface WithdrawVersionProps {
  text: StaffLegalText;
  version: StaffLegalVersion;
  label: string;
}

/** Withdraws a version that is not in force yet. */
export function WithdrawVersion({ text: { name, counter }, version: { version }, label }: WithdrawVersionProps) {
  const { t } = useTranslation('desk-legal');
  const queryClient = useQueryClient();

  async function takeBack(): Promise<void> {
    const { error } = await api.staffTakeBackLegalText({ body: { name, counter, version } });
    const fault = await refetchTexts(queryClient, error);
    showToast(fault === undefined ? 'success' : 'error', fault ?? t('takenBack'));
  }

  return (
    <ConfirmButton
      label={t('takeBack')}
      confirmLabel={t('reallyTakeBack')}
      name={label}
      place="row"
      onConfirm={takeBack}
    />
  );
}
