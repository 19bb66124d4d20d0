import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContract, type Contract } from '#contract/document/load.ts';

/** A small edit of the fixture contract, and the expected report: `impact operation…`, one entry per line. */
export interface PlantedChange {
  title: string;
  /** File below `fixture/`, the old text and the new text. */
  edits: [file: string, from: string, to: string][];
  expected: string[];
  /** Words that the line must contain. */
  says?: string | undefined;
  /** Reads the edit backwards: from the edited contract to the fixture. */
  reversed?: true | undefined;
}

export const fixture = join(import.meta.dirname, 'fixture');

/** The contract after a change, read from a copy of the fixture. */
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
