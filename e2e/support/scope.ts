import { type Language, languages } from '#wire/language.ts';

export const isFullRun = process.env['TEST_SCOPE'] === 'full';

/** `npm test` runs a journey in English only, `npm run test:full` in every language. */
export const testedLanguages: readonly Language[] = isFullRun ? languages : ['en'];
