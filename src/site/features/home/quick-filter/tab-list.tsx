import ButtonBase from '@mui/material/ButtonBase';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { Language } from '#wire/language.ts';
import { useLanguage } from '#shared/i18n/use-formats.ts';
import styles from './tab-list.module.css';

interface TabListProps {
  label: string;
  /** The prefix of the tab ids; their panel is `<id>-panel`. */
  id: string;
  names: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
}

export function tabIdOf(id: string, index: number): string {
  return `${id}-${index}`;
}

/** Tabs with a cursor that slides below the selected one. The arrow keys wrap around. */
export function TabList({ label, id, names, selected, onSelect }: TabListProps) {
  const sizes = tabSizesOf(useLanguage());
  const variables = { '--tab': sizes.tab, '--cursor': sizes.cursor, '--selected': selected, '--count': names.length };

  function select(index: number): void {
    onSelect(index);
    document.getElementById(tabIdOf(id, index))?.focus();
  }

  function move(event: KeyboardEvent): void {
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (selected + 1) % names.length,
      ArrowLeft: (selected + names.length - 1) % names.length,
      Home: 0,
      End: names.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  }

  return (
    <div role="tablist" aria-label={label} className={styles.tabs} style={variables as CSSProperties}>
      {names.map((name, index) => (
        <ButtonBase
          key={name}
          id={tabIdOf(id, index)}
          role="tab"
          className={styles.tab}
          aria-selected={index === selected}
          aria-controls={`${id}-panel`}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
          onKeyDown={move}
        >
          {name}
        </ButtonBase>
      ))}
      <span className={styles.cursor} aria-hidden data-cursor />
    </div>
  );
}

interface TabSizes {
  /** In pixels of the design. */
  tab: number;
  cursor: number;
}

/** Tabs differ in width, because their labels do. */
const sizes: Readonly<Record<Language, TabSizes>> = {
  en: { tab: 290, cursor: 30 },
  zh: { tab: 240, cursor: 28 },
  ja: { tab: 300, cursor: 30 },
  sw: { tab: 290, cursor: 30 },
};

const rootSize = 16;

/** The sizes as lengths that follow the page's scale. */
function tabSizesOf(language: Language): { tab: string; cursor: string } {
  const { tab, cursor } = sizes[language];
  return { tab: `${tab / rootSize}rem`, cursor: `${cursor / rootSize}rem` };
}
