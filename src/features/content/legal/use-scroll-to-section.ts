import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the section that the address names into sight; the router changes addresses without the browser's own jump. */
export function useScrollToSection(): void {
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [location]);
}
