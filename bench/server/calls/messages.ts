/** What the serving process tells once it listens. */
export interface Ready {
  origin: string;
  serverKey: { id: string; publicKey: string };
}

/** Milliseconds of processor time that the serving process has taken so far. */
export interface Spent {
  processorTime: number;
}
