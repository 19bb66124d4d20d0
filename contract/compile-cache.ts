import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Lets what is imported from now on start from code that an earlier run compiled, which halves a command's start. */
export function useCompileCache(): void {
  enableCompileCache(join(import.meta.dirname, '../build/compile-cache'));
}
