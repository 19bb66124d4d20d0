import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { PlantedChange } from './plant.ts';
import { plantedDetails } from './planted-details.ts';
import { plantedSpellings } from './planted-spellings.ts';

const zChanges = z.array(
  z.strictObject({
    title: z.string(),
    edits: z.array(z.tuple([z.string(), z.string(), z.string()])),
    expected: z.array(z.string()),
    says: z.optional(z.string()),
    reversed: z.optional(z.literal(true)),
  }),
);

function readPlanted(file: string): PlantedChange[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return Object.values(z.record(z.string(), zChanges).parse(parse(text))).flat();
}

/** The expectations were written before the report was run. */
export const furtherChanges: PlantedChange[] = ['planted-shapes.yaml', 'planted-answers.yaml'].flatMap(readPlanted);

export const plantedChanges: PlantedChange[] = [
  ...readPlanted('planted-changes.yaml'),
  ...furtherChanges,
  ...plantedDetails,
  ...plantedSpellings,
];
