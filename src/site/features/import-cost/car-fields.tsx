import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { useShownAt } from '#site/page-state/hydration.ts';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { useFormats, useLanguage, locales } from '#shared/i18n/use-formats.ts';
import { type CarFault, carShapes, type CarValues, fuels } from './car-question.ts';
import styles from './import-cost-page.module.css';
import { ModelFields } from './model-fields.tsx';

interface CarFieldsProps {
  values: CarValues;
  faults: Partial<Record<keyof CarValues, CarFault>>;
  onChange: (change: Partial<CarValues>) => void;
}

/** How many years back a first registration can be chosen. */
const yearsBack = 30;
const months = Array.from({ length: 12 }, (_, place) => String(place + 1).padStart(2, '0'));

export function CarFields({ values, faults, onChange }: CarFieldsProps) {
  const { t } = useTranslation('calculator');
  const thisYear = new Date(useShownAt()).getUTCFullYear();
  const monthNames = new Intl.DateTimeFormat(locales[useLanguage()], { month: 'long', timeZone: 'UTC' });
  const fault = (name: keyof CarValues) => {
    const found = faults[name];
    return found && t(found);
  };
  return (
    <>
      <CountryField code={values.countryCode} onChange={(countryCode) => onChange({ countryCode })} />
      <div className={styles.three}>
        <ModelFields values={values} onChange={onChange} />
      </div>
      <div className={styles.two}>
        <NativeSelect
          name="year"
          label={t('year')}
          isRequired
          error={fault('year')}
          prompt={t('yearPrompt')}
          value={values.year}
          choices={Array.from({ length: yearsBack }, (_, place) => String(thisYear - place)).map(itself)}
          onChange={(year) => onChange({ year })}
        />
        <NativeSelect
          name="month"
          label={t('month')}
          value={values.month}
          choices={[
            { value: '', label: t('notKnown') },
            ...months.map((value) => ({ value, label: monthNames.format(new Date(`2000-${value}-01T00:00:00Z`)) })),
          ]}
          onChange={(month) => onChange({ month })}
        />
        <NativeSelect
          name="fuel"
          label={t('fuel')}
          value={values.fuel}
          choices={fuels.map((value) => ({ value, label: t(value) }))}
          onChange={(fuel) => onChange({ fuel })}
        />
        <AmountInput
          name="engine"
          label={t('engine')}
          hint={t('engineHint')}
          error={fault('engine')}
          {...carShapes.engine}
          isDisabled={values.fuel === 'electric'}
          value={values.engine}
          onChange={(engine) => onChange({ engine })}
        />
        <NativeSelect
          name="steering"
          label={t('steering')}
          value={values.steering}
          choices={(['right', 'left'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(steering) => onChange({ steering })}
        />
        <NativeSelect
          name="standsIn"
          label={t('standsIn')}
          value={values.standsIn}
          choices={(['JP', 'CN'] as const).map((value) => ({ value, label: t(`from${value}`) }))}
          onChange={(standsIn) => onChange({ standsIn })}
        />
        <AmountInput
          name="price"
          label={t('price')}
          isRequired
          error={fault('price')}
          {...carShapes.price}
          value={values.price}
          onChange={(price) => onChange({ price })}
        />
        <AmountInput
          name="freight"
          label={t('freight')}
          hint={t('freightHint')}
          error={fault('freight')}
          {...carShapes.freight}
          value={values.freight}
          onChange={(freight) => onChange({ freight })}
        />
      </div>
    </>
  );
}

function itself(value: string): { value: string; label: string } {
  return { value, label: value };
}

/** The countries with known rules and ports. Until they load, the chosen one is shown by its code. */
function CountryField({ code, onChange }: { code: string; onChange: (code: string) => void }) {
  const { t } = useTranslation('calculator');
  const formats = useFormats();
  const { data } = useQuery({ ...queries.listReceivingCountriesOptions({}), staleTime: Infinity });
  const known = (data ?? []).map((one) => ({ value: one.code, label: one.name }));
  const isThere = known.some(({ value }) => value === code);
  return (
    <NativeSelect
      name="countryCode"
      label={t('country')}
      value={code}
      choices={isThere ? known : [{ value: code, label: formats.country(code) }, ...known]}
      onChange={onChange}
    />
  );
}
