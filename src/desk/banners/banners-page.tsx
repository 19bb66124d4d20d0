import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBanner } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useMember } from '../session/desk-session.tsx';
import { BannerList } from './banner-list.tsx';

const BannerDialog = lazy(() => import('./banner-dialog.tsx'));

/** The wide images that rotate on the home page. */
export default function BannersPage() {
  const { t } = useTranslation(['desk-banners', 'desk']);
  const { role } = useMember();
  const read = queries.useStaffListBannersQuery();
  /** The banner when its dialog opened; undefined when adding one. */
  const [edited, setEdited] = useState<{ banner?: StaffBanner }>();
  const { data, error } = read;
  const mayChange = role === 'owner' || role === 'sales';
  return (
    <>
      <PageHead
        title={t('desk:page_banners')}
        note={t('pageNote')}
        acts={
          data &&
          mayChange && (
            <Button size="small" variant="outlined" onClick={() => setEdited({})}>
              {t('add')}
            </Button>
          )
        }
      />
      {error && <CallFailed error={error} onRetry={() => void read.refetch()} />}
      {data && <BannerList {...data} mayChange={mayChange} onChange={(banner) => setEdited({ banner })} />}
      <Suspense fallback={null}>
        {edited && data && <BannerDialog {...edited} makes={data.makes} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </>
  );
}
