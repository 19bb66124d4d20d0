import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCouponKind } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { refetchCoupons } from './refetch-coupons.ts';

/** Confirms ending a kind of coupon, which cannot be undone. */
export default function EndDialog({ kind, onClose }: { kind: StaffCouponKind; onClose: () => void }) {
  const { t } = useTranslation('desk-coupons');
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();

  async function end(): Promise<void> {
    setSending(true);
    const { error } = await api.staffEndCouponKind({ body: { id: kind.id } });
    const message = await refetchCoupons(queryClient, error);
    setSending(false);
    if (message !== undefined) return setFault(message);
    showToast('success', t('isEnded'));
    onClose();
  }

  return (
    <FormDialog title={t('endOf', { code: kind.code })} lead={t('endLead')} isBusy={isSending} onClose={onClose}>
      {fault !== undefined && (
        <Alert severity="error" icon={false}>
          {fault}
        </Alert>
      )}
      <Button variant="contained" color="error" fullWidth loading={isSending} onClick={() => void end()}>
        {t('reallyEnd')}
      </Button>
    </FormDialog>
  );
}
