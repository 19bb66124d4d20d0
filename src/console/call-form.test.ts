import { expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { writeSnippet } from './call-form.tsx';

test('handles every code of a call in its snippet', () => {
  const snippet = writeSnippet(operations.getOrder, '{\n  "id": "500001"\n}');
  expect(snippet).toContain('await api.getOrder({ body: {');
  for (const code of operations.getOrder.codes) expect(snippet).toContain(`case ${code}:`);
});

test('requests the code of the answer in the snippet of a call that returns its whole answer', () => {
  expect(writeSnippet(operations.getUserInfo, '')).toContain('switch (answer?.code)');
});
