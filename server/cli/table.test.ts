import { expect, it } from 'vitest';
import { table } from '#server/cli/table.ts';

it('The columns of a table line up in any script', () => {
  expect(
    table(
      ['Order', 'Name'],
      [
        ['GP1', '田中'],
        ['GP12345', 'x'],
      ],
    ),
  ).toBe('Order    Name\n-------  ----\nGP1      田中\nGP12345  x');
});
