import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FacetCounts } from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { inPlace } from './list-links.ts';
import styles from './option-list.module.css';

interface ListOption {
  value: string;
  label: string;
}

interface OptionListProps {
  options: readonly ListOption[];
  chosen: string | undefined;
  /** The number of vehicles per option. A missing option has none. */
  counts: FacetCounts | undefined;
  /** The address with an option selected, or with none. */
  linkTo: (value: string | undefined) => string;
}

/** The options of one filter as links, so that each can open in a new tab. The selected one removes the filter. */
export function OptionList({ options, chosen, counts, linkTo }: OptionListProps) {
  const { t } = useTranslation(['vehicles', 'panels']);
  const formats = useFormats();
  const countOf = (value: string) => counts && (counts.find((option) => option.value === value)?.count ?? 0);
  return (
    <List disablePadding className={styles.options}>
      {options.map(({ value, label }) => {
        const count = countOf(value);
        const isChosen = value === chosen;
        const content = (
          <>
            <span className={styles.label}>{label}</span>
            {isChosen && <Check aria-hidden size="1.125em" />}
            {count !== undefined && <span className={`${styles.count} figures`}>{formats.number(count)}</span>}
          </>
        );
        return (
          <li key={value}>
            {count === 0 && !isChosen ? (
              <span className={`${styles.option} ${styles.none}`} aria-disabled>
                {content}
              </span>
            ) : (
              <ListItemButton
                component={Link}
                selected={isChosen}
                to={linkTo(isChosen ? undefined : value)}
                state={inPlace}
                className={styles.option}
                aria-current={isChosen || undefined}
                title={isChosen ? t('panels:filterRelease') : undefined}
              >
                {content}
              </ListItemButton>
            )}
          </li>
        );
      })}
    </List>
  );
}
