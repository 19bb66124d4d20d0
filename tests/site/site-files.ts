import { globSync, readFileSync } from 'node:fs';

export interface SourceFile {
  path: string;
  text: string;
}

function read(pattern: string): SourceFile[] {
  return globSync(pattern)
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** The site's own code, without its tests. */
export const sources = read('src/**/*.{ts,tsx}').filter(
  ({ path }) => !/\.test(-d)?\.tsx?$/.test(path) && !path.includes('/testing/'),
);
export const modules = read('src/**/*.module.css');
export const styleSheets = read('src/**/*.css');
