/** Base path of the desk, also known to server/site/serve-desk.ts. */
export const deskBase = '/desk';

/** Paths below the base. */
export const deskPaths = {
  today: () => '/',
  orders: (statuses?: string) => (statuses === undefined ? '/orders' : `/orders?statuses=${statuses}`),
  ordersOf: (email: string) => `/orders?search=${encodeURIComponent(email)}`,
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  stock: () => '/stock',
  newVehicle: () => '/stock/new',
  importStock: (id?: string) => (id === undefined ? '/stock/import' : `/stock/import?id=${encodeURIComponent(id)}`),
  vehicle: (id: string) => `/stock/${encodeURIComponent(id)}`,
  chats: (id?: string) => (id === undefined ? '/chats' : `/chats?id=${encodeURIComponent(id)}`),
  inquiries: () => '/inquiries',
  questions: () => '/questions',
  offers: () => '/offers',
  claims: () => '/claims',
  mpesa: () => '/mpesa',
  pricing: () => '/pricing',
  import: () => '/import',
  company: () => '/company',
  coupons: () => '/coupons',
  banners: () => '/banners',
  analytics: () => '/analytics',
  people: () => '/people',
  buyers: () => '/people/buyers',
  buyer: (id: string) => `/people/buyers/${encodeURIComponent(id)}`,
  dealers: () => '/people/dealers',
  auditLog: (subject?: string) =>
    subject === undefined ? '/audit-log' : `/audit-log?subject=${encodeURIComponent(subject)}`,
  account: () => '/account',
  logIn: () => '/log-in',
  invitation: () => '/invitation',
};

/** Paths of earlier versions, with those that replace them. */
export const formerPaths = {
  '/terms': deskPaths.pricing(),
  '/figures': deskPaths.analytics(),
  '/record': deskPaths.auditLog(),
};
