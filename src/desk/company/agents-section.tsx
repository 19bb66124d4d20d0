import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffClearingAgent, StaffCompany } from '#generated/client/types.gen.ts';
import { useLanguage } from '#shared/i18n/use-formats.ts';
import { Button } from '#shared/ui/button.tsx';
import { useMember } from '../session/desk-session.tsx';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './company.module.css';
import { textIn } from '../parts/local-text.ts';

const AgentDialog = lazy(() => import('./agent-dialog.tsx'));
const VersionsDialog = lazy(() => import('./versions-dialog.tsx'));

/** Clearing agents by country and port. */
export function AgentsSection({ company }: { company: StaffCompany }) {
  const { t } = useTranslation('desk-company');
  const { role } = useMember();
  const { clearingAgents, countries } = company;
  const [opened, setOpened] = useState<{ agent?: StaffClearingAgent }>();
  const [past, setPast] = useState<StaffClearingAgent>();
  return (
    <Section
      id="clearing-agents"
      title={t('agents')}
      acts={
        role === 'owner' && (
          <Button size="small" variant="outlined" onClick={() => setOpened({})}>
            {t('addAgent')}
          </Button>
        )
      }
    >
      <p className={styles.quiet}>{t('agentsNote')}</p>
      {clearingAgents.length === 0 ? (
        <p className={styles.missing}>{t('noAgents')}</p>
      ) : (
        <AgentsTable company={company} onChange={(agent) => setOpened({ agent })} onLookBack={setPast} />
      )}
      <Suspense fallback={null}>
        {opened && <AgentDialog {...opened} countries={countries} onClose={() => setOpened(undefined)} />}
        {past && (
          <VersionsDialog
            title={t('historyOf', { name: past.facts.name })}
            clearingAgentId={past.id}
            onClose={() => setPast(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}

interface AgentsTableProps {
  company: StaffCompany;
  onChange: (agent: StaffClearingAgent) => void;
  onLookBack: (agent: StaffClearingAgent) => void;
}

function AgentsTable({ company, onChange, onLookBack }: AgentsTableProps) {
  const { t } = useTranslation('desk-company');
  const { role } = useMember();
  const language = useLanguage();
  const { day, figure } = useDeskFormats();
  const countryOf = (code: string) => company.countries.find(({ id }) => id === code);
  return (
    <TableContainer component="section" tabIndex={0} aria-label={t('agentsByPlace')} className={styles.scroll ?? ''}>
      <Table size="small" aria-label={t('agents')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('field_name')}</TableCell>
            <TableCell>{t('place')}</TableCell>
            <TableCell>{t('field_licenceNumber')}</TableCell>
            <TableCell>{t('field_licensedUntil')}</TableCell>
            <TableCell>{t('fee')}</TableCell>
            <TableCell>{t('state')}</TableCell>
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {company.clearingAgents.map((agent) => {
            const { id, state, endsSoon, facts } = agent;
            const { name, countryCode, portId, licenceNumber, licensor, licensedUntil, feeAmount, feeCurrency } = facts;
            const country = countryOf(countryCode);
            const port = country?.ports.find((one) => one.id === portId);
            return (
              <TableRow key={id} className={state === 'ended' ? (styles.ended ?? '') : ''}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell>
                  {t('placeOf', { country: country?.name ?? countryCode, port: port?.name ?? portId })}
                </TableCell>
                <TableCell>
                  {licenceNumber}
                  <span className={styles.under}>{textIn(licensor, language)}</span>
                </TableCell>
                <TableCell className="figures">
                  {licensedUntil === undefined ? t('noEnd') : day(licensedUntil)}
                </TableCell>
                <TableCell className="figures">{`${feeCurrency} ${figure(feeAmount)}`}</TableCell>
                <TableCell className={state === 'over' || endsSoon ? (styles.missing ?? '') : ''}>
                  {t(endsSoon ? 'state_endsSoon' : `state_${state}`)}
                </TableCell>
                <TableCell align="right">
                  <span className={styles.rowActs}>
                    <Button
                      size="small"
                      variant="text"
                      aria-label={t('historyOf', { name })}
                      onClick={() => onLookBack(agent)}
                    >
                      {t('history')}
                    </Button>
                    {role === 'owner' && state !== 'ended' && (
                      <Button
                        size="small"
                        variant="outlined"
                        aria-label={t('changeOf', { name })}
                        onClick={() => onChange(agent)}
                      >
                        {t('change')}
                      </Button>
                    )}
                  </span>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
