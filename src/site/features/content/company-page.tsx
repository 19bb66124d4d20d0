import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClearingAgent, Company } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { phoneHref } from '#shared/state/contact.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './company-page.module.css';
import { ContentFrame, ContentSection } from './content-frame.tsx';

/** The company's details and the agents who clear vehicles through customs. */
export default function CompanyPage() {
  const { t } = useTranslation(['content', 'common']);
  usePageTitle(t('companyTitle'));
  const { data, error, refetch } = queries.useGetCompanyQuery();
  if (error && !data) {
    return (
      <EmptyState
        text={displayFailure(error).text}
        action={<Button onClick={() => void refetch()}>{t('common:retry')}</Button>}
      />
    );
  }
  if (!data) return <PageLoading />;
  const { company, clearingAgents } = data;
  const isDemo = company?.isDemo === true || clearingAgents.some((agent) => agent.isDemo);
  return (
    <ContentFrame title={t('companyTitle')} lead={t('companyLead')}>
      {isDemo && (
        <Alert severity="info" icon={false}>
          {t('companyDemo')}
        </Alert>
      )}
      <ContentSection title={company?.tradingName ?? t('companySection')}>
        {company ? <CompanyFacts company={company} /> : <p>{t('companyUnset')}</p>}
      </ContentSection>
      <ContentSection title={t('clearingAgents')} lead={t('clearingAgentsLead')}>
        {clearingAgents.length === 0 ? (
          <p>{t('noClearingAgents')}</p>
        ) : (
          <ul className={styles.agents}>
            {clearingAgents.map((agent) => (
              <Agent key={`${agent.country} ${agent.port} ${agent.licenceNumber}`} agent={agent} />
            ))}
          </ul>
        )}
      </ContentSection>
    </ContentFrame>
  );
}

function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTranslation('content');
  const { name, registrationNumber, register, licence, since, phone, email, hours, offices } = company;
  return (
    <dl className={styles.facts}>
      <Fact name={t('companyName')}>{name}</Fact>
      <Fact name={t('companyNumber')} note={register}>
        {registrationNumber}
      </Fact>
      {licence && (
        <Fact name={t('companyLicence')} note={licence.authority}>
          {licence.number}
        </Fact>
      )}
      <Fact name={t('companySince')}>{since}</Fact>
      {offices.map((office) => (
        <Fact key={office.name} name={office.name}>
          {office.address}
        </Fact>
      ))}
      <Fact name={t('companyPhone')} note={hours}>
        <Link className="alone" href={phoneHref(phone)}>
          {phone}
        </Link>
      </Fact>
      <Fact name={t('companyEmail')}>
        <Link className="alone" href={`mailto:${email}`}>
          {email}
        </Link>
      </Fact>
    </dl>
  );
}

function Agent({ agent }: { agent: ClearingAgent }) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const { name, country, port, licenceNumber, licensor, licensedSince, licensedUntil, fee, phone, address } = agent;
  const days = {
    since: formats.day(licensedSince),
    until: licensedUntil === undefined ? '' : formats.day(licensedUntil),
  };
  return (
    <li className={styles.agent}>
      <h3>{name}</h3>
      <p className={styles.note}>{t('agentPlace', { country, port })}</p>
      <dl className={styles.facts}>
        <Fact name={t('agentFee')}>
          <strong>{fee}</strong>
        </Fact>
        <Fact name={t('agentLicence')} note={t('agentLicensor', { licensor })}>
          {licenceNumber}
        </Fact>
        <Fact name={t('agentLicensed')}>
          {licensedUntil === undefined ? t('agentSince', days) : t('agentSpan', days)}
        </Fact>
        <Fact name={t('agentContact')} note={address}>
          <Link className="alone" href={phoneHref(phone)}>
            {phone}
          </Link>
        </Fact>
      </dl>
    </li>
  );
}

function Fact({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <span className="figures">{children}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}
