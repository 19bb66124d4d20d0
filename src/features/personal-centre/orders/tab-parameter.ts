/** The tab of the orders in the address, beside the personal centre's own item. */
export const tabParameter = 'orders';
