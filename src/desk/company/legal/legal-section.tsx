import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffLegalText, StaffLegalVersion } from '#generated/client/types.gen.ts';
import { queries, api } from '#shared/api/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { CallFailed } from '#desk/parts/call-failed.tsx';
import { Section } from '#desk/parts/section.tsx';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import { useMember } from '#desk/session/desk-session.tsx';
import styles from './legal.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#shared/state/toasts.ts';
import { ConfirmButton } from '#desk/parts/confirm-button.tsx';
import { refetchTexts } from './refetch-texts.ts';

interface WithdrawVersionProps {
  text: StaffLegalText;
  version: StaffLegalVersion;
  label: string;
}

const WriteDialog = lazy(() => import('./write-dialog.tsx'));
const ReadDialog = lazy(() => import('./read-dialog.tsx'));

/** A version of a text that is being edited or viewed. */
interface Opened {
  text: StaffLegalText;
  version: StaffLegalVersion;
}

/** Texts of the legal pages with their versions. */
export function LegalSection() {
  const { t } = useTranslation('desk-legal');
  const read = queries.useStaffReadLegalTextsQuery();
  const [written, setWritten] = useState<Opened>();
  const [shown, setShown] = useState<Opened>();
  const { data, error } = read;
  return (
    <Section id="legal-texts" title={t('title')}>
      <p className={styles.quiet}>{t('note')}</p>
      {error && <CallFailed error={error} onRetry={() => void read.refetch()} />}
      {data?.texts.map((text) => (
        <OneText
          key={text.name}
          text={text}
          onWrite={(version) => setWritten({ text, version })}
          onRead={(version) => setShown({ text, version })}
        />
      ))}
      <Suspense fallback={null}>
        {written && data && <WriteDialog {...written} today={data.today} onClose={() => setWritten(undefined)} />}
        {shown && <ReadDialog {...shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </Section>
  );
}

interface OneTextProps {
  text: StaffLegalText;
  onWrite: (version: StaffLegalVersion) => void;
  onRead: (version: StaffLegalVersion) => void;
}

function OneText({ text, onWrite, onRead }: OneTextProps) {
  const { t } = useTranslation('desk-legal');
  const { role } = useMember();
  const name = t(`name_${text.name}`);
  const inForce = text.versions.find(({ state }) => state === 'inForce');
  return (
    <div className={styles.text}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {role === 'owner' && inForce && (
          <Button size="small" variant="outlined" aria-label={t('writeOf', { name })} onClick={() => onWrite(inForce)}>
            {t('write')}
          </Button>
        )}
      </div>
      <TableContainer
        component="section"
        tabIndex={0}
        aria-label={t('versionsOf', { name })}
        className={styles.versions ?? ''}
      >
        <Table size="small" aria-label={name}>
          <TableHead>
            <TableRow>
              <TableCell>{t('counts')}</TableCell>
              <TableCell>{t('state')}</TableCell>
              <TableCell>{t('setBy')}</TableCell>
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {text.versions.map((version) => (
              <VersionRow key={version.version} text={text} version={version} onWrite={onWrite} onRead={onRead} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </div>
  );
}

function VersionRow({ text, version, onWrite, onRead }: OneTextProps & { version: StaffLegalVersion }) {
  const { t } = useTranslation('desk-legal');
  const { role } = useMember();
  const formats = useDeskFormats();
  const { fromDay, state, setBy, setAt, takenBackBy, takenBackAt } = version;
  const named = { day: formats.day(fromDay), name: t(`name_${text.name}`) };
  const mayChange = role === 'owner' && state === 'ahead';
  return (
    <TableRow className={state === 'inForce' || state === 'ahead' ? '' : (styles.over ?? '')}>
      <TableCell component="th" scope="row" className="figures">
        {named.day}
      </TableCell>
      <TableCell>{t(`state_${state}`)}</TableCell>
      <TableCell>
        {setAt === undefined ? t('withProduct') : `${setBy} · ${formats.moment(setAt)}`}
        {takenBackAt !== undefined && (
          <span className={styles.under}>
            {t('takenBackBy', { name: takenBackBy, time: formats.moment(takenBackAt) })}
          </span>
        )}
      </TableCell>
      <TableCell align="right">
        <span className={styles.acts}>
          <Button size="small" variant="text" aria-label={t('lookAt', named)} onClick={() => onRead(version)}>
            {t('look')}
          </Button>
          {mayChange && (
            <>
              <Button
                size="small"
                variant="outlined"
                aria-label={t('changeOf', named)}
                onClick={() => onWrite(version)}
              >
                {t('change')}
              </Button>
              <WithdrawVersion text={text} version={version} label={t('takeBackOf', named)} />
            </>
          )}
        </span>
      </TableCell>
    </TableRow>
  );
}

/** Withdraws a version that is not in force yet. */
function WithdrawVersion({ text: { name, counter }, version: { version }, label }: WithdrawVersionProps) {
  const { t } = useTranslation('desk-legal');
  const queryClient = useQueryClient();

  async function takeBack(): Promise<void> {
    const { error } = await api.staffTakeBackLegalText({ body: { name, counter, version } });
    const fault = await refetchTexts(queryClient, error);
    showToast(fault === undefined ? 'success' : 'error', fault ?? t('takenBack'));
  }

  return (
    <ConfirmButton
      label={t('takeBack')}
      confirmLabel={t('reallyTakeBack')}
      name={label}
      place="row"
      onConfirm={takeBack}
    />
  );
}
