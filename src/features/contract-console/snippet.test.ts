import { expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { writeSnippet } from './snippet.ts';

test('A call with a payload shows every code that it can answer', () => {
  const snippet = writeSnippet(operations.getOrder, '{\n  "id": "500001"\n}');
  expect(snippet).toContain('await api.getOrder({ body: {');
  for (const code of operations.getOrder.codes) expect(snippet).toContain(`case ${code}:`);
});

test('A call that hands its whole answer over is told by the code of the answer', () => {
  expect(writeSnippet(operations.getUserInfo, '')).toContain('switch (answer?.code)');
});
