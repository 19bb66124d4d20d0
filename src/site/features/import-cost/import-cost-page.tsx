import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyCarPayload } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { useImportCountry } from '#site/remembered/destination.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { Judged } from '#shared/components/import-verdict/import-verdict.tsx';
import { CostBreakdown } from '#shared/components/landed-cost/cost-breakdown.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Button } from '#shared/ui/button.tsx';
import { CarFields } from './car-fields.tsx';
import { type CarFault, type CarValues, emptyCar, faultsOf, questionOf } from './car-question.ts';
import styles from './import-cost-page.module.css';

/** The landed cost of any car in the visitor's country, and whether it may be imported. */
export default function ImportCostPage() {
  const { t } = useTranslation('calculator');
  const listed = useImportCountry();
  const [changed, setChanged] = useState<Partial<CarValues>>({});
  const [faults, setFaults] = useState<Partial<Record<keyof CarValues, CarFault>>>({});
  const [asked, setAsked] = useState<AnyCarPayload>();
  const form = useRef<HTMLFormElement>(null);
  const values: CarValues = { ...emptyCar, countryCode: listed, ...changed };
  usePageTitle(t('title'));

  function change(next: Partial<CarValues>): void {
    setChanged({ ...changed, ...next });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in next))));
  }

  function estimate(event: FormEvent): void {
    event.preventDefault();
    const found = faultsOf(values);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first === undefined) setAsked(questionOf(values));
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <div className={`column ${styles.page}`}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <div className={styles.parts}>
        <form ref={form} className={styles.form} noValidate onSubmit={estimate} aria-label={t('title')}>
          <CarFields values={values} faults={faults} onChange={change} />
          <Button type="submit" color="secondary" className={styles.submit ?? ''}>
            {t('estimate')}
          </Button>
        </form>
        <div className={styles.result} aria-live="polite">
          {asked ? <Estimate asked={asked} /> : <p className={styles.intro}>{t('resultHere')}</p>}
        </div>
      </div>
    </div>
  );
}

/** What is known of the car, for the worksheet. */
function useSubject({ styleName, registered, displacementCc, fuel }: AnyCarPayload): string {
  const { t } = useTranslation('calculator');
  const formats = useFormats();
  const size = displacementCc === undefined ? undefined : `${displacementCc} cc`;
  return [styleName, formats.month(registered), t(fuel), size].filter((part) => part !== undefined).join(' · ');
}

function Estimate({ asked }: { asked: AnyCarPayload }) {
  const { t } = useTranslation(['calculator', 'common']);
  const formats = useFormats();
  const subject = useSubject(asked);
  const [isByMonth, setByMonth] = useState(false);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queries.estimateAnyCarOptions({ body: { ...asked, ...(isByMonth && { isByMonth }) } }),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return (
      <>
        <p>{displayFailure(error).text}</p>
        <Button variant="outlined" size="small" loading={isFetching} onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </>
    );
  }
  const [verdict] = data?.importing.verdicts ?? [];
  if (!data || !verdict) return <p>{t('common:loading')}</p>;
  const { importing, landedCost } = data;
  return (
    <div className={`${styles.result} ${isPlaceholderData ? styles.old : ''}`} aria-busy={isFetching}>
      <Judged
        assessment={importing}
        verdict={verdict}
        country={formats.country(importing.countryCode)}
        port={importing.portName}
      />
      <CostBreakdown cost={landedCost} isOurs={false} subject={subject} onMonths={() => setByMonth(true)} />
    </div>
  );
}
