import { useHref } from 'react-router';
import { paths } from '../../routing/paths.ts';

/** The vehicle's own whole address in the language of the page, to hand on. Asked for in the browser alone. */
export function useVehicleAddress(id: string): () => string {
  const href = useHref(paths.detail(id));
  return () => new URL(href, location.href).href;
}
