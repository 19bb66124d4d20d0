import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths, tabs } from '../../paths.ts';

export function Header() {
  const { t } = useTranslation('shell');
  return (
    <header className="column">
      <Link to={paths.home()}>{t('tabHome')}</Link> <Link to={paths.vehicles()}>{t('tabVehicles')}</Link>{' '}
      <Link to={paths.tab(tabs.buying)}>{t('tabBuying')}</Link> <Link to={paths.tab(tabs.about)}>{t('tabAbout')}</Link>
    </header>
  );
}
