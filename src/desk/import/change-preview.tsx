import Alert from '@mui/material/Alert';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffImportPreview } from '#generated/client/types.gen.ts';
import type { Failure } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/button.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { usePreview } from '../parts/use-preview.ts';
import { WideTable } from '../parts/wide-table.tsx';
import styles from './import.module.css';

/** Preview of a change. For a list price it also counts vehicles, and those without an engine size. */
type ShownPreview = StaffImportPreview & { stock?: number; engineUnknown?: number };

interface ChangePreviewProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  ask: (values: Values) => Promise<{ data?: ShownPreview | undefined; error?: Failure | undefined }>;
}

/** Shows the effect of a change on vehicles in stock before it is saved. */
export function ChangePreview<Values extends FieldValues>(props: ChangePreviewProps<Values>) {
  const { t } = useTranslation('desk-import');
  const { preview, fault, isAsking, show } = usePreview(props);
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <Button variant="outlined" size="small" loading={isAsking} onClick={() => void show()}>
        {t('showPreview')}
      </Button>
      {/* Live region, announced to screen readers. */}
      <div aria-live="polite">
        {fault !== undefined && (
          <Alert severity="error" icon={false}>
            {fault}
          </Alert>
        )}
        {preview && <Preview {...preview} />}
      </div>
    </section>
  );
}

function Preview({ arrivalDay, vehicles, turned, changed, lines, stock, engineUnknown = 0 }: ShownPreview) {
  const { t } = useTranslation('desk-import');
  const formats = useDeskFormats();
  return (
    <>
      <p className={styles.quiet}>
        {t('previewSum', {
          turned: formats.count(turned),
          vehicles: formats.count(vehicles),
          changed: formats.count(changed),
          day: formats.day(arrivalDay),
        })}
      </p>
      {stock !== undefined && (
        <p className={styles.quiet}>{t('listStock', { count: stock, number: formats.count(stock) })}</p>
      )}
      {engineUnknown > 0 && (
        <p className={styles.quiet}>
          {t('listEngineUnknown', { count: engineUnknown, number: formats.count(engineUnknown) })}
        </p>
      )}
      {lines.length > 0 && (
        <WideTable
          name={t('preview')}
          region={t('previewTable')}
          head={
            <>
              <TableCell>{t('vehicle')}</TableCell>
              <TableCell>{t('verdict')}</TableCell>
              <TableCell>{t('before')}</TableCell>
              <TableCell>{t('after')}</TableCell>
            </>
          }
        >
          {lines.map(({ vehicleId, name, verdict, verdictAfter, before, after }) => (
            <TableRow key={vehicleId}>
              <TableCell component="th" scope="row">
                {name} <span className={styles.quiet}>{vehicleId}</span>
              </TableCell>
              <TableCell>
                {verdict === verdictAfter ? (
                  t(`verdict_${verdict}`)
                ) : (
                  <strong>
                    {t('turns', { before: t(`verdict_${verdict}`), after: t(`verdict_${verdictAfter}`) })}
                  </strong>
                )}
              </TableCell>
              <TableCell className="figures">{before ? `${before.usd} · ${before.kes}` : t('unreached')}</TableCell>
              <TableCell className="figures">
                {!after ? (
                  t('unreached')
                ) : after.kes === before?.kes ? (
                  t('same')
                ) : (
                  <strong>{`${after.usd} · ${after.kes}`}</strong>
                )}
              </TableCell>
            </TableRow>
          ))}
        </WideTable>
      )}
    </>
  );
}
