import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  StaffImportCharge,
  StaffImportPeriod,
  StaffImportRates,
  ImportBand,
} from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { Section } from '../parts/section.tsx';
import { useMember } from '../session/desk-session.tsx';
import styles from './import.module.css';
import { maySetRules } from './may-set-rules.ts';
import { VersionsTable } from './versions-table.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';

const RateDialog = lazy(() => import('./rate-dialog.tsx'));

interface Open {
  rates: StaffImportRates;
  charge: StaffImportCharge;
  corrected?: StaffImportPeriod;
}

/** A charge of a country with its versions. */
export function ChargeSection({ rates, charge }: { rates: StaffImportRates; charge: StaffImportCharge }) {
  const { t } = useTranslation('desk-import');
  const mayChange = maySetRules(useMember().role);
  // The dialog keeps the version it was opened with, so that the server detects conflicts.
  const [open, setOpen] = useState<Open>();
  const name = t(`charge_${charge.name}`);
  const { countryCode } = rates;
  const change = {
    correct: (corrected: StaffImportPeriod) => setOpen({ rates, charge, corrected }),
    remove: ({ from }: StaffImportPeriod) =>
      api.staffRemoveImportRate({ body: { countryCode, name: charge.name, version: charge.version, from } }),
  };
  return (
    <Section
      title={name}
      acts={
        mayChange && (
          <Button size="small" variant="outlined" onClick={() => setOpen({ rates, charge })}>
            {t('addTo', { name })}
          </Button>
        )
      }
    >
      <VersionsTable
        name={name}
        today={rates.today}
        periods={charge.periods}
        renderWhat={(period) => <Bands currency={rates.currency ?? 'USD'} charge={charge} period={period} />}
        {...(mayChange && { change })}
      />
      <Suspense fallback={null}>{open && <RateDialog {...open} onClose={() => setOpen(undefined)} />}</Suspense>
    </Section>
  );
}

interface BandsProps {
  currency: string;
  charge: StaffImportCharge;
  period: StaffImportPeriod;
}

function Bands({ currency, charge: { of }, period: { bands } }: BandsProps) {
  const { t } = useTranslation('desk-import');
  const sayBand = useDescribeBand(currency);
  const isShare = of.length > 0 && bands.some(({ unit }) => unit === 'percent');
  return (
    <>
      {bands.map((band, place) => (
        <span key={JSON.stringify(band)} className={styles.under}>
          {sayBand(band, bands.length > 1 && place === bands.length - 1)}
        </span>
      ))}
      {isShare && (
        <span className={styles.quiet}>{t('of', { what: of.map((one) => t(`charge_${one}`)).join(' + ') })}</span>
      )}
    </>
  );
}

/** Describes a band: its rate, and the vehicles it applies to. */
function useDescribeBand(currency: string) {
  const { t } = useTranslation('desk-import');
  const { figure, count } = useDeskFormats();
  return (band: ImportBand, isRest: boolean) => {
    const { fuels, headings, aboveCc, atMostCc, aboveMonths, aboveYears, standsIn, unit, least, most } = band;
    const value = least === most ? figure(least) : t('range', { least: figure(least), most: figure(most) });
    const limits = [
      ...(fuels ? [fuels.map((fuel) => t(`fuel_${fuel}`)).join(', ')] : []),
      ...(aboveCc === undefined ? [] : [t('aboveCc', { size: count(aboveCc) })]),
      ...(atMostCc === undefined ? [] : [t('atMostCc', { size: count(atMostCc) })]),
      ...(aboveMonths === undefined ? [] : [t('aboveMonths', { months: count(aboveMonths) })]),
      ...(aboveYears === undefined ? [] : [t('aboveYears', { years: count(aboveYears) })]),
      ...(headings ? [headings.map((one) => t(`heading_${one}`)).join(', ')] : []),
      ...(standsIn ? [standsIn.map((one) => t(`from_${one}`)).join(', ')] : []),
      ...(isRest ? [t('rest')] : []),
    ];
    const amount = t(`value_${unit}`, { value, currency });
    return limits.length === 0 ? amount : t('valueFor', { amount, limits: limits.join(' · ') });
  };
}
