import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './quick-filter.module.css';
import { tabIdOf, TabList } from './tab-list.tsx';
import { TermPanel } from './term-panel.tsx';
import { BrandPanel, TypePanel } from './tile-panels.tsx';

const panels = [BrandPanel, TypePanel, TermPanel];

/** Three shortcuts to the vehicle list: by brand, by type and by criteria. */
export function QuickFilter() {
  const { t } = useTranslation('home');
  const id = useId();
  const [selected, select] = useState(0);
  const Panel = panels[selected] ?? BrandPanel;
  return (
    <section aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} className="visually-hidden">
        {t('quickFilter')}
      </h2>
      <TabList
        label={t('quickFilter')}
        id={id}
        names={[t('shopByBrand'), t('shopByType'), t('shopByTerm')]}
        selected={selected}
        onSelect={select}
      />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={tabIdOf(id, selected)}
        className={styles.panel}
        key={selected}
      >
        <Panel />
      </div>
    </section>
  );
}
