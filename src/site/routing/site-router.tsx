import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import { prefixes } from '#screens/screens.ts';
import type { Language } from '#wire/language.ts';
import { createSiteHistory } from './site-history.ts';

interface SiteRouterProps {
  language: Language;
  /** Paths of the mobile site at which the login opens over the home page. */
  loginPaths?: readonly string[] | undefined;
  children: ReactNode;
}

/** Prefixes every path with the page's language. */
export function SiteRouter({ language, loginPaths, children }: SiteRouterProps) {
  const [history] = useState(() => createSiteHistory({ language, ...(loginPaths && { loginPaths }) }));
  const [{ location, type }, setShown] = useState(history.shown);
  useLayoutEffect(() => history.listen(setShown), [history]);
  // `SiteRoutes` decides when a page is shown, and must be notified when a navigation starts.
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
