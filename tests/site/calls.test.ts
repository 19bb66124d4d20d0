import { expect, test } from 'vitest';
import { sources } from './site-files.ts';

test('invalidates answers by the ids of their calls, in one file', () => {
  const others = sources.filter(({ text }) => /\b(invalidateQueries|refetchQueries)\b/.test(text));
  expect(others.map(({ path }) => path)).toEqual(['src/shared/api/invalidate.ts']);
});
