import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useKeptUser } from '../../app/session.tsx';
import { useOrderDraft } from '../../app/order-draft.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { paths } from '../../routing/paths.ts';
import { ReserveView } from './reserve-view.tsx';

/** The order confirmation: everything once more, before the vehicle is reserved. */
export default function ReservePage() {
  const { t } = useTranslation('orders');
  const user = useKeptUser();
  const draft = useOrderDraft();
  const [search] = useSearchParams();
  usePageTitle(t('reserveTitle'));
  const id = search.get('id');
  const isAboutDraft = id === null || id === '' || id === draft?.carSourceId;
  if (!user || !draft || draft.name.trim() === '' || !isAboutDraft) return <Navigate to={paths.home()} replace />;
  return <ReserveView key={draft.carSourceId} draft={draft} />;
}
