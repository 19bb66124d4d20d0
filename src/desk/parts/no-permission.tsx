import { useTranslation } from 'react-i18next';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { deskPaths } from '../session/desk-paths.ts';

/** Shown instead of a page that the role cannot open. */
export function NoPermission() {
  const { t } = useTranslation('desk');
  return (
    <EmptyState
      text={t('noPermission')}
      hint={t('noPermissionHint')}
      action={<TextLink to={deskPaths.today()}>{t('page_today')}</TextLink>}
    />
  );
}
