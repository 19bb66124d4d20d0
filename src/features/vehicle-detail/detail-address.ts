import { useHref } from 'react-router';
import { centreItems, paths } from '../../paths.ts';

/** What a vehicle's address says about where its reader came from. */
export interface DetailAddress {
  id: string;
  orderId?: string;
  status?: string;
  styleId?: string;
  styleName?: string;
  storeId?: string;
}

export function readDetailAddress(search: URLSearchParams): DetailAddress {
  const given = (name: string) => {
    const value = search.get(name);
    return value ? { [name]: value } : {};
  };
  return {
    id: search.get('id') ?? '',
    ...given('orderId'),
    ...given('status'),
    ...given('styleId'),
    ...given('styleName'),
    ...given('storeId'),
  };
}

/** Where Back leads: to the order, the similar vehicles or the favourites that the reader came from; else as remembered. */
export function returnTarget(address: DetailAddress, remembered: string | undefined): string {
  const { orderId, status, styleId, styleName, storeId } = address;
  if (orderId !== undefined) return paths.order(orderId, status);
  if (styleId !== undefined) return paths.similar(styleId, styleName);
  if (storeId !== undefined) return paths.centre(centreItems.favorites, { id: storeId });
  return remembered ?? paths.home();
}

/** The vehicle's own whole address in the language of the page, to hand on. Asked for in the browser alone. */
export function useVehicleAddress(id: string): () => string {
  const href = useHref(paths.detail(id));
  return () => new URL(href, location.href).href;
}
