import { screens } from '../../../screens/screens.ts';

/** The vehicle or order that a page is about, so that the staff see of what the user writes. */
export function aboutOf({ pathname, search }: { pathname: string; search: string }): {
  vehicleId?: string | undefined;
  orderId?: string | undefined;
} {
  const id = new URLSearchParams(search).get('id');
  if (id === null) return {};
  if (pathname === screens.detail.path || pathname === screens.reserve.path) return { vehicleId: id };
  return pathname === screens.order.path ? { orderId: id } : {};
}
