import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { legalPages, paths, type LegalPage } from '../../routing/paths.ts';

/** What somebody agrees to who logs in or registers. The texts open in new tabs, so that the form stays as it is. */
export function Agreement() {
  const { t } = useTranslation('account');
  return (
    <Trans
      t={t}
      i18nKey="agreement"
      components={{
        protocol: <LegalLink page={legalPages.protocol} />,
        privacy: <LegalLink page={legalPages.privacy} />,
      }}
    />
  );
}

function LegalLink({ page, children }: { page: LegalPage; children?: string }) {
  return (
    <Link to={paths.legal(page)} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}
