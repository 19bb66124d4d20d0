import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContainerTariff, RoroTariff, StaffTerms } from '#generated/client/types.gen.ts';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useMember } from '../session/desk-session.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import type { Journey } from './tariff-dialog.tsx';
import { maySet, nameOf } from './term-parts.ts';
import { TermSection } from './term-section.tsx';
import { choicesOf } from './price-preview.tsx';
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
  const open = (journey: Journey) => setOpened({ terms, journey });
  const toPort = <Tariff extends RoroTariff | ContainerTariff>(tariffs: readonly Tariff[]) =>
    tariffs.filter((tariff) => tariff.portId === portId);
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
                          <Price tariff={tariff} />
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

function Price({ tariff }: { tariff: RoroTariff | ContainerTariff }) {
  const { t } = useTranslation('desk-pricing');
  const { dollars, figure } = useDeskFormats();
  if ('sizes' in tariff) {
    return (
      <ul className={styles.sizes}>
        {tariff.sizes.map(({ upToCubicMetres, cents }) => (
          <li key={upToCubicMetres}>{t('priceOfSize', { size: figure(upToCubicMetres), price: dollars(cents) })}</li>
        ))}
      </ul>
    );
  }
  const { handlingCents, centsPerCubicMetre, minimumCents } = tariff;
  return t('priceOfRoro', {
    handling: dollars(handlingCents),
    metre: dollars(centsPerCubicMetre),
    least: dollars(minimumCents),
  });
}
