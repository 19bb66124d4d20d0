/** Where the calls go. */
export interface Target {
  /** Without a slash at the end; `/plain` and `/sealed` lie below. */
  origin: string;
  serverKey: { id: string; publicKey: string };
}

export const partnerId = 'bench';
export const path = '/vehicles/getVehicles';
