import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffClearingAgent } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { showAnew } from './refetch-company.ts';

/** Button that removes an agent. */
export function EndAgent({ agent, onDone }: { agent: StaffClearingAgent; onDone: () => void }) {
  const { t } = useTranslation('desk-company');
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<string>();

  async function end(): Promise<void> {
    const { error } = await api.staffEndClearingAgent({ body: { id: agent.id, version: agent.version } });
    const told = await showAnew(queryClient, error);
    if (told !== undefined) return setFault(told);
    showToast('success', t('agentEnded'));
    onDone();
  }

  return (
    <>
      {fault !== undefined && (
        <Alert severity="error" icon={false}>
          {fault}
        </Alert>
      )}
      <ConfirmButton label={t('endAgent')} confirmLabel={t('reallyEnd')} place="foot" onConfirm={end} />
    </>
  );
}
