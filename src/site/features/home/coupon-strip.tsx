import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { TicketPercent, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { desktopClient } from '#shared/api/desktop-client.ts';
import { openDialog, panels } from '#shared/state/dialogs.ts';
import { untilSettled } from '#shared/state/first-view.ts';
import { saveState } from '#shared/state/stored-state.ts';
import { noteCouponShown, wasCouponShown } from '#site/remembered/shown-once.ts';
import { useSession } from '#site/session/session.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './coupon-strip.module.css';

/**
 * Offers a visitor the coupon of a registration, in the place of another line, so that nothing moves. Closed, it stays away
 * for the day.
 */
export function CouponStrip() {
  const { t } = useTranslation(['panels', 'common']);
  const formats = useFormats();
  const { user } = useSession();
  const { isDue, close } = useDue();
  const { data } = useQuery({
    ...queries.getCouponPictureOptions({ body: { client: desktopClient } }),
    enabled: isDue && !user,
  });
  useEffect(() => {
    if (data) saveState({ couponImageUrl: data.imageUrl, couponSmallImageUrl: data.smallImageUrl });
  }, [data]);
  if (!data || !isDue || user) return null;
  const amount = formats.price({ priceUSD: data.amountUSD, priceJPY: data.amountJPY });
  return (
    <aside className={`${styles.strip} figures`} aria-label={t('couponStrip')}>
      <TicketPercent aria-hidden size="1.25rem" className={styles.icon} />
      <p>{amount === '' ? t('couponOffer') : t('couponOfferOf', { amount })}</p>
      <Button variant="text" size="small" onClick={() => openDialog({ kind: 'account', panel: panels.register })}>
        {t('couponRegister')}
      </Button>
      <IconButton className={styles.close ?? ''} size="small" aria-label={t('common:close')} onClick={close}>
        <X aria-hidden size="1.125rem" />
      </IconButton>
    </aside>
  );
}

/** The offer comes when the page is idle, and goes when it is closed. */
function useDue(): { isDue: boolean; close: () => void } {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void untilSettled().then(() => isCurrent && setDue(!wasCouponShown(new Date())));
    return () => {
      isCurrent = false;
    };
  }, []);
  return {
    isDue,
    close() {
      noteCouponShown(new Date());
      setDue(false);
    },
  };
}
