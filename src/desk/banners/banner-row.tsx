import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BannerMake, StaffBanner } from '#generated/client/types.gen.ts';
import { useLanguage } from '#shared/i18n/use-formats.ts';
import { Button } from '#shared/ui/button.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import { textIn } from '../parts/local-text.ts';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './banners.module.css';
import { useLinkText } from './use-link-text.ts';

interface BannerActs {
  /** Absent if it is the first. */
  onEarlier?: () => void;
  /** Absent if it is the last. */
  onLater?: () => void;
  onChange: () => void;
  onRemove: () => Promise<void>;
}

interface BannerRowProps {
  banner: StaffBanner;
  makes: readonly BannerMake[];
  /** Absent for read-only roles. */
  acts: BannerActs | undefined;
}

/** A banner with its schedule and link. */
export function BannerRow({ banner, makes, acts }: BannerRowProps) {
  const { t } = useTranslation('desk-banners');
  const name = textIn(banner.words, useLanguage());
  const opens = useLinkText(makes);
  const formats = useDeskFormats();
  const { imageUrl, makeId, state, setAt, setBy } = banner;
  return (
    <li className={`${styles.row} ${state === 'showing' ? '' : styles.hidden}`}>
      <Picture
        src={imageUrl}
        alt=""
        ratio="1440 / 525"
        sizes="18rem"
        fallback={t('noPicture')}
        className={styles.picture}
      />
      <div className={styles.facts}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.states}>
          <Chip size="small" variant={state === 'showing' ? 'filled' : 'outlined'} label={t(`state_${state}`)} />
          <span className="figures">
            <Days {...banner} />
          </span>
        </p>
        <p className={styles.quiet}>{opens(makeId)}</p>
        {setAt !== undefined && setBy !== undefined && (
          <p className={styles.quiet}>{t('setBy', { name: setBy, time: formats.moment(setAt) })}</p>
        )}
      </div>
      {acts && (
        <div className={styles.acts}>
          <Mover name={t('earlier', { name })} onMove={acts.onEarlier}>
            <ArrowUp aria-hidden size="1.125rem" />
          </Mover>
          <Mover name={t('later', { name })} onMove={acts.onLater}>
            <ArrowDown aria-hidden size="1.125rem" />
          </Mover>
          <Button size="small" variant="outlined" aria-label={t('changeOf', { name })} onClick={acts.onChange}>
            {t('change')}
          </Button>
          <ConfirmButton
            label={t('remove')}
            confirmLabel={t('reallyRemove')}
            name={t('removeOf', { name })}
            place="row"
            onConfirm={acts.onRemove}
          />
        </div>
      )}
    </li>
  );
}

interface MoverProps {
  name: string;
  onMove: (() => void) | undefined;
  children: ReactNode;
}

/** Keeps focus at the end of the list, so that keyboard users can continue. */
function Mover({ name, onMove, children }: MoverProps) {
  return (
    <IconButton
      size="small"
      className={onMove ? '' : (styles.still ?? '')}
      aria-label={name}
      aria-disabled={!onMove}
      onClick={onMove}
    >
      {children}
    </IconButton>
  );
}

function Days({ from, until }: Pick<StaffBanner, 'from' | 'until'>) {
  const { t } = useTranslation('desk-banners');
  const formats = useDeskFormats();
  if (from !== undefined && until !== undefined) {
    return t('spanOfDays', { from: formats.day(from), until: formats.day(until) });
  }
  if (from !== undefined) return t('sinceDay', { from: formats.day(from) });
  return until === undefined ? t('noDays') : t('untilDay', { until: formats.day(until) });
}
