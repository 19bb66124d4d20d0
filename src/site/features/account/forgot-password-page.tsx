import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { paths } from '#shared/routing/paths.ts';
import { AccountCard, CardText } from './account-card.tsx';
import { ForgotForm } from './forgot-form.tsx';

export default function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  usePageTitle(t('forgotTitle'));
  return (
    <AccountCard title={t('forgotTitle')}>
      <CardText>{t('forgotLead')}</CardText>
      <ForgotForm
        email=""
        onSent={(sentTo) => void navigate(paths.forgotPasswordResult(), { replace: true, state: { sentTo } })}
      />
    </AccountCard>
  );
}
