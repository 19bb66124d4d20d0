import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/api.ts';
import { refetchShown } from '../../api/invalidate.ts';
import { Button } from '../../ui/button.tsx';
import { useMember } from '../session/desk-session.tsx';

/** Says that an inquiry was answered, by mail or on the phone. */
export function SettleButton({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('desk');
  const { role } = useMember();
  const queryClient = useQueryClient();
  const settle = queries.useStaffSettleInquiryMutation({
    onSuccess: () => refetchShown(queryClient, 'staffToday', 'staffListInquiries'),
  });
  if (role !== 'owner' && role !== 'sales') return null;
  return (
    <Button
      size="small"
      variant="outlined"
      loading={settle.isPending}
      aria-label={t('settleOne', { name: title })}
      onClick={() => settle.mutate({ body: { id } })}
    >
      {t('settle')}
    </Button>
  );
}
