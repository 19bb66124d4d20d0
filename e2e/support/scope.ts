import { isFullRun } from '../../tests/scope.ts';
import { type Language, languages } from '../../wire/language.ts';

/** `npm test` runs a journey in English alone, `npm run test:full` in three languages. */
export const testedLanguages: readonly Language[] = isFullRun ? languages : ['en'];
