import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useRootMark } from '#site/page-state/root-mark.ts';
import { useSiteForm } from '#site/page-state/site-form.ts';
import { CompareTray } from '#site/components/compare/compare.tsx';
import { RecentlyViewed } from '#site/components/recently-viewed/recently-viewed.tsx';
import { ColumnsSwitch } from './columns-switch.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { ActiveFilters, useFilterTags } from './filter-tags.tsx';
import { readListState } from './filters-from-search.ts';
import { useTypedKeyword } from './keyword-field.tsx';
import { LevelStrip } from './level-strip.tsx';
import { LastFilters } from './remembered-filters.tsx';
import { SortSelect } from './sort-select.tsx';
import { useFacets, useVehicleList } from './use-vehicle-list.ts';
import { ResultHeading, VehicleResults } from './vehicle-results.tsx';
import styles from './vehicle-source-page.module.css';

/** The vehicles for sale. All filters and the order are in the address. */
export default function VehicleSourcePage() {
  const { t } = useTranslation('vehicles');
  const [search] = useSearchParams();
  const state = readListState(search);
  const list = useVehicleList(state);
  const facets = useFacets(state);
  const tags = useFilterTags(state.filters);
  const keyword = useTypedKeyword(state);
  const isMobile = useSiteForm() === 'mobile';
  const { total } = list;
  usePageTitle(t('sourceTitle'));
  useRootMark('listBar', true);
  return (
    <div className={`column ${styles.page}`}>
      <h1>{t('sourceTitle')}</h1>
      <LevelStrip state={state} next={keyword.next} counts={facets?.modelLevel} />
      {!isMobile && <FilterBar state={state} keyword={keyword} facets={facets} tags={tags} />}
      <ActiveFilters
        state={state}
        keyword={keyword}
        tags={tags}
        understood={total === undefined ? undefined : list.data?.understood}
      />
      <LastFilters state={state} areUsed={total !== undefined && total > 0} />
      <div className={styles.head}>
        <ResultHeading state={state} list={list} />
        <div className={styles.acts}>
          <FilterSheet state={state} facets={facets} total={total} tags={tags} />
          <SortSelect state={state} next={keyword.next} />
          {isMobile && <ColumnsSwitch />}
        </div>
      </div>
      <VehicleResults state={state} list={list} tags={tags} />
      <div className={styles.viewed}>
        <RecentlyViewed />
      </div>
      <CompareTray />
    </div>
  );
}
