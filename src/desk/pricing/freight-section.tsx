import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContainerTariff, StaffTerms } from '#generated/client/types.gen.ts';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useMember } from '../session/desk-session.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import type { Journey } from './tariff-dialog.tsx';
import type { Tariff } from './tariffs.ts';
import { maySet, nameOf } from './term-parts.ts';
import { TermSection } from './term-section.tsx';
import { choicesOf } from './price-preview.tsx';
import { useTariffText } from './use-tariff-text.ts';
import styles from './pricing.module.css';

const TariffDialog = lazy(() => import('./tariff-dialog.tsx'));

/** Freight to a port, by yard and transport. */
export function FreightSection({ terms }: { terms: StaffTerms }) {
  const { t } = useTranslation('desk-pricing');
  const { role } = useMember();
  const [portId, setPortId] = useState(terms.ports[0]?.id ?? '');
  const [opened, setOpened] = useState<{ terms: StaffTerms; journey: Journey }>();
  const { roro = [], container = [] } = terms.freight.value ?? {};
  const isMine = maySet(role, 'freight');
  const { priceText } = useTariffText(terms);
  const open = (journey: Journey) => setOpened({ terms, journey });
  const toPort = (tariffs: readonly Tariff[]) => tariffs.filter((tariff) => tariff.portId === portId);
  const tables = { roro: toPort(roro), container: toPort(container) };
  return (
    <TermSection
      part="freight"
      terms={terms}
      act={
        isMine && (
          <Button size="small" variant="outlined" onClick={() => open({ portId, kind: 'roro' })}>
            {t('addTariff')}
          </Button>
        )
      }
      dialog={opened && <TariffDialog {...opened} onClose={() => setOpened(undefined)} />}
    >
      <div className={styles.port}>
        <NativeSelect label={t('port')} value={portId} onChange={setPortId} choices={choicesOf(terms.ports)} />
      </div>
      {(['roro', 'container'] as const).map((kind) => (
        <div key={kind}>
          <h3 className={styles.kind}>{t(kind)}</h3>
          {tables[kind].length === 0 ? (
            <p className={styles.about}>{t('noTariff')}</p>
          ) : (
            <TableContainer component="section" tabIndex={0} aria-label={t(kind)} className={styles.scroll ?? ''}>
              <Table size="small" aria-label={t(kind)}>
                <TableHead>
                  <TableRow>
                    <TableCell>{t('yard')}</TableCell>
                    <TableCell>{t(`priceOf_${kind}`)}</TableCell>
                    <TableCell component="td" />
                  </TableRow>
                </TableHead>
                <TableBody>
                  {tables[kind].map((tariff) => {
                    const name = nameOf(terms.yards, tariff.yardId);
                    return (
                      <TableRow key={tariff.yardId}>
                        <TableCell component="th" scope="row">
                          {name}
                        </TableCell>
                        <TableCell className="figures">
                          {'sizes' in tariff ? <Sizes sizes={tariff.sizes} /> : priceText(tariff)}
                        </TableCell>
                        <TableCell align="right">
                          {isMine && (
                            <Button
                              size="small"
                              variant="outlined"
                              aria-label={t('changeOf', { name: `${name}, ${t(kind)}` })}
                              onClick={() => open({ portId, kind, yardId: tariff.yardId })}
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
        </div>
      ))}
    </TermSection>
  );
}

function Sizes({ sizes }: Pick<ContainerTariff, 'sizes'>) {
  const { t } = useTranslation('desk-pricing');
  const { dollars, figure } = useDeskFormats();
  return (
    <ul className={styles.sizes}>
      {sizes.map(({ upToCubicMetres, cents }) => (
        <li key={upToCubicMetres}>{t('priceOfSize', { size: figure(upToCubicMetres), price: dollars(cents) })}</li>
      ))}
    </ul>
  );
}
