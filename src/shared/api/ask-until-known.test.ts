import { expect, test, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import { ApiFailure } from '#wire/client/failure.ts';
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

test('repeats a change without an answer until its outcome is known, even if the connection breaks meanwhile', async () => {
  const { call, onDoubt, outcome } = ask(failed('unknown'), failed('offline'), done);
  expect(await outcome).toEqual({ is: 'done', answer: 'done' });
  expect(call).toHaveBeenCalledTimes(3);
  expect(onDoubt).toHaveBeenCalledTimes(1);
});

test('does not repeat a change that was refused or never sent', async () => {
  const refused = ask(failed(400));
  expect(await refused.outcome).toMatchObject({ is: 'failed', failure: { code: 400 } });
  const unsent = ask(failed('offline'));
  expect(await unsent.outcome).toEqual({ is: 'unsent' });
  for (const { call } of [refused, unsent]) expect(call).toHaveBeenCalledTimes(1);
});

test('keeps a change unknown if an earlier attempt left it unknown and there is no connection', async () => {
  const call = vi.fn<() => Promise<ReturnType<typeof failed>>>(() => Promise.resolve(failed('offline')));
  const onDoubt = vi.fn<() => void>();
  const outcome = await askUntilKnown(call, { isOpen: true, onDoubt, wait: () => Promise.resolve() });
  expect(outcome).toEqual({ is: 'unknown' });
  expect(onDoubt).toHaveBeenCalledTimes(1);
});

test('never reports a change of unknown outcome as failed', async () => {
  const { call, outcome } = ask();
  expect(await outcome).toEqual({ is: 'unknown' });
  expect(call).toHaveBeenCalledTimes(5);
});
