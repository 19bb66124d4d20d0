import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.ts';
import type { ParameterProblem } from '../routing/use-page-parameters.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/components/empty-state.tsx';

/** Replaces a page whose address lacks a parameter. */
export function UnusableAddress({ problem }: { problem: ParameterProblem }) {
  const { t } = useTranslation(['common', 'messages']);
  return (
    <div className="column">
      <EmptyState
        text={t(`messages:${problem}`)}
        hint={t('unusableAddressHint')}
        action={<ButtonLink to={paths.vehicles()}>{t('seeVehicles')}</ButtonLink>}
      />
    </div>
  );
}
