import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findCard, type SeenCard } from '#site/offline/find-card.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { CardFacts, CardPrice, cardPictureSizes, VehicleTag } from '#site/components/vehicle-card.tsx';
import { useFormats, useLanguage } from '#shared/i18n/use-formats.ts';
import { Picture } from '#shared/ui/picture.tsx';
import styles from './unreached-vehicle.module.css';

export interface UnreachedVehicleProps {
  id: string;
  /** The available actions. */
  waysOn: ReactNode;
  /** Shown if no cached list contains the vehicle. */
  otherwise: ReactNode;
}

/** A vehicle that was never opened, shown offline: its facts from a list, how old they are, and what is missing. */
export function UnreachedVehicle({ id, waysOn, otherwise }: UnreachedVehicleProps) {
  const { t } = useTranslation(['offline', 'common']);
  const { recentTime } = useFormats();
  const { seen, isSought } = useSeenCard(id);
  usePageTitle(seen?.card.name);
  if (isSought) return <Skeleton className={styles.sought} aria-hidden />;
  if (!seen) return otherwise;
  const { card, at } = seen;
  return (
    <article className={`column ${styles.page}`}>
      <div className={styles.head}>
        <h1>{card.name}</h1>
        <CardFacts vehicle={card} />
      </div>
      <Alert severity="warning" icon={<WifiOff size="1.25em" aria-hidden />}>
        {t('unreachedVehicle', { time: recentTime(at) })}
      </Alert>
      <div className={styles.columns}>
        <div className={styles.picture}>
          <Picture
            src={card.imageUrl}
            alt={card.name}
            ratio="4 / 3"
            // The list's picture is cached, and no larger one can be loaded.
            sizes={cardPictureSizes}
            isFirst
            fallback={t('common:noImages')}
          />
          <VehicleTag tag={card.tag} />
        </div>
        <div className={styles.price}>
          <CardPrice vehicle={card} />
          <p className={styles.missing}>{t('unreachedMissing')}</p>
          {waysOn}
        </div>
      </div>
    </article>
  );
}

function useSeenCard(id: string): { seen?: SeenCard | undefined; isSought: boolean } {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const [state, setState] = useState<{ seen?: SeenCard | undefined; isSought: boolean }>({ isSought: true });
  useEffect(() => {
    let isWanted = true;
    async function seek(): Promise<void> {
      const seen = await findCard(id, { queryClient, language });
      if (isWanted) setState({ seen, isSought: false });
    }
    void seek();
    return () => {
      isWanted = false;
    };
  }, [id, queryClient, language]);
  return state;
}
