import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/errors.ts';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { showAnew } from './show-anew.ts';

/** Takes a version back that has not begun, once it is pressed a second time. */
export function RemoveVersion({ remove: send }: { remove: () => Promise<{ error?: Failure | undefined }> }) {
  const { t } = useTranslation('desk-import');
  const queryClient = useQueryClient();
  const [isSure, setSure] = useState(false);
  const [isSending, setSending] = useState(false);

  async function remove(): Promise<void> {
    setSending(true);
    const { error } = await send();
    const fault = await showAnew(queryClient, error);
    setSending(false);
    setSure(false);
    showToast(fault === undefined ? 'success' : 'error', fault ?? t('rateRemoved'));
  }

  return (
    <Button
      size="small"
      variant={isSure ? 'contained' : 'text'}
      color="error"
      loading={isSending}
      onClick={() => (isSure ? void remove() : setSure(true))}
    >
      {t(isSure ? 'reallyRemove' : 'remove')}
    </Button>
  );
}
