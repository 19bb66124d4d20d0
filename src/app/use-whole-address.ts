import { useHref } from 'react-router';

/** The whole address of a page of the site in the reader's language, to be shared. Only a browser knows it. */
export function useWholeAddress(path: string): () => string {
  const href = useHref(path);
  return () => new URL(href, location.href).href;
}
