import { globSync } from 'node:fs';

const sources = [
  '{demo,generated,locales,screens,states,wire}/**/*.{ts,json}',
  'server/{marketplace,platform,testing}/**/*.{ts,json,csv}',
  'node_modules/@electric-sql/pglite/package.json',
];

/** The files that a template depends on: tables, demo data and engine. Includes unrelated files: those only cost a rebuild. */
export function listTemplateSources(): string[] {
  return globSync(sources, { exclude: ['**/*.test.ts'] }).toSorted();
}
