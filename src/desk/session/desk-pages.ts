import type { StaffRole } from '#generated/operations.ts';
import { deskPaths } from './desk-paths.ts';

/** A page of the desk, separate from the site’s screens. */
interface DeskPage {
  path: string;
  /** Roles that can open the page; absent for all. The server checks every call itself. */
  roles?: readonly StaffRole[];
}

const workers: readonly StaffRole[] = ['owner', 'sales', 'accounts', 'logistics', 'readOnly'];
const stockReaders: readonly StaffRole[] = ['owner', 'sales', 'stock', 'readOnly'];
const stockWriters: readonly StaffRole[] = ['owner', 'stock'];

const aboutBuyers: readonly StaffRole[] = ['owner', 'sales', 'readOnly'];

export const deskPages = {
  today: { path: deskPaths.today() },
  orders: { path: deskPaths.orders(), roles: workers },
  order: { path: `${deskPaths.orders()}/:id`, roles: workers },
  stock: { path: deskPaths.stock(), roles: stockReaders },
  newVehicle: { path: deskPaths.newVehicle(), roles: stockWriters },
  importStock: { path: deskPaths.importStock(), roles: stockWriters },
  vehicle: { path: `${deskPaths.stock()}/:id`, roles: stockReaders },
  chats: { path: deskPaths.chats(), roles: aboutBuyers },
  inquiries: { path: deskPaths.inquiries(), roles: aboutBuyers },
  questions: { path: deskPaths.questions(), roles: aboutBuyers },
  offers: { path: deskPaths.offers(), roles: aboutBuyers },
  claims: { path: deskPaths.claims(), roles: workers },
  mpesa: { path: deskPaths.mpesa(), roles: ['owner', 'accounts', 'readOnly'] },
  people: { path: deskPaths.people(), roles: aboutBuyers },
  buyers: { path: deskPaths.buyers(), roles: aboutBuyers },
  buyer: { path: `${deskPaths.buyers()}/:id`, roles: aboutBuyers },
  dealers: { path: deskPaths.dealers(), roles: aboutBuyers },
  pricing: { path: deskPaths.pricing() },
  import: { path: deskPaths.import() },
  company: { path: deskPaths.company() },
  coupons: { path: deskPaths.coupons() },
  banners: { path: deskPaths.banners() },
  analytics: { path: deskPaths.analytics(), roles: ['owner', 'sales', 'accounts', 'readOnly'] },
  auditLog: { path: deskPaths.auditLog(), roles: ['owner'] },
  account: { path: deskPaths.account() },
} satisfies Record<string, DeskPage>;

export type DeskPageName = keyof typeof deskPages;

export function isFor(name: DeskPageName, role: StaffRole): boolean {
  const { roles }: DeskPage = deskPages[name];
  return roles === undefined || roles.includes(role);
}
