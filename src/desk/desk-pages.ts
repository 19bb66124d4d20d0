import { lazy, type ComponentType } from 'react';
import type { StaffRole } from '../../generated/operations.ts';

/** A page of the desk. The table of screens is the site's; this is the desk's own. */
interface DeskPage {
  path: string;
  Page: ComponentType;
  /** Who of the staff has something to do there; for all where it is absent. The server judges each call by itself. */
  roles?: readonly StaffRole[];
}

const workers: readonly StaffRole[] = ['owner', 'sales', 'accounts', 'logistics', 'readOnly'];

export const deskPages = {
  today: { path: '/', Page: lazy(() => import('./today/today-page.tsx')) },
  orders: { path: '/orders', Page: lazy(() => import('./orders/orders-page.tsx')), roles: workers },
  order: { path: '/orders/:id', Page: lazy(() => import('./orders/order-page.tsx')), roles: workers },
  people: { path: '/people', Page: lazy(() => import('./people/people-page.tsx')), roles: ['owner'] },
  record: { path: '/record', Page: lazy(() => import('./record/record-page.tsx')), roles: ['owner'] },
  account: { path: '/account', Page: lazy(() => import('./account/account-page.tsx')) },
} satisfies Record<string, DeskPage>;

export type DeskPageName = keyof typeof deskPages;

export function isFor(name: DeskPageName, role: StaffRole): boolean {
  const { roles }: DeskPage = deskPages[name];
  return roles === undefined || roles.includes(role);
}
