import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FacetCounts, Make } from '../../../generated/client/types.gen.ts';
import { queries } from '../../api/api.ts';
import { Picture } from '../../ui/picture.tsx';
import { LateOptions } from './late-options.tsx';
import { linkToFilter } from './list-links.ts';
import type { ListState } from './filters-from-search.ts';
import styles from './make-options.module.css';
import { OptionList, type ListOption } from './option-list.tsx';

const hotGroup = 'HOT';

/** Every make: the hot ones in front with their logos, then all by letter. */
export function MakeOptions({ state, counts }: { state: ListState; counts: FacetCounts | undefined }) {
  const { t } = useTranslation('vehicles');
  const query = useQuery(queries.listMakesOptions());
  if (!query.data) return <LateOptions query={query} />;
  return (
    <div className={styles.makes}>
      {query.data.makeList.map(({ groupName, list }) => (
        <section key={groupName} className={groupName === hotGroup ? styles.hot : styles.group}>
          <h3 className={styles.letter}>{groupName === hotGroup ? t('hotMakes') : groupName}</h3>
          <OptionList
            options={list.map((make) => optionOf(make, groupName === hotGroup))}
            chosen={state.filters.make}
            counts={counts}
            linkTo={(value) => linkToFilter(state, 'make', value)}
          />
        </section>
      ))}
    </div>
  );
}

function optionOf({ makeId, name, logoUrl }: Make, hasLogo: boolean): ListOption {
  return {
    value: makeId,
    label: name,
    picture: hasLogo && <Picture src={logoUrl} alt="" ratio="1" sizes="2rem" fallback={null} className={styles.logo} />,
  };
}
