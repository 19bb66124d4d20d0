import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Search } from 'lucide-react';
import { Suspense, useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router';
import type { FacetCounts, VehicleFacets } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { BrowserOnly } from '#site/page-state/hydration.ts';
import { useImportCountry } from '#site/remembered/destination.ts';
import { filterNames, filterOptions } from '#site/components/vehicle-filters/filter-options.ts';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths, tabs } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { useHomeTitle } from './home-title.ts';
import { homeQueries, type Wanted } from './home-queries.ts';
import styles from './vehicle-search.module.css';

/** Its code loads after the page. */
const CouponStrip = lazyOverlays(
  async () => (await withTexts(() => import('./coupon-strip.tsx'), 'panels')).CouponStrip,
);

/**
 * The search by vehicle type and price, with the number of matches. Without scripts it is a form that submits to the list.
 */
export function VehicleSearch() {
  const { t } = useTranslation(['home', 'vehicles']);
  const title = useHomeTitle();
  const id = useId();
  const navigate = useNavigate();
  const action = useHref(paths.home());
  const [wanted, setWanted] = useState<Wanted>({});
  const matches = useMatches(wanted);

  function search(event: FormEvent): void {
    event.preventDefault();
    void navigate(paths.vehicles({ ...wanted }));
  }

  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={`column ${styles.column}`}>
        <h1 id={id}>{title}</h1>
        <div className={styles.lead}>
          <p>{t('lead')}</p>
          <BrowserOnly>
            <Suspense fallback={null}>
              <CouponStrip />
            </Suspense>
          </BrowserOnly>
        </div>
        {/* The `search` element is unknown to browsers that our buyers still use. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <form role="search" aria-label={t('search')} className={styles.form} action={action} onSubmit={search}>
          <input type="hidden" name="tab" value={tabs.vehicles} />
          <MakeFields wanted={wanted} counts={matches.facets?.make} onChange={setWanted} />
          <div className={styles.more}>
            <BucketField name="carAge" wanted={wanted} counts={matches.facets?.carAge} onChange={setWanted} />
          </div>
          <BucketField name="price" wanted={wanted} counts={matches.facets?.price} onChange={setWanted} />
          <LevelField wanted={wanted} counts={matches.facets?.modelLevel} onChange={setWanted} />
          <SearchButton total={matches.total} />
        </form>
      </div>
    </section>
  );
}

/** The number of matching vehicles, in total and per option. The previous numbers stay while new ones load. */
function useMatches(wanted: Wanted): { total?: number; facets?: VehicleFacets | undefined } {
  const country = useImportCountry();
  const { data, isError } = useQuery({ ...homeQueries.matches(wanted, country), placeholderData: keepPreviousData });
  return data && !isError ? { total: data.total, facets: data.facets } : {};
}

interface FieldProps {
  wanted: Wanted;
  /** The number of vehicles per option; undefined while unknown. */
  counts: FacetCounts | undefined;
  onChange: (wanted: Wanted) => void;
}

/** The make and its models. */
function MakeFields({ wanted, counts, onChange }: FieldProps) {
  const { t } = useTranslation(['home', 'vehicles']);
  const withCount = useOptionLabels(counts);
  const { make } = wanted;
  const makes = useQuery(homeQueries.makes());
  const models = useQuery({
    ...queries.listModelsOptions({ body: { makeId: make ?? '' } }),
    enabled: make !== undefined,
  });
  // The popular makes are also among the others.
  const all = new Map(makes.data?.makeList.flatMap(({ list }) => list).map((one) => [one.makeId, one]));
  const named = [...all.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const known = make === undefined ? [] : (models.data ?? []);
  return (
    <>
      <NativeSelect
        name="make"
        label={t('vehicles:filterMake')}
        value={make ?? ''}
        choices={[anyOf(t), ...named.map(({ makeId, name }) => withCount(makeId, name))]}
        onChange={(value) => onChange({ ...without(wanted, 'make', 'model'), ...chosen('make', value) })}
      />
      <div className={styles.more}>
        <NativeSelect
          name="model"
          label={t('vehicles:filterModel')}
          value={wanted.model ?? ''}
          isDisabled={known.length === 0}
          choices={[
            make === undefined ? { value: '', label: t('searchMakeFirst') } : anyOf(t),
            ...known.map(({ modelId, name }) => ({ value: modelId, label: name })),
          ]}
          onChange={(value) => onChange({ ...without(wanted, 'model'), ...chosen('model', value) })}
        />
      </div>
    </>
  );
}

function BucketField({ name, wanted, counts, onChange }: FieldProps & { name: 'carAge' | 'price' }) {
  const { t } = useTranslation(['home', 'vehicles']);
  const withCount = useOptionLabels(counts);
  return (
    <NativeSelect
      name={name}
      label={t(`vehicles:${filterNames[name]}`)}
      value={wanted[name] ?? ''}
      choices={[anyOf(t), ...filterOptions[name].map((option) => withCount(option.id, t(`vehicles:${option.label}`)))]}
      onChange={(value) => onChange({ ...without(wanted, name), ...chosen(name, value) })}
    />
  );
}

function LevelField({ wanted, counts, onChange }: FieldProps) {
  const { t } = useTranslation(['home', 'vehicles']);
  const withCount = useOptionLabels(counts);
  const levels = useQuery(homeQueries.levels());
  return (
    <div className={styles.more}>
      <NativeSelect
        name="modelLevel"
        label={t('vehicles:filterModelLevel')}
        value={wanted.modelLevel ?? ''}
        choices={[anyOf(t), ...(levels.data ?? []).map(({ code, name }) => withCount(code, name))]}
        onChange={(value) => onChange({ ...without(wanted, 'modelLevel'), ...chosen('modelLevel', value) })}
      />
    </div>
  );
}

function SearchButton({ total }: { total: number | undefined }) {
  const { t } = useTranslation(['home', 'vehicles']);
  const formats = useFormats();
  return (
    <Button
      type="submit"
      color="secondary"
      className={`${styles.submit} figures`}
      startIcon={<Search aria-hidden size="1.125rem" />}
    >
      <span aria-live="polite">
        {total === undefined
          ? t('searchShow')
          : t('vehicles:showVehicles', { count: total, shown: formats.number(total) })}
      </span>
    </Button>
  );
}

/** Formats an option with its number of vehicles. */
function useOptionLabels(counts: FacetCounts | undefined) {
  const { t } = useTranslation('home');
  const formats = useFormats();
  return (id: string | number, label: string) => {
    const value = String(id);
    const left = counts?.find((one) => one.value === value)?.count ?? 0;
    return { value, label: counts ? t('searchOption', { name: label, shown: formats.number(left) }) : label };
  };
}

function anyOf(t: TFunction<['home', 'vehicles']>): { value: string; label: string } {
  return { value: '', label: t('searchAny') };
}

function without(wanted: Wanted, ...names: (keyof Wanted)[]): Wanted {
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => !names.includes(name as keyof Wanted)));
}

function chosen(name: keyof Wanted, value: string): Wanted {
  return value === '' ? {} : { [name]: value };
}
