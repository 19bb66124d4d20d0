import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showToast } from '#shared/state/toasts.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

/** Shows that the vehicle does not exist, with a link back, or home if this is the first page of a visit. */
export function NoVehicle() {
  const { t } = useTranslation('detail');
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  const text = t('noCar');

  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    showToast('error', text);
    if (isFirstScreen()) void navigate(paths.home(), { replace: true });
    else void navigate(-1);
  }, [navigate, text]);

  return <EmptyState text={text} action={<ButtonLink to={paths.vehicles()}>{t('otherVehicles')}</ButtonLink>} />;
}

/** The router numbers its entries in the browser's history. */
function isFirstScreen(): boolean {
  const { idx } = (history.state as { idx?: unknown } | null) ?? {};
  return typeof idx !== 'number' || idx === 0;
}
