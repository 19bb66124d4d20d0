import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Loads later imports from compiled code of an earlier run, which halves the start of a command. */
export function useCompileCache(): void {
  enableCompileCache(join(import.meta.dirname, '../build/compile-cache'));
}
