import { useCompileCache } from '../compile-cache.ts';

useCompileCache();
// Imported only now, so that the cache serves it.
const [{ runReport }, { diffGenerated }] = await Promise.all([import('./command.ts'), import('./generated-files.ts')]);
const { code, out, error } = await runReport(process.cwd(), process.argv.slice(2), diffGenerated);
process.stdout.write(out);
process.stderr.write(error);
process.exitCode = code;
