import type { ReactNode } from 'react';
import { BrowserRouter, HashRouter } from 'react-router';
import type { SiteLanguage } from '../../wire/language.ts';
import { isHashRouting } from './page-address.ts';
import { prefixOf } from './site-prefix.ts';

const Router = isHashRouting ? HashRouter : BrowserRouter;

/** Puts every path below the prefix of the page's language. */
export function SiteRouter({ language, children }: { language: SiteLanguage; children: ReactNode }) {
  // `SiteRoutes` decides when a page is shown, and wants to hear of a navigation as soon as it begins.
  return (
    <Router basename={`/${prefixOf(language)}`} useTransitions={false}>
      {children}
    </Router>
  );
}
