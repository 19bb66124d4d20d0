import { expect, test, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { ApiFailure } from '../../wire/client/failure.ts';
import { askUntilKnown } from './ask-until-known.ts';

const failed = (code: number | 'unknown' | 'offline' | 'timeout') => ({
  data: undefined,
  error: new ApiFailure(operations.submitOrder, { code, message: '' }),
});
const done = { data: 'done', error: undefined };

function ask(...answers: (ReturnType<typeof failed> | typeof done)[]) {
  const call = vi.fn<() => Promise<ReturnType<typeof failed> | typeof done>>(() =>
    Promise.resolve(answers.shift() ?? failed('unknown')),
  );
  const onDoubt = vi.fn<() => void>();
  return { call, onDoubt, outcome: askUntilKnown<string>(call, { onDoubt, wait: () => Promise.resolve() }) };
}

test('A change without an answer is asked again until its outcome is known, even when the line is cut meanwhile', async () => {
  const { call, onDoubt, outcome } = ask(failed('unknown'), failed('offline'), done);
  expect(await outcome).toEqual({ is: 'done', answer: 'done' });
  expect(call).toHaveBeenCalledTimes(3);
  expect(onDoubt).toHaveBeenCalledTimes(1);
});

test('A change that was refused or never sent is not asked again', async () => {
  const refused = ask(failed(400));
  expect(await refused.outcome).toMatchObject({ is: 'failed', failure: { code: 400 } });
  const unsent = ask(failed('offline'));
  expect(await unsent.outcome).toEqual({ is: 'unsent' });
  for (const { call } of [refused, unsent]) expect(call).toHaveBeenCalledTimes(1);
});

test('A change that an earlier try left open stays open when there is no line', async () => {
  const call = vi.fn<() => Promise<ReturnType<typeof failed>>>(() => Promise.resolve(failed('offline')));
  const onDoubt = vi.fn<() => void>();
  const outcome = await askUntilKnown(call, { isOpen: true, onDoubt, wait: () => Promise.resolve() });
  expect(outcome).toEqual({ is: 'unknown' });
  expect(onDoubt).toHaveBeenCalledTimes(1);
});

test('A change whose outcome stays open is never called failed', async () => {
  const { call, outcome } = ask();
  expect(await outcome).toEqual({ is: 'unknown' });
  expect(call).toHaveBeenCalledTimes(5);
});
