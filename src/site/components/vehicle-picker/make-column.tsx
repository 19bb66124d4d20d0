/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The browser's own lists hold neither pictures nor groups side by side. */
import ListSubheader from '@mui/material/ListSubheader';
import { useTranslation } from 'react-i18next';
import type { Make, MakeGroup } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { PickerColumn, PickerOption } from './picker-column.tsx';
import styles from './picker-panel.module.css';

interface MakeColumnProps {
  filter: string;
  chosen: string | undefined;
  onChoose: (make: Make) => void;
}

/** The popular makes with their logos, then all makes by letter. */
export function MakeColumn({ filter, chosen, onChoose }: MakeColumnProps) {
  const { t } = useTranslation(['vehicles', 'panels']);
  const { data, status, refetch } = queries.useListMakesQuery();
  const { hot, letters } = narrowMakes(data?.makeList ?? [], filter);
  const first = [...hot, ...letters.flatMap(({ list }) => list)][0];
  // Tab stops at the chosen make in its letter group, or else at the first make.
  const hasChosen = letters.some(({ list }) => list.some(({ makeId }) => makeId === chosen));
  const isStop = (make: Make, isHot: boolean) =>
    hasChosen ? !isHot && make.makeId === chosen : make === first && isHot === hot.length > 0;
  return (
    <PickerColumn title={t('panels:pickerMakes')} state={status} onRetry={() => void refetch()}>
      {hot.length > 0 && (
        <div role="group" aria-label={t('panels:pickerHot')}>
          <ListSubheader component="p" disableSticky className={styles.group} aria-hidden>
            {t('panels:pickerHot')}
          </ListSubheader>
          <div className={styles.tiles}>
            {hot.map((make) => (
              <PickerOption
                key={make.makeId}
                isTile
                isChosen={make.makeId === chosen}
                isStop={isStop(make, true)}
                onChoose={() => onChoose(make)}
              >
                <span className={styles.tileName}>{make.name}</span>
              </PickerOption>
            ))}
          </div>
        </div>
      )}
      {letters.map(({ groupName, list }) => (
        <div key={groupName} role="group" aria-label={groupName}>
          <ListSubheader component="p" disableSticky className={styles.group} aria-hidden>
            {groupName}
          </ListSubheader>
          {list.map((make) => (
            <PickerOption
              key={make.makeId}
              leadsOn
              isChosen={make.makeId === chosen}
              isStop={isStop(make, false)}
              onChoose={() => onChoose(make)}
            >
              {make.name}
            </PickerOption>
          ))}
        </div>
      ))}
      {hot.length === 0 && letters.length === 0 && <p className={styles.none}>{t('panels:pickerNoMake')}</p>}
    </PickerColumn>
  );
}

/** The group before the letters. */
const hotGroup = 'HOT';

interface NarrowedMakes {
  hot: readonly Make[];
  letters: readonly MakeGroup[];
}

/**
 * The groups of makes whose name contains a text, in the page's language or internationally. A text hides the popular group.
 */
function narrowMakes(groups: readonly MakeGroup[], filter: string): NarrowedMakes {
  const wanted = fold(filter);
  const letters = groups
    .filter(({ groupName }) => groupName !== hotGroup)
    .map((group) => ({
      ...group,
      list: group.list.filter(({ name, makeName }) => [name, makeName].some((each) => fold(each).includes(wanted))),
    }))
    .filter(({ list }) => list.length > 0);
  const hot = groups.find(({ groupName }) => groupName === hotGroup)?.list ?? [];
  return { hot: wanted === '' ? hot : [], letters };
}

function fold(text: string): string {
  return text.trim().normalize('NFKD').toLowerCase();
}
