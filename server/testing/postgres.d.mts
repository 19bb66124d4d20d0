export interface Postgres {
  /** URL of the maintenance database. */
  readonly url: string;
  /** The data folder. */
  readonly data: string;
  readonly port: number;
  /** Fast shutdown; data stays. */
  halt(): Promise<void>;
  /** Immediate shutdown, like a crash; data stays. */
  crash(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

export function freePort(): Promise<number>;
export function findPostgres(): string | undefined;
export function installPostgres(): { folder: string; reason?: undefined } | { folder?: undefined; reason: string };
export function startPostgres(options: {
  folder: string | undefined;
  isDurable?: boolean;
  /** Settings such as `archive_mode=on`. */
  settings?: readonly string[];
}): Promise<Postgres>;
