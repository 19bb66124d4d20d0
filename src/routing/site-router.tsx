import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import { prefixes } from '../../screens/screens.ts';
import type { Language } from '../../wire/language.ts';
import { createSiteHistory } from './site-history.ts';

interface SiteRouterProps {
  language: Language;
  /** Paths of the mobile site at which the login opens over the home page. */
  loginPaths?: readonly string[] | undefined;
  children: ReactNode;
}

/** Puts every path below the prefix of the page's language. */
export function SiteRouter({ language, loginPaths, children }: SiteRouterProps) {
  const [history] = useState(() => createSiteHistory({ language, ...(loginPaths && { loginPaths }) }));
  const [{ location, type }, setShown] = useState(history.shown);
  useLayoutEffect(() => history.listen(setShown), [history]);
  // `SiteRoutes` decides when a page is shown, and wants to hear of a navigation as soon as it begins.
  return (
    <Router
      basename={`/${prefixes[language]}`}
      location={location}
      navigationType={type}
      navigator={history}
      useTransitions={false}
    >
      {children}
    </Router>
  );
}
