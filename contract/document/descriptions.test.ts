import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUndescribed } from './descriptions.ts';
import { loadContract } from './load.ts';

test('A named schema without description is reported at its place', async () => {
  const root = join(import.meta.dirname, '../../tests/contract-report/fixture');
  const contract = await loadContract(root);
  const found = findUndescribed(root, contract).map(({ file, line, message }) => `${file}:${line} ${message}`);
  expect(found).toContainEqual(
    expect.stringMatching(/^openapi\/schemas\/yard\.yaml:60 Add a `description` to Unit: what the value means/),
  );
  expect(found.join('\n')).not.toMatch(/Amount|Payload|Success/);
});
