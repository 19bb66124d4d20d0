import ButtonBase from '@mui/material/ButtonBase';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useHref, useLocation } from 'react-router';
import { languages, staffLanguage } from '#wire/language.ts';
import { refreshAbout } from '#site/page-state/about-refresh.ts';
import { phoneHref, useContact } from '#shared/state/contact.ts';
import { BrowserOnly, useShownAt } from '#site/page-state/hydration.ts';
import { changeLanguage } from '#site/routing/language.ts';
import { readMobileUrl } from '#shared/state/settings.ts';
import { useSiteForm } from '#site/page-state/site-form.ts';
import { Logo } from '#shared/components/logo.tsx';
import { languageNames } from '#shared/i18n/language-names.ts';
import { useLanguage } from '#shared/i18n/use-formats.ts';
import { legalPages, paths, tabs } from '#shared/routing/paths.ts';
import styles from './footer.module.css';
import { hrefOfChoice, type SiteForm } from '#screens/site-forms.ts';
import { Suspense } from 'react';
import { lazyOverlays } from '#shared/state/first-view.ts';

const SaverSwitch = lazyOverlays(async () => (await import('#site/components/data-saver-switch.tsx')).loadSwitch());

const texts = { desktop: 'desktopSite', mobile: 'mobileSite' } as const;

/** A link to the same page in the site's other form. The server stores the choice, so it works without scripts as well. */
function SiteChoice({ form, className }: { form: SiteForm; className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const page = useHref({ pathname, search });
  return (
    <a href={hrefOfChoice(form, page)} rel="nofollow" className={className}>
      {t(texts[form])}
    </a>
  );
}

const legalLinks = [
  [legalPages.privacy, 'panels:footerPrivacy'],
  [legalPages.protocol, 'panels:footerProtocol'],
  [legalPages.statement, 'panels:footerStatement'],
] as const;

const icon = { 'aria-hidden': true, size: '1.125rem' } as const;

export function Footer() {
  const { t } = useTranslation(['shell', 'panels']);
  const contact = useContact();
  const language = useLanguage();
  const isMobile = useSiteForm() === 'mobile';
  const year = new Date(useShownAt()).getUTCFullYear();
  return (
    <footer className={styles.footer}>
      <div className={`column ${styles.columns}`}>
        <div className={styles.house}>
          <Logo />
          <p className={styles.trust}>{t('panels:footerTrust')}</p>
        </div>
        <nav aria-labelledby="footer-company">
          <h2 id="footer-company" className={styles.title}>
            {t('panels:footerCompany')}
          </h2>
          <ul className={styles.list}>
            <li>
              <Link to={paths.tab(tabs.about)} onClick={refreshAbout}>
                {t('panels:footerAbout')}
              </Link>
            </li>
            <li>
              <Link to={paths.company()}>{t('panels:footerFacts')}</Link>
            </li>
            <li>
              <Link to={paths.tab(tabs.buying)}>{t('panels:footerBuying')}</Link>
            </li>
            <li>
              <Link to={paths.vehicles()}>{t('panels:footerVehicles')}</Link>
            </li>
            <li>
              <Link to={paths.importCost()}>{t('panels:footerImportCost')}</Link>
            </li>
            <li>
              <Link to={paths.paymentCheck()}>{t('panels:footerPaymentCheck')}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 id="footer-legal" className={styles.title}>
            {t('panels:footerLegal')}
          </h2>
          <ul className={styles.list}>
            {legalLinks.map(([page, name]) => (
              <li key={page}>
                <Link to={paths.legal(page)} target="_blank" rel="noopener">
                  {t(name)}
                  <span className="visually-hidden"> ({t('panels:footerNewTab')})</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {contact && (
          <address className={styles.contact}>
            <h2 className={styles.title}>{t('panels:footerContact')}</h2>
            <ul className={styles.list}>
              <li>
                <Phone {...icon} />
                <a className="figures" href={phoneHref(contact.phone)}>
                  <span className="visually-hidden">{t('hotline')} </span>
                  {contact.phone}
                </a>
              </li>
              <li>
                <Mail {...icon} />
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </li>
              {contact.offices[staffLanguage(language)].map((office) => (
                <li key={office}>
                  <MapPin {...icon} />
                  {office}
                </li>
              ))}
            </ul>
          </address>
        )}
      </div>
      <div className={styles.foot}>
        <div className={`column ${styles.line}`}>
          <p className="figures">{t('panels:footerRights', { year })}</p>
          <VersionLabel />
          {isMobile ? (
            <SiteChoice form="desktop" className={styles.desktopSite} />
          ) : (
            <BrowserOnly>
              <MobileSite />
            </BrowserOnly>
          )}
          <DataSaver />
          <FooterLanguages />
        </div>
      </div>
    </footer>
  );
}

/** The link to our own mobile site, if there is one. Its style shows it only on small and touch screens. */
function MobileSite() {
  return readMobileUrl(document) === '' ? <SiteChoice form="mobile" className={styles.mobileSite} /> : null;
}

function FooterLanguages() {
  const { t } = useTranslation(['shell', 'panels']);
  const current = useLanguage();
  return (
    <ul className={styles.languages} aria-label={t('panels:footerLanguages')}>
      {languages.map((language) => (
        <li key={language}>
          <ButtonBase
            lang={language}
            className={styles.language}
            aria-current={language === current || undefined}
            onClick={() => changeLanguage(language)}
          >
            {languageNames[language]}
          </ButtonBase>
        </li>
      ))}
    </ul>
  );
}

const appVersion = '4.3.5';

/** The version, for debugging. */
function VersionLabel() {
  const { t } = useTranslation(['shell', 'panels']);
  return import.meta.env['VITE_DEBUG'] === 'on' ? <p>{t('version', { version: appVersion })}</p> : null;
}

/** The data saver switch with the data used in this visit. It loads after the page. */
function DataSaver() {
  return (
    <BrowserOnly>
      <Suspense fallback={null}>
        <SaverSwitch />
      </Suspense>
    </BrowserOnly>
  );
}
