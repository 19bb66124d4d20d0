import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { StaffImportCountry } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Fact, Facts, Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { ChargeSection } from './charge-section.tsx';
import styles from './import.module.css';
import { ListPriceSection } from './list-price-section.tsx';
import { RuleSection } from './rule-section.tsx';

/** Import rules and charges of each destination country. */
export default function ImportPage() {
  const { t } = useTranslation(['desk-import', 'desk']);
  const [searchParams, setSearchParams] = useSearchParams();
  const countries = queries.useStaffListImportCountriesQuery();
  const countryCode = searchParams.get('country') ?? 'KE';
  const rules = queries.useStaffReadImportRulesQuery({ body: { countryCode } });
  const rates = queries.useStaffReadImportRatesQuery({ body: { countryCode } });
  const listed = countries.data?.countries ?? [];
  const country = listed.find((one) => one.countryCode === countryCode);
  return (
    <>
      <PageHead title={t('desk:page_import')} note={t('pageNote')} />
      {countries.error && <CallFailed error={countries.error} onRetry={() => void countries.refetch()} />}
      <div className={styles.sheets}>
        {listed.length > 0 && (
          <Section title={t('countries')}>
            <div className={styles.content}>
              <NativeSelect
                label={t('country')}
                value={countryCode}
                onChange={(code) => setSearchParams({ country: code }, { replace: true })}
                choices={listed.map((one) => ({ value: one.countryCode, label: one.name }))}
              />
              {country && <Known country={country} />}
            </div>
          </Section>
        )}
        {rules.error && <CallFailed error={rules.error} onRetry={() => void rules.refetch()} />}
        {rules.data && <RuleSection key={countryCode} rules={rules.data} />}
        {rates.error && <CallFailed error={rates.error} onRetry={() => void rates.refetch()} />}
        {rates.data?.charges.length === 0 && (
          <Alert severity="info" icon={false}>
            {t('noCharges')}
          </Alert>
        )}
        {country?.listPrices && <ListPriceSection key={`${countryCode} list`} countryCode={countryCode} />}
        {rates.data?.charges.map((charge) => (
          <ChargeSection key={`${countryCode} ${charge.name}`} rates={rates.data} charge={charge} />
        ))}
      </div>
    </>
  );
}

function Known({ country: { admission, taxes, seen, setAt, setBy } }: { country: StaffImportCountry }) {
  const { t } = useTranslation('desk-import');
  const formats = useDeskFormats();
  return (
    <Facts>
      <Fact name={t('admission')}>{admission ? t(`basis_${admission}`) : t('unknown')}</Fact>
      <Fact name={t('taxes')}>{t(`taxes_${taxes}`)}</Fact>
      {seen !== undefined && <Fact name={t('seen')}>{formats.day(seen)}</Fact>}
      {setAt !== undefined && (
        <Fact name={t('lastSet')}>{t('setBy', { name: setBy, time: formats.moment(setAt) })}</Fact>
      )}
    </Facts>
  );
}
