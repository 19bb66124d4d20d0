import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BannerMake, StaffBanner } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { BannerRow } from './banner-row.tsx';
import styles from './banners.module.css';
import { refetchBanners } from './refetch-banners.ts';

interface BannerListProps {
  banners: readonly StaffBanner[];
  makes: readonly BannerMake[];
  mayChange: boolean;
  onChange: (banner: StaffBanner) => void;
}

/** The banners in display order. */
export function BannerList({ banners, makes, mayChange, onChange }: BannerListProps) {
  const { t } = useTranslation('desk-banners');
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  /** Position of the banner moved last, for screen readers. */
  const [announced, setAnnounced] = useState('');
  if (banners.length === 0) return <p className={styles.quiet}>{t('none')}</p>;

  async function move(id: string, to: number): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const seen = banners.map((banner) => banner.id);
    const ids = seen.filter((other) => other !== id).toSpliced(to, 0, id);
    const { error } = await api.staffArrangeBanners({ body: { seen, ids } });
    const fault = await refetchBanners(queryClient, error);
    // A visible toast would be redundant, and several would cover the list.
    if (fault === undefined) setAnnounced(t('moved', { place: to + 1, count: banners.length }));
    else showToast('error', fault);
    setBusy(false);
  }

  async function remove({ id, version }: StaffBanner): Promise<void> {
    const { error } = await api.staffRemoveBanner({ body: { id, version } });
    const fault = await refetchBanners(queryClient, error);
    showToast(fault === undefined ? 'success' : 'error', fault ?? t('removed'));
  }

  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
      <ol className={styles.list} aria-label={t('list')} aria-busy={isBusy}>
        {banners.map((banner, place) => (
          <BannerRow
            key={banner.id}
            banner={banner}
            makes={makes}
            acts={
              mayChange
                ? {
                    ...(place > 0 && { onEarlier: () => void move(banner.id, place - 1) }),
                    ...(place < banners.length - 1 && { onLater: () => void move(banner.id, place + 1) }),
                    onChange: () => onChange(banner),
                    onRemove: () => remove(banner),
                  }
                : undefined
            }
          />
        ))}
      </ol>
    </>
  );
}
