import { expect, test } from 'vitest';
import type { ImportAssessment } from '#generated/client/types.gen.ts';
import contract from '#generated/openapi.json' with { type: 'json' };
import type { Wording } from '#shared/components/import-verdict/verdict-texts.ts';
import { sharedVerdict } from './use-shared-verdict.ts';

const { success } = contract.paths['/import/assess'].post.responses['200'].content['application/json'].examples;
const kenya = (success.value as { body: ImportAssessment }).body;

/** Returns texts by their keys. */
const wording = {
  t: (key: string) => key,
  formats: { day: (day: string) => day, month: (month: string) => month },
  country: 'Kenya',
} as unknown as Wording;

test.each([
  ['allowed', { tone: 'good', sentence: 'allowedUntil' }],
  ['onlyIfShippedBy', { tone: 'hurry', sentence: 'shipBy' }],
  ['refused', { tone: 'bad', sentence: 'refusedLeft' }],
  ['noRule', undefined],
  ['unclear', undefined],
] as const)('promises nothing if nothing is known, and hides no refusal: %s', (verdict, text) => {
  const verdicts = kenya.verdicts.map((one) => ({ ...one, verdict }));
  expect(sharedVerdict({ ...kenya, verdicts }, 'Mombasa', wording)).toEqual(text);
});
