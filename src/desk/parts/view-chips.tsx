import Chip from '@mui/material/Chip';
import styles from './view-chips.module.css';

interface ViewChipsProps<View extends string> {
  /** What they choose between, for those who cannot see them. */
  name: string;
  views: readonly View[];
  chosen: View;
  labelOf: (view: View) => string;
  onChoose: (view: View) => void;
}

/** Chooses which part of a list is shown. */
export function ViewChips<View extends string>({ name, views, chosen, labelOf, onChoose }: ViewChipsProps<View>) {
  return (
    <ul className={styles.views} aria-label={name}>
      {views.map((view) => (
        <li key={view}>
          <Chip
            clickable
            variant="outlined"
            className={view === chosen ? (styles.chosen ?? '') : ''}
            aria-pressed={view === chosen}
            label={labelOf(view)}
            onClick={() => onChoose(view)}
          />
        </li>
      ))}
    </ul>
  );
}
