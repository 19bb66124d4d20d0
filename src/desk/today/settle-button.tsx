import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { useMember } from '../session/desk-session.tsx';

/** Marks an inquiry as answered elsewhere. Asks first, because it cannot be undone. */
export function SettleButton({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('desk');
  const { role } = useMember();
  const queryClient = useQueryClient();
  const settle = queries.useStaffSettleInquiryMutation({
    onSuccess: () => refetchShown(queryClient, 'staffToday', 'staffListInquiries'),
  });
  if (role !== 'owner' && role !== 'sales') return null;
  return (
    <ConfirmButton
      label={t('settle')}
      name={t('settleOne', { name: title })}
      place="row"
      tone="primary"
      // A toast reports the failed call.
      onConfirm={() => settle.mutateAsync({ body: { id } }).catch(() => undefined)}
    />
  );
}
