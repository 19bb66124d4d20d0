import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffLegalText, StaffLegalVersion } from '../../../../generated/client/types.gen.ts';
import { api } from '../../../api/api.ts';
import { showToast } from '../../../app/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { showTextsAnew } from './show-texts-anew.ts';

interface TakeBackProps {
  text: StaffLegalText;
  version: StaffLegalVersion;
  label: string;
}

/** Takes a version back that has not begun, once it is pressed a second time. */
export function TakeBack({ text: { name, counter }, version: { version }, label }: TakeBackProps) {
  const { t } = useTranslation('desk-legal');
  const queryClient = useQueryClient();
  const [isSure, setSure] = useState(false);
  const [isSending, setSending] = useState(false);

  async function takeBack(): Promise<void> {
    setSending(true);
    const { error } = await api.staffTakeBackLegalText({ body: { name, counter, version } });
    const fault = await showTextsAnew(queryClient, error);
    setSending(false);
    setSure(false);
    showToast(fault === undefined ? 'success' : 'error', fault ?? t('takenBack'));
  }

  return (
    <Button
      size="small"
      variant={isSure ? 'contained' : 'text'}
      color="error"
      loading={isSending}
      {...(!isSure && { 'aria-label': label })}
      onClick={() => (isSure ? void takeBack() : setSure(true))}
    >
      {t(isSure ? 'reallyTakeBack' : 'takeBack')}
    </Button>
  );
}
