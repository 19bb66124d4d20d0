import Alert from '@mui/material/Alert';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PreviewAmount, StaffTerms, StaffTermsPreview } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { usePreview } from '../parts/use-preview.ts';
import type { GivenTerms } from './term-parts.ts';
import styles from './pricing.module.css';

type Transport = '1' | '2';

const vehicleNumber = /^[A-Za-z0-9_-]{1,40}$/;

/** The route shown first. */
export interface PreviewStart {
  yardId?: string;
  countryCode?: string;
  portId?: string;
  transportType?: Transport;
}

interface PricePreviewProps<Values extends FieldValues> {
  terms: Pick<StaffTerms, 'ports' | 'countries'>;
  start: PreviewStart;
  form: UseFormReturn<Values>;
  give: (values: Values) => GivenTerms;
}

/** Shows what a vehicle costs now, and with the new values. */
export function PricePreview<Values extends FieldValues>({ terms, start, form, give }: PricePreviewProps<Values>) {
  const { t } = useTranslation('desk-pricing');
  const [vehicleId, setVehicleId] = useState('');
  const [countryCode, setCountryCode] = useState(start.countryCode ?? 'KE');
  const [portId, setPortId] = useState(start.portId ?? 'p-mba');
  const [transportType, setTransportType] = useState<Transport>(start.transportType ?? '1');
  const named = vehicleId.trim();
  const vehicleFault = named === '' || vehicleNumber.test(named) ? undefined : t('unfit_vehicleId');

  const from = named === '' ? (start.yardId === undefined ? {} : { yardId: start.yardId }) : { vehicleId: named };
  const choices = { ...from, countryCode, portId, transportType };
  const { preview, fault, isAsking, show } = usePreview({
    form,
    choices,
    ask: (values) => api.staffPreviewTerms({ body: { ...give(values), ...choices } }),
  });

  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <h3 className={styles.previewTitle}>{t('preview')}</h3>
      <div className={styles.pair}>
        <TextInput
          label={t('vehicleId')}
          value={vehicleId}
          onChange={setVehicleId}
          hint={t('vehicleIdHint')}
          error={vehicleFault}
          maxLength={40}
          autoComplete="off"
        />
        <NativeSelect
          label={t('transport')}
          value={transportType}
          onChange={(type) => setTransportType(type === '2' ? '2' : '1')}
          choices={[
            { value: '1', label: t('roro') },
            { value: '2', label: t('container') },
          ]}
        />
        <NativeSelect
          label={t('country')}
          value={countryCode}
          onChange={setCountryCode}
          choices={choicesOf(terms.countries)}
        />
        <NativeSelect label={t('port')} value={portId} onChange={setPortId} choices={choicesOf(terms.ports)} />
      </div>
      <Button
        variant="outlined"
        size="small"
        loading={isAsking}
        onClick={() => vehicleFault === undefined && void show()}
      >
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

export function choicesOf(places: readonly { id: string; name: string }[]) {
  return places.map(({ id, name }) => ({ value: id, label: name }));
}

function Preview({ sample, lines, missing }: StaffTermsPreview) {
  const { t } = useTranslation('desk-pricing');
  const formats = useDeskFormats();
  const { vehicleId, name, listPrice, yardName } = sample;
  const cubicMetres = formats.figure(sample.cubicMetres);
  const named = name === undefined ? t('madeUp') : `${name} (${vehicleId ?? ''})`;
  const isPriced = lines.some(({ after }) => after !== undefined);
  return (
    <>
      <p className={styles.about}>{t('sample', { name: named, listPrice, cubicMetres, yard: yardName })}</p>
      {!isPriced && (
        <Alert severity="warning" icon={false}>
          {missing.length > 0
            ? t('previewMissing', { parts: missing.map((part) => t(`part_${part}`)).join(', ') })
            : t('previewUnreached')}
        </Alert>
      )}
      {lines.length > 0 && (
        <Table size="small" aria-label={t('preview')} className={styles.prices ?? ''}>
          <TableHead>
            <TableRow>
              <TableCell component="td" />
              <TableCell>{t('before')}</TableCell>
              <TableCell>{t('after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ name: line, before, after }) => (
              <TableRow key={line}>
                <TableCell component="th" scope="row">
                  {t(`line_${line}`)}
                </TableCell>
                <AmountCell amount={before} />
                <AmountCell amount={after} was={before} />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}

/** An amount in each currency, with changes highlighted. */
function AmountCell({ amount, was }: { amount: PreviewAmount | undefined; was?: PreviewAmount | undefined }) {
  const { t } = useTranslation('desk-pricing');
  if (!amount) return <TableCell>{t('noPrice')}</TableCell>;
  return (
    <TableCell className="figures">
      {(['usd', 'jpy', 'kes'] as const).map((unit) => (
        <span key={unit} className={unit === 'usd' ? styles.amount : `${styles.amount} ${styles.quiet}`}>
          {was && was[unit] !== amount[unit] ? <strong>{amount[unit]}</strong> : amount[unit]}
        </span>
      ))}
    </TableCell>
  );
}
