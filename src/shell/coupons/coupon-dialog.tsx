import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CouponPicture } from '../../../generated/client/types.gen.ts';
import { queries } from '../../api/api.ts';
import { openDialog, panels, useDialog, useOwnDialog } from '../../app/dialogs.ts';
import { noteCouponShown, wasCouponShown } from '../../app/shown-once.ts';
import { saveState } from '../../app/stored-state.ts';
import { Button } from '../../ui/button.tsx';
import { LightDialog } from '../../ui/light-dialog.tsx';
import styles from './coupon-dialog.module.css';

/** Opens as soon as its picture is known and no other popup is in its place; without a picture it never does. */
export default function CouponDialog() {
  const { t } = useTranslation(['shell', 'common']);
  const { data: picture } = useQuery(queries.getCouponPictureOptions({ body: { client: 2 } }));
  const { isOpen, open, close } = useOwnDialog('coupon');
  const isFree = useDialog() === undefined;

  const show = useEffectEvent(({ imageUrl, smallImageUrl }: CouponPicture) => {
    saveState({ couponImageUrl: imageUrl, couponSmallImageUrl: smallImageUrl });
    if (wasCouponShown(new Date())) return;
    noteCouponShown(new Date());
    open();
  });
  useEffect(() => {
    if (picture && isFree) show(picture);
  }, [picture, isFree]);

  if (!picture || !isOpen) return null;
  return (
    <LightDialog labelledBy="coupon-title" onClose={close}>
      <button type="button" className={styles.close} aria-label={t('common:close')} onClick={close}>
        <X aria-hidden size="1.25rem" />
      </button>
      <img src={picture.imageUrl} alt="" width="720" height="360" className={styles.picture} onError={close} />
      <div className={styles.text}>
        <h2 id="coupon-title">{t('couponPopup')}</h2>
        <p>{t('couponPopupHint')}</p>
        <Button look="signal" isWide onClick={() => openDialog({ kind: 'account', panel: panels.register })}>
          {t('register')}
        </Button>
      </div>
    </LightDialog>
  );
}
