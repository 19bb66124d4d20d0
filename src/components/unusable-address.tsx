import { useTranslation } from 'react-i18next';
import { paths } from '../routing/paths.ts';
import type { ParameterProblem } from '../app/use-page-parameters.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from './empty-state.tsx';

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
