import { MailCheck } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { AccountCard, CardActions, CardText } from './account-card.tsx';

/** Confirms that the e-mail was sent. The page does not reveal whether the address has an account. */
export default function ForgotPasswordResultPage() {
  const { t } = useTranslation('account');
  const { state } = useLocation();
  const sentTo = (state as { sentTo?: string } | null)?.sentTo;
  usePageTitle(t('sentTitle'));
  return (
    <AccountCard title={t('sentTitle')} icon={<MailCheck aria-hidden size="2.25rem" />} tone="positive">
      <CardText>
        {sentTo === undefined ? (
          t('sentText')
        ) : (
          <Trans t={t} i18nKey="sentToText" values={{ email: sentTo }} components={{ email: <strong /> }} />
        )}
      </CardText>
      <CardText>{t('sentHint')}</CardText>
      <CardActions>
        <ButtonLink to={paths.home()}>{t('backHome')}</ButtonLink>
      </CardActions>
    </AccountCard>
  );
}
