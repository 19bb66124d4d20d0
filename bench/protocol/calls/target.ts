/** The target of the calls. */
export interface Target {
  /** Without a trailing slash; `/plain` and `/sealed` are below it. */
  origin: string;
  serverKey: { id: string; publicKey: string };
}

export const partnerId = 'bench';
export const path = '/vehicles/getVehicles';
