import { createContext, use } from 'react';
import type { SiteForm } from '../../screens/site-forms.ts';

/** The form in which the site is shown. It stays the same as long as the page is open. */
export const SiteFormContext = createContext<SiteForm>('desktop');

/** The form of the page, to whoever is not a component. */
export function shownForm(page: Document = document): SiteForm {
  return page.documentElement.dataset['site'] === 'mobile' ? 'mobile' : 'desktop';
}

export function useSiteForm(): SiteForm {
  return use(SiteFormContext);
}
