import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The runtime's path below `generated/client/`. */
export const clientRuntime = 'sdk-client.gen.ts';

/**
 * The runtime of the generated calls and hooks. It is generated too, so that generated code imports nothing of the
 * product. The product supplies the HTTP client and the class of its failures.
 */
export async function emitClientRuntime(): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'client-runtime.ts'), 'utf8');
  return source.replace("'#generated/operations.ts'", "'../operations.ts'");
}
