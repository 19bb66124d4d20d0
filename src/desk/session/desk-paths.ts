/** Where the desk is; every address of its pages stands below. The server knows it too: server/site/serve-desk.ts. */
export const deskBase = '/desk';

/** Links within the desk, below its base. */
export const deskPaths = {
  today: () => '/',
  orders: (statuses?: string) => (statuses === undefined ? '/orders' : `/orders?statuses=${statuses}`),
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  people: () => '/people',
  record: (subject?: string) => (subject === undefined ? '/record' : `/record?subject=${encodeURIComponent(subject)}`),
  account: () => '/account',
  logIn: () => '/log-in',
  invitation: () => '/invitation',
};
