export interface Postgres {
  /** Of its maintenance database. */
  readonly url: string;
  /** Ends it at once, but in order; its data stays. */
  halt(): Promise<void>;
  /** Ends it as a crash does; its data stays. */
  crash(): Promise<void>;
  /** Starts it again, on the same port. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export function findPostgres(): string | undefined;
export function installPostgres(): { folder: string; reason?: undefined } | { folder?: undefined; reason: string };
export function startPostgres(options: { folder: string | undefined; isDurable?: boolean }): Promise<Postgres>;
