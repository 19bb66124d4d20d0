import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyFacts, LocalText, StaffCompany } from '#generated/client/types.gen.ts';
import { prefixes, screens } from '#screens/screens.ts';
import { queries } from '#shared/api/api.ts';
import { useLanguage } from '#shared/i18n/use-formats.ts';
import { Button } from '#shared/ui/button.tsx';
import { useMember } from '../session/desk-session.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Fact, Facts, Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { AgentsSection } from './agents-section.tsx';
import styles from './company.module.css';
import { LegalSection } from './legal/legal-section.tsx';
import { textIn } from '../parts/local-text.ts';

const CompanyDialog = lazy(() => import('./company-dialog.tsx'));
const VersionsDialog = lazy(() => import('./versions-dialog.tsx'));

/** Company details as shown on pages, e-mails and invoices. */
export default function CompanyPage() {
  const { t } = useTranslation(['desk-company', 'desk']);
  const language = useLanguage();
  const read = queries.useStaffReadCompanyQuery();
  const { data, error } = read;
  return (
    <>
      <PageHead
        title={t('desk:page_company')}
        note={t('pageNote')}
        acts={
          <Link href={`/${prefixes[language]}${screens.company.path}`} target="_blank" rel="noopener">
            {t('seePage')}
          </Link>
        }
      />
      {error && <CallFailed error={error} onRetry={() => void read.refetch()} />}
      {data && (
        <div className={styles.sheets}>
          <CompanySection company={data} />
          <AgentsSection company={data} />
          <LegalSection />
        </div>
      )}
    </>
  );
}

function CompanySection({ company: shown }: { company: StaffCompany }) {
  const { t } = useTranslation('desk-company');
  const { role } = useMember();
  const formats = useDeskFormats();
  // The dialog keeps the version it was opened with, so that the server detects conflicts.
  const [seen, setSeen] = useState<StaffCompany>();
  const [isPastOpen, setPastOpen] = useState(false);
  const { company, setAt, setBy, isDemo } = shown;
  return (
    <Section
      title={t('company')}
      acts={
        <span className={styles.acts}>
          {company && (
            <Button size="small" variant="text" onClick={() => setPastOpen(true)}>
              {t('history')}
            </Button>
          )}
          {role === 'owner' && (
            <Button size="small" variant="outlined" onClick={() => setSeen(shown)}>
              {t(company ? 'change' : 'give')}
            </Button>
          )}
        </span>
      }
    >
      {!company && (
        <Alert severity="warning" icon={false} className={styles.notice ?? ''}>
          {t('unset')}
        </Alert>
      )}
      {isDemo && (
        <Alert severity="info" icon={false} className={styles.notice ?? ''}>
          {t('demo')}
        </Alert>
      )}
      {company && <CompanyFactsList company={company} />}
      {setAt !== undefined && (
        <p className={styles.setBy}>{t('setBy', { name: setBy, time: formats.moment(setAt) })}</p>
      )}
      <Suspense fallback={null}>
        {seen && <CompanyDialog seen={seen} onClose={() => setSeen(undefined)} />}
        {isPastOpen && (
          <VersionsDialog title={t('historyOf', { name: t('company') })} onClose={() => setPastOpen(false)} />
        )}
      </Suspense>
    </Section>
  );
}

function CompanyFactsList({ company }: { company: CompanyFacts }) {
  const { t } = useTranslation('desk-company');
  const language = useLanguage();
  const say = (text: LocalText) => textIn(text, language);
  const { name, tradingName, registrationNumber, register, licence, since, phone, email, hours, whatsApp, offices } =
    company;
  return (
    <Facts>
      <Fact name={t('field_name')}>{say(name)}</Fact>
      <Fact name={t('field_tradingName')}>{tradingName}</Fact>
      <Fact name={t('field_registrationNumber')}>{`${registrationNumber} · ${say(register)}`}</Fact>
      <Fact name={t('field_licence')}>{licence ? `${licence.number} · ${say(licence.authority)}` : t('none')}</Fact>
      <Fact name={t('field_since')}>{since}</Fact>
      <Fact name={t('field_phone')}>{phone}</Fact>
      <Fact name={t('field_email')}>{email}</Fact>
      <Fact name={t('field_hours')}>{say(hours)}</Fact>
      {whatsApp && (
        <Fact name={t('field_whatsApp')}>
          {whatsApp.phone}, {whatsApp.agent}, {say(whatsApp.reply)}
        </Fact>
      )}
      {offices.map((office) => (
        <Fact key={office.name.en} name={say(office.name)}>
          {say(office.address)}
        </Fact>
      ))}
    </Facts>
  );
}
