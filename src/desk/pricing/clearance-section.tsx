import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountryClearance, StaffTerms } from '#generated/client/types.gen.ts';
import { Button } from '#shared/ui/button.tsx';
import { useMember } from '../session/desk-session.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { maySet, nameOf } from './term-parts.ts';
import { TermSection } from './term-section.tsx';
import styles from './pricing.module.css';

const ClearanceDialog = lazy(() => import('./clearance-dialog.tsx'));

/** Customs clearance costs by country. */
export function ClearanceSection({ terms }: { terms: StaffTerms }) {
  const { t } = useTranslation('desk-pricing');
  const { role } = useMember();
  const formats = useDeskFormats();
  const [opened, setOpened] = useState<{ terms: StaffTerms; country?: CountryClearance }>();
  const isMine = maySet(role, 'clearance');
  const rows = terms.clearance.value?.countries ?? [];
  return (
    <TermSection
      part="clearance"
      terms={terms}
      act={
        isMine &&
        // Hidden if every country is listed, because the server would refuse a duplicate.
        terms.countries.some(({ id }) => !rows.some(({ countryCode }) => countryCode === id)) && (
          <Button size="small" variant="outlined" onClick={() => setOpened({ terms })}>
            {t('addCountry')}
          </Button>
        )
      }
      dialog={opened && <ClearanceDialog {...opened} onClose={() => setOpened(undefined)} />}
    >
      {rows.length === 0 ? (
        <p className={styles.about}>{t('said_clearance_none')}</p>
      ) : (
        <TableContainer
          component="section"
          tabIndex={0}
          aria-label={t('clearanceByCountry')}
          className={styles.scroll ?? ''}
        >
          <Table size="small" aria-label={t('part_clearance')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('country')}</TableCell>
                <TableCell>{t('figure_feeCents')}</TableCell>
                <TableCell>{t('figure_dutyRatio')}</TableCell>
                <TableCell>{t('isShown')}</TableCell>
                <TableCell component="td" />
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((country) => {
                const { countryCode, feeCents, dutyRatio, isShown } = country;
                const name = nameOf(terms.countries, countryCode);
                return (
                  <TableRow key={countryCode}>
                    <TableCell component="th" scope="row">
                      {name}
                    </TableCell>
                    <TableCell className="figures">{formats.dollars(feeCents)}</TableCell>
                    <TableCell className="figures">{formats.percent(dutyRatio)}</TableCell>
                    <TableCell>{t(isShown ? 'shown' : 'hidden')}</TableCell>
                    <TableCell align="right">
                      {isMine && (
                        <Button
                          size="small"
                          variant="outlined"
                          aria-label={t('changeOf', { name })}
                          onClick={() => setOpened({ terms, country })}
                        >
                          {t('change')}
                        </Button>
                      )}
                    </TableCell>
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </TermSection>
  );
}
