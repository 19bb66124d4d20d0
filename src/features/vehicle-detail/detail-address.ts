import { centreItems, paths } from '../../routing/paths.ts';

/** The values in the address of a vehicle's page. They say where the reader came from. */
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

/** Back leads to the order, the similar vehicles or the favourites that the reader came from, or else as remembered. */
export function returnTarget(address: DetailAddress, remembered: string | undefined): string {
  const { orderId, status, styleId, styleName, storeId } = address;
  if (orderId !== undefined) return paths.order(orderId, status);
  if (styleId !== undefined) return paths.similar(styleId, styleName);
  if (storeId !== undefined) return paths.centre(centreItems.favorites, { id: storeId });
  return remembered ?? paths.home();
}
