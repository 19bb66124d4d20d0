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
const changesInFile = z
  .record(z.string(), zChanges)
  .parse(parse(readFileSync(join(import.meta.dirname, 'planted-changes.yaml'), 'utf8')));

export const plantedChanges: PlantedChange[] = [
  ...Object.values(changesInFile).flat(),
  ...plantedDetails,
  ...plantedSpellings,
];
