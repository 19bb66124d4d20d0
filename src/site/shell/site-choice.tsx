import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router';
import { hrefOfChoice, type SiteForm } from '#screens/site-forms.ts';

const texts = { desktop: 'desktopSite', mobile: 'mobileSite' } as const;

/** A link to the same page in the site's other form. The server stores the choice, so it works without scripts as well. */
export function SiteChoice({ form, className }: { form: SiteForm; className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const page = useHref({ pathname, search });
  return (
    <a href={hrefOfChoice(form, page)} rel="nofollow" className={className}>
      {t(texts[form])}
    </a>
  );
}
