import type { ReactNode } from 'react';
import { BrowserRouter, HashRouter } from 'react-router';
import { prefixes } from '../../screens/screens.ts';
import type { Language } from '../../wire/language.ts';
import { isHashRouting } from './page-address.ts';

const Router = isHashRouting ? HashRouter : BrowserRouter;

/** Puts every path below the prefix of the page's language. */
export function SiteRouter({ language, children }: { language: Language; children: ReactNode }) {
  // `SiteRoutes` decides when a page is shown, and wants to hear of a navigation as soon as it begins.
  return (
    <Router basename={`/${prefixes[language]}`} useTransitions={false}>
      {children}
    </Router>
  );
}
