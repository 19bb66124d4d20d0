import Chip from '@mui/material/Chip';
import styles from './view-chips.module.css';

interface ViewChipsProps<View extends string> {
  /** Accessible name of the group. */
  name: string;
  views: readonly View[];
  chosen: View;
  labelOf: (view: View) => string;
  onChoose: (view: View) => void;
}

/** Filter chips for a list. */
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
