import { useCompileCache } from '../compile-cache.ts';

useCompileCache();
// Imported only now, so that the cache serves it.
const { runGenerate } = await import('./command.ts');
await runGenerate(process.cwd(), process.argv.slice(2));
