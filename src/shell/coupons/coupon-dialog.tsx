import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/api.ts';
import { desktopClient } from '../../api/desktop-client.ts';
import { openDialog, panels, useOwnDialog } from '../../app/dialogs.ts';
import { whenQuiet } from '../../app/interruptions.ts';
import { noteCouponShown, wasCouponShown } from '../../app/shown-once.ts';
import { saveState } from '../../app/stored-state.ts';
import { Button } from '../../ui/button.tsx';
import styles from './coupon-dialog.module.css';

/** Opens when its picture is known and it interrupts nothing. Without a picture it does not open. */
export default function CouponDialog() {
  const { t } = useTranslation(['shell', 'common']);
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
      <img src={picture.imageUrl} alt="" width="720" height="360" className={styles.picture} onError={close} />
      <div className={styles.text}>
        <h2 id="coupon-title">{t('couponPopup')}</h2>
        <p>{t('couponPopupHint')}</p>
        <Button color="secondary" fullWidth onClick={() => openDialog({ kind: 'account', panel: panels.register })}>
          {t('register')}
        </Button>
      </div>
    </Dialog>
  );
}
