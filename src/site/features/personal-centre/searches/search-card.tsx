import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SavedSearch } from '#generated/client/types.gen.ts';
import { listQuery } from '#screens/list-query.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { centreItems, paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import styles from './searches.module.css';

interface SearchCardProps {
  search: SavedSearch;
  onChange: (alerts: Partial<Pick<SavedSearch, 'alertsByMail' | 'alertsByPush'>>) => void;
  onRename: () => void;
  onRemove: () => void;
}

export function SearchCard({ search, onChange, onRename, onRemove }: SearchCardProps) {
  const { t } = useTranslation('searches');
  const formats = useFormats();
  const nameId = useId();
  const { name, savedAt, toldAt, isForFavorites = false } = search;
  const to = isForFavorites ? paths.centre(centreItems.favorites) : paths.vehicles(listQuery(search.search));
  return (
    <Card component="article" variant="outlined" className={styles.card} aria-labelledby={nameId}>
      <div className={styles.text}>
        <h2 id={nameId} className={styles.name}>
          <Link to={to}>{name}</Link>
        </h2>
        <p className={`${styles.soft} figures`}>
          {isForFavorites ? t('lowerPrices') : t('savedOn', { time: formats.recentTime(Date.parse(savedAt)) })}
        </p>
        {toldAt && (
          <p className={`${styles.soft} figures`}>{t('lastTold', { time: formats.recentTime(Date.parse(toldAt)) })}</p>
        )}
      </div>
      <div className={styles.alerts}>
        {(['alertsByMail', 'alertsByPush'] as const).map((alert) => (
          <FormControlLabel
            key={alert}
            className={styles.alert ?? ''}
            label={t(alert)}
            control={
              <Switch
                color="secondary"
                checked={search[alert] === 1}
                slotProps={{ input: { 'aria-describedby': nameId } }}
                onChange={(_event, isOn) => onChange({ [alert]: isOn ? 1 : 0 })}
              />
            }
          />
        ))}
      </div>
      <div className={styles.actions}>
        <ButtonLink variant="outlined" size="small" to={to} aria-label={t('openOf', { name })}>
          {t('open')}
        </ButtonLink>
        {!isForFavorites && (
          <>
            <Button
              variant="text"
              size="small"
              startIcon={<Pencil aria-hidden size="1em" />}
              aria-label={t('renameOf', { name })}
              onClick={onRename}
            >
              {t('rename')}
            </Button>
            <Button
              variant="text"
              size="small"
              startIcon={<Trash2 aria-hidden size="1em" />}
              aria-label={t('removeOf', { name })}
              onClick={onRemove}
            >
              {t('remove')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
