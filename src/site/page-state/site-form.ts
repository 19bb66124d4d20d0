import { createContext, use } from 'react';
import type { SiteForm } from '#screens/site-forms.ts';

/** The form of the site, desktop or mobile. It never changes while the page is open. */
export const SiteFormContext = createContext<SiteForm>('desktop');

export function useSiteForm(): SiteForm {
  return use(SiteFormContext);
}
