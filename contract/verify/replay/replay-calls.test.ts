import { expect, test } from 'vitest';
import type { RecordedCall } from '#wire/host/proxy/record-calls.ts';
import { readCanonical } from '#contract/document/openapi.ts';
import { oracleOf } from '../subject/oracle.ts';
import { testedOperations } from '../subject/tested-operation.ts';
import { replayCalls } from './replay-calls.ts';

const document = readCanonical();
const refused = { code: 421, message: 'Please log in again' };
const listed = { code: 0, body: [] };

const recorded: RecordedCall[] = [
  { operation: 'listCoupons', payload: {}, answer: refused },
  { operation: 'listCoupons', payload: {}, caller: 'caller 1', answer: refused },
  { operation: 'listCoupons', payload: {}, caller: 'caller 2', answer: listed },
  { operation: 'listCoupons', payload: {}, caller: 'caller 3', answer: listed },
  { operation: 'listCoupons', payload: {}, caller: 'caller 4', answer: listed },
];

test('A call uses the login of its own user; calls without a login and of visitors use none', async () => {
  const tokens: (string | undefined)[] = [];
  const { result } = await replayCalls(recorded, {
    target: {
      call({ token }) {
        tokens.push(token);
        const isUser = token === 'first' || token === 'second';
        return Promise.resolve({ kind: 'answer', status: 200, answer: isUser ? listed : refused });
      },
    },
    oracle: oracleOf(document),
    operations: testedOperations(document),
    tokens: { visitor: 'visitor', users: ['first', 'second'] },
    repeat: '',
  });
  expect(tokens).toEqual([undefined, 'visitor', 'first', 'second']);
  expect(result).toMatchObject({ calls: 5, sent: 4, same: 4 });
  expect(Object.keys(result.leftOut)).toEqual(['of a user for whom the run has no login: --login, --other']);
});
