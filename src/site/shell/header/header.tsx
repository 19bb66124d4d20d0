import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { phoneHref, useContact } from '#shared/state/contact.ts';
import { Logo } from '#shared/components/logo.tsx';
import { noChoice, type VehicleChoice } from '#site/components/vehicle-picker/vehicle-choice.ts';
import { VehiclePicker } from '#site/components/vehicle-picker/vehicle-picker.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useScrolled } from '#shared/ui/use-scrolled.ts';
import styles from './header.module.css';
import { DeliverTo } from './deliver-to.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { SiteTabs } from './site-tabs.tsx';
import { UserEntry } from './user-entry.tsx';

/** From this scroll position on, in pixels, the header is one line. */
const fixedBeyond = 60;

export function Header() {
  const { t } = useTranslation('shell');
  const contact = useContact();
  const isFixed = useScrolled(fixedBeyond);
  return (
    <header className={styles.header} data-fixed={isFixed || undefined}>
      <div className={styles.bar}>
        <div className={`column ${styles.inner}`}>
          <Link to={paths.home()} className={styles.home} aria-label={t('logoLabel')}>
            <Logo />
          </Link>
          <div className={styles.tabs}>
            <SiteTabs />
            <Link to={paths.importCost()} className={styles.tool}>
              {t('importCosts')}
            </Link>
          </div>
          <div className={styles.picker} data-picker>
            <HeaderPicker />
          </div>
          <div className={styles.search}>
            <SearchBox />
          </div>
          {contact && (
            <a className={styles.hotline} href={phoneHref(contact.phone)}>
              <Phone aria-hidden size="1rem" />
              <span className="visually-hidden">{t('hotline')}</span>
              {contact.phone}
            </a>
          )}
          <div className={styles.destination}>
            <DeliverTo />
          </div>
          <div className={styles.language}>
            <LanguageMenu />
          </div>
          <div className={styles.account}>
            <UserEntry />
          </div>
        </div>
      </div>
    </header>
  );
}

/** Opens the vehicles of a make, a model or a style. The list has no filter for styles, so a style becomes the keyword. */
function HeaderPicker() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const filtered = new URLSearchParams(useLocation().search).get('make');
  const [choice, setChoice] = useState(noChoice);
  // The choice no longer applies when the address has another make.
  const current = choice.make?.makeId === filtered ? choice : noChoice;

  function choose(next: VehicleChoice): void {
    setChoice(next);
    const { make, model, style } = next;
    if (make) {
      void navigate(paths.vehicles({ make: make.makeId, model: model?.modelId, keyword: style?.styleName }));
    }
  }

  return <VehiclePicker level={3} label={t('pickerLabel')} value={current} onChoose={choose} />;
}
