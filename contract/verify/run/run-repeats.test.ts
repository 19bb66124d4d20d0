import { expect, test } from 'vitest';
import type { PayloadCase } from '../cases/case.ts';
import type { Received } from '../target/received.ts';
import { callTwiceAtOnce } from './run-repeats.ts';

const sent: PayloadCase = {
  kind: 'example',
  name: 'one',
  carrier: { kind: 'json', schema: {}, examples: [] },
  payload: {},
  allowed: true,
};
const success: Received = { kind: 'answer', status: 200, answer: { code: 0 } };
const refusal: Received = { kind: 'answer', status: 200, answer: { code: 400, message: 'The vehicle is gone.' } };

test.each([
  { which: 'first', answers: [success, refusal] },
  { which: 'second', answers: [refusal, success] },
])(
  'If two simultaneous calls have one key and the $which succeeds, the run continues from it and reports both',
  async ({ answers }) => {
    const waiting = [...answers];
    const { received, outcome } = await callTwiceAtOnce(sent, 'key', {
      call: async () => waiting.shift() ?? refusal,
      observe: async () => [],
    });
    expect(received).toBe(success);
    expect(outcome.faults).toMatchObject([{ kind: 'other', got: expect.stringContaining('The vehicle is gone.') }]);
  },
);
