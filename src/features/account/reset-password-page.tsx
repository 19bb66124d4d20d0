import { Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../app/page-title.ts';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { AccountCard, CardActions, CardText } from './account-card.tsx';
import { ResetForm } from './reset-form.tsx';

/** Where the link in the mail for a new password leads. */
export default function ResetPasswordPage() {
  const { t } = useTranslation(['account', 'messages']);
  const [search] = useSearchParams();
  const authKey = search.get('authKey');
  const email = search.get('email');
  usePageTitle(t('resetTitle'));

  if (!authKey || !email) {
    return (
      <AccountCard title={t('messages:linkAddressError')} icon={<Unlink aria-hidden size="2rem" />} tone="negative">
        <CardText>{t('linkAddressHint')}</CardText>
        <CardActions>
          <ButtonLink to={paths.forgotPassword()}>{t('newLink')}</ButtonLink>
        </CardActions>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={t('resetTitle')}>
      <CardText>{t('resetLead')}</CardText>
      <ResetForm authKey={authKey} email={email} />
    </AccountCard>
  );
}
