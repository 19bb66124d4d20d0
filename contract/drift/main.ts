import { useCompileCache } from '../compile-cache.ts';

useCompileCache();
// Imported only now, so that the cache serves it.
const { runDrift } = await import('./command.ts');
await runDrift(process.cwd());
