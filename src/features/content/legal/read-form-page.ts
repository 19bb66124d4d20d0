import { legalPages, type LegalPage } from '../../../routing/paths.ts';

/** The text that an address asks for: the statement where it asks for none, or for one that there is not. */
export function readFormPage(search: URLSearchParams): LegalPage {
  const wanted = search.get('formPage');
  return Object.values(legalPages).find((page) => String(page) === wanted) ?? legalPages.statement;
}
