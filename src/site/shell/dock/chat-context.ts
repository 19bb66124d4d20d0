import { screens } from '#screens/screens.ts';

/** The vehicle or order of the page, so that staff see what a message refers to. */
export function chatContextOf({ pathname, search }: { pathname: string; search: string }): {
  vehicleId?: string | undefined;
  orderId?: string | undefined;
} {
  const id = new URLSearchParams(search).get('id');
  if (id === null) return {};
  if (pathname === screens.detail.path || pathname === screens.reserve.path) return { vehicleId: id };
  return pathname === screens.order.path ? { orderId: id } : {};
}
