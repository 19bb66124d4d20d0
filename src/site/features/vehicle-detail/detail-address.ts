import { centreItems, paths } from '#shared/routing/paths.ts';

/** The address parameters of a vehicle's page. They identify the previous page. */
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

/**
 * Back returns to the order, the similar vehicles or the favourites that the reader came from, or else to the remembered
 * page.
 */
export function returnTarget(address: DetailAddress, remembered: string | undefined): string {
  const { orderId, status, styleId, styleName, storeId } = address;
  if (orderId !== undefined) return paths.order(orderId, status);
  if (styleId !== undefined) return paths.similar(styleId, styleName);
  if (storeId !== undefined) return paths.centre(centreItems.favorites, { id: storeId });
  return remembered ?? paths.home();
}
