import { expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { writeSnippet } from './call-form.tsx';

test('The snippet of a call with a payload shows every code that the call can answer', () => {
  const snippet = writeSnippet(operations.getOrder, '{\n  "id": "500001"\n}');
  expect(snippet).toContain('await api.getOrder({ body: {');
  for (const code of operations.getOrder.codes) expect(snippet).toContain(`case ${code}:`);
});

test('The snippet of a call that returns its whole answer asks for the code of the answer', () => {
  expect(writeSnippet(operations.getUserInfo, '')).toContain('switch (answer?.code)');
});
