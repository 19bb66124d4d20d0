import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContract, type Contract } from '../../contract/document/load.ts';

/** A small edit of the fixture contract, and what the report must say of it: `impact operation…`, one entry a line. */
export interface PlantedChange {
  title: string;
  /** File below `fixture/`, what is there, what stands there instead. */
  edits: [file: string, from: string, to: string][];
  expected: string[];
  /** Where the line must say so in these words. */
  says?: string | undefined;
  /** From the edited contract to the fixture, instead of from the fixture to the edited one. */
  reversed?: true | undefined;
}

export const fixture = join(import.meta.dirname, 'fixture');

/** The contract as it is after a change, read from a copy of the fixture. */
export async function plant({ title, edits }: PlantedChange): Promise<Contract> {
  const root = await mkdtemp(join(tmpdir(), 'gariport-planted-'));
  try {
    await cp(fixture, root, { recursive: true });
    for (const [file, from, to] of edits) {
      const text = await readFile(join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${title}: ${file} does not hold ${from}`);
      await writeFile(
        join(root, file),
        text.replace(from, () => to),
      );
    }
    return await loadContract(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
