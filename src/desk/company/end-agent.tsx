import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffClearingAgent } from '../../../generated/client/types.gen.ts';
import { api } from '../../api/api.ts';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { showAnew } from './set-company.ts';

/** Ends an agent, once it is pressed a second time. */
export function EndAgent({ agent, onDone }: { agent: StaffClearingAgent; onDone: () => void }) {
  const { t } = useTranslation('desk-company');
  const queryClient = useQueryClient();
  const [isSure, setSure] = useState(false);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();

  async function end(): Promise<void> {
    setSending(true);
    const { error } = await api.staffEndClearingAgent({ body: { id: agent.id, version: agent.version } });
    const told = await showAnew(queryClient, error);
    setSending(false);
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
      <Button
        variant={isSure ? 'contained' : 'outlined'}
        color="error"
        fullWidth
        loading={isSending}
        onClick={() => (isSure ? void end() : setSure(true))}
      >
        {t(isSure ? 'reallyEnd' : 'endAgent')}
      </Button>
    </>
  );
}
