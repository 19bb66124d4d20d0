import { PGlite } from '@electric-sql/pglite';
import type { PGlite as Engine } from 'kysely';

/**
 * Wraps the engine so that it runs nothing after a trap: queued work must not reach the files through damaged memory.
 */
export class GuardedEngine extends PGlite {
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
 * The embedded engine, reopened after a trap. PostgreSQL recovers its files as after a crash: committed data is there.
 * Calls in flight fail, since nobody knows whether they completed.
 */
export class RestartingEngine implements Engine {
  readonly #open: () => GuardedEngine;
  readonly #onTrap: (trap: Error) => void;
  #engine: GuardedEngine;

  constructor(open: () => GuardedEngine, onTrap: (trap: Error) => void) {
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
      // The caller waits for `begin` forever, so give it a transaction that fails at its first statement.
      if (!hasBegun) await callback({ query: () => Promise.reject(error), rollback: () => Promise.resolve() });
      throw error;
    }
  };

  async close(): Promise<void> {
    // Closing writes to the files, which damaged memory must not.
    if (this.#engine.trap === undefined) await this.#engine.close();
  }

  #working(): GuardedEngine {
    if (this.#engine.trap !== undefined) {
      this.#onTrap(this.#engine.trap);
      this.#engine = this.#open();
    }
    return this.#engine;
  }
}
