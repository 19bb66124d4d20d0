import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { desktopClient } from '#shared/api/desktop-client.ts';
import { openDialog, panels, useOwnDialog } from '#shared/state/dialogs.ts';
import { whenQuiet } from '#site/page-state/interruptions.ts';
import { noteCouponShown, wasCouponShown } from '#site/remembered/shown-once.ts';
import { saveState } from '#shared/state/stored-state.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './coupon-dialog.module.css';

/**
 * Opens when it interrupts nothing. It consists of text and an inline drawing, because a picture loaded so late would become
 * the page's largest contentful paint. If the call for the coupon's pictures fails, it does not open.
 */
export default function CouponDialog() {
  const { t } = useTranslation(['shell', 'common', 'panels']);
  const { data: picture } = queries.useGetCouponPictureQuery({ body: { client: desktopClient } });
  const { isOpen, open, close } = useOwnDialog('coupon');

  const show = useEffectEvent(() => {
    if (wasCouponShown(new Date())) return;
    noteCouponShown(new Date());
    open();
  });
  useEffect(() => {
    if (!picture) return undefined;
    saveState({ couponImageUrl: picture.imageUrl, couponSmallImageUrl: picture.smallImageUrl });
    return whenQuiet(show);
  }, [picture]);

  if (!picture || !isOpen) return null;
  return (
    <Dialog
      open
      aria-labelledby="coupon-title"
      slotProps={{ paper: { className: styles.dialog ?? '' } }}
      onClose={close}
    >
      <IconButton className={styles.close ?? ''} aria-label={t('common:close')} onClick={close}>
        <X aria-hidden size="1.25rem" />
      </IconButton>
      <CouponDrawing />
      <div className={styles.text}>
        <h2 id="coupon-title">{t('panels:couponPopup')}</h2>
        <p>{t('panels:couponPopupHint')}</p>
        <Button color="secondary" fullWidth onClick={() => openDialog({ kind: 'account', panel: panels.register })}>
          {t('register')}
        </Button>
      </div>
    </Dialog>
  );
}

/** A coupon with a tear-off stub and a ship. */
function CouponDrawing() {
  return (
    <svg viewBox="0 0 480 150" className={styles.drawing} aria-hidden>
      <path className={styles.face} d="M60 25h244a9 9 0 0 0 18 0h98v100h-98a9 9 0 0 0-18 0H60z" />
      <path className={styles.stub} d="M322 25h98v100h-98a9 9 0 0 0-9-9V34a9 9 0 0 0 9-9z" />
      <path className={styles.cut} d="M313 42v66" />
      <path className={styles.frame} d="M72 37h224v76H72z" />
      <path className={styles.lines} d="M96 62h96M96 80h150M96 96h62" />
      <path className={styles.ship} d="M342 82h56l-8 18h-40zM350 78V62h36l8 16zM374 58v-8h10l2 8z" />
    </svg>
  );
}
