import { PGlite } from '@electric-sql/pglite';
import type { PGlite as Engine } from 'kysely';

/** An engine that runs nothing more once it has trapped, so that what waits for it cannot reach the files by a damaged memory. */
export class CarefulEngine extends PGlite {
  trap: WebAssembly.RuntimeError | undefined;

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.trap) throw this.trap;
    try {
      return super.execProtocolRawSync(message);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) this.trap = error;
      throw error;
    }
  }
}

/**
 * The embedded engine, opened again where it has trapped. Its files are then as a crash leaves them, which PostgreSQL
 * recovers from: what was committed is there. Calls that were under way fail, since nobody can tell whether they were done.
 */
export class LastingEngine implements Engine {
  readonly #open: () => CarefulEngine;
  readonly #onTrap: (trap: Error) => void;
  #engine: CarefulEngine;

  constructor(open: () => CarefulEngine, onTrap: (trap: Error) => void) {
    this.#open = open;
    this.#onTrap = onTrap;
    this.#engine = open();
  }

  get ready(): boolean {
    return this.#engine.ready;
  }

  get closed(): boolean {
    return this.#engine.closed;
  }

  get waitReady(): Promise<void> {
    return this.#engine.waitReady;
  }

  query: Engine['query'] = (statement, values, options) => this.#working().query(statement, values, options);

  transaction: Engine['transaction'] = async (callback) => {
    let hasBegun = false;
    try {
      return await this.#working().transaction((transaction) => {
        hasBegun = true;
        return callback(transaction);
      });
    } catch (error) {
      // The caller waits for the beginning without an end, so it gets a transaction that fails at its first statement.
      if (!hasBegun) await callback({ query: () => Promise.reject(error), rollback: () => Promise.resolve() });
      throw error;
    }
  };

  async close(): Promise<void> {
    // Closing writes to the files, which a damaged memory must not.
    if (this.#engine.trap === undefined) await this.#engine.close();
  }

  #working(): CarefulEngine {
    if (this.#engine.trap !== undefined) {
      this.#onTrap(this.#engine.trap);
      this.#engine = this.#open();
    }
    return this.#engine;
  }
}
