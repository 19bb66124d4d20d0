import { useHref } from 'react-router';

/** The full URL of a page in the reader's language, for sharing. Only a browser knows its origin. */
export function useFullUrl(path: string): () => string {
  const href = useHref(path);
  return () => new URL(href, location.href).href;
}
