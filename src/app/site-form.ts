import { createContext, use } from 'react';
import type { SiteForm } from '../../screens/site-forms.ts';

/** The form in which the site is shown. It stays the same as long as the page is open. */
export const SiteFormContext = createContext<SiteForm>('desktop');

export function useSiteForm(): SiteForm {
  return use(SiteFormContext);
}
