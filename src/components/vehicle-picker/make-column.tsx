/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The browser's own lists hold neither pictures nor groups side by side. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Make } from '../../../generated/client/types.gen.ts';
import { queries } from '../../api/api.ts';
import { narrowMakes } from './narrow-makes.ts';
import { PickerColumn } from './picker-column.tsx';
import { PickerOption } from './picker-option.tsx';
import styles from './picker-panel.module.css';

interface MakeColumnProps {
  filter: string;
  chosen: string | undefined;
  onChoose: (make: Make) => void;
}

/** The hot makes with their logos, then all by their letters. */
export function MakeColumn({ filter, chosen, onChoose }: MakeColumnProps) {
  const { t } = useTranslation('vehicles');
  const { data, status, refetch } = useQuery(queries.listMakesOptions());
  const { hot, letters } = narrowMakes(data?.makeList ?? [], filter);
  const first = [...hot, ...letters.flatMap(({ list }) => list)][0];
  // Tab stops at the chosen make, in its letter's group, or else at the first.
  const hasChosen = letters.some(({ list }) => list.some(({ makeId }) => makeId === chosen));
  const isStop = (make: Make, isHot: boolean) =>
    hasChosen ? !isHot && make.makeId === chosen : make === first && isHot === hot.length > 0;
  return (
    <PickerColumn title={t('pickerMakes')} state={status} onRetry={() => void refetch()}>
      {hot.length > 0 && (
        <div role="group" aria-label={t('pickerHot')}>
          <p className={styles.group} aria-hidden>
            {t('pickerHot')}
          </p>
          <div className={styles.tiles}>
            {hot.map((make) => (
              <PickerOption
                key={make.makeId}
                isTile
                isChosen={make.makeId === chosen}
                isStop={isStop(make, true)}
                onChoose={() => onChoose(make)}
              >
                <img src={make.logoUrl} alt="" width="36" height="36" loading="lazy" className={styles.logo} />
                <span className={styles.tileName}>{make.name}</span>
              </PickerOption>
            ))}
          </div>
        </div>
      )}
      {letters.map(({ groupName, list }) => (
        <div key={groupName} role="group" aria-label={groupName}>
          <p className={styles.group} aria-hidden>
            {groupName}
          </p>
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
      {hot.length === 0 && letters.length === 0 && <p className={styles.none}>{t('pickerNoMake')}</p>}
    </PickerColumn>
  );
}
