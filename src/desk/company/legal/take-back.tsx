import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffLegalText, StaffLegalVersion } from '../../../../generated/client/types.gen.ts';
import { api } from '../../../api/api.ts';
import { showToast } from '../../../app/toasts.ts';
import { SureButton } from '../../parts/sure-button.tsx';
import { showTextsAnew } from './show-texts-anew.ts';

interface TakeBackProps {
  text: StaffLegalText;
  version: StaffLegalVersion;
  label: string;
}

/** Withdraws a version that is not in force yet. */
export function TakeBack({ text: { name, counter }, version: { version }, label }: TakeBackProps) {
  const { t } = useTranslation('desk-legal');
  const queryClient = useQueryClient();

  async function takeBack(): Promise<void> {
    const { error } = await api.staffTakeBackLegalText({ body: { name, counter, version } });
    const fault = await showTextsAnew(queryClient, error);
    showToast(fault === undefined ? 'success' : 'error', fault ?? t('takenBack'));
  }

  return (
    <SureButton label={t('takeBack')} sureLabel={t('reallyTakeBack')} name={label} place="row" onSure={takeBack} />
  );
}
