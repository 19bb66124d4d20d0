import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCouponKind } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useMember } from '../session/desk-session.tsx';
import { CouponTable } from './coupon-table.tsx';
import styles from './coupons.module.css';

const CouponDialog = lazy(() => import('./coupon-dialog.tsx'));
const GiveDialog = lazy(() => import('./give-dialog.tsx'));
const EndDialog = lazy(() => import('./end-dialog.tsx'));

/** Kinds of coupons: the welcome coupon, and coupons given to individual buyers. */
export default function CouponsPage() {
  const { t } = useTranslation(['desk-coupons', 'desk']);
  const { role } = useMember();
  const read = queries.useStaffListCouponKindsQuery();
  const [isAdding, setAdding] = useState(false);
  const [given, setGiven] = useState<StaffCouponKind>();
  const [ended, setEnded] = useState<StaffCouponKind>();
  const { data, error } = read;
  const mayChange = role === 'owner' || role === 'sales';
  const isWelcomed = data?.kinds.some(({ isWelcome, state }) => isWelcome && state === 'given') ?? true;
  return (
    <>
      <PageHead
        title={t('desk:page_coupons')}
        note={t('pageNote')}
        acts={
          data &&
          mayChange && (
            <Button size="small" variant="outlined" onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          )
        }
      />
      {error && <CallFailed error={error} onRetry={() => void read.refetch()} />}
      {!isWelcomed && <p className={styles.notice}>{t('noWelcome')}</p>}
      {data && <CouponTable kinds={data.kinds} mayChange={mayChange} onGive={setGiven} onEnd={setEnded} />}
      <Suspense fallback={null}>
        {isAdding && data && <CouponDialog today={data.today} onClose={() => setAdding(false)} />}
        {given && <GiveDialog kind={given} onClose={() => setGiven(undefined)} />}
        {ended && <EndDialog kind={ended} onClose={() => setEnded(undefined)} />}
      </Suspense>
    </>
  );
}
