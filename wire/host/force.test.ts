import { describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import failures from '../../locales/ja/failures.json' with { type: 'json' };
import { readExamples, translateFailure } from '#server/platform/calls/examples.ts';
import { readForce } from './force.ts';

const examples = readExamples();
const { listMakes } = operations;

function force(headers: Readonly<Record<string, string>>, sealed = true) {
  return readForce(listMakes, (name) => headers[name], { examples, language: 'en', sealed });
}

describe('The force headers of a request', () => {
  test('force nothing if absent', () => {
    expect(force({})).toEqual({});
  });

  test('force a code, an example, a delay and a fault', () => {
    expect(force({ 'Force-Code': '431' })).toEqual({ answer: { code: 431 } });
    expect(force({ 'Force-Example': 'empty' })).toEqual({ answer: { code: 0, body: { makeList: [] } } });
    for (const delay of ['0', '59999', '60000']) {
      expect(force({ 'Force-Delay': delay })).toEqual({ delay: Number(delay) });
    }
    for (const fault of ['malformed-body', 'bad-sign', 'drop', 'slow']) {
      expect(force({ 'Force-Fault': fault })).toEqual({ fault });
    }
    expect(force({ 'Force-Code': '431', 'Force-Delay': '5', 'Force-Fault': 'slow' })).toEqual({
      answer: { code: 431 },
      delay: 5,
      fault: 'slow',
    });
  });

  test('force one answer: a code and an example are mutually exclusive', () => {
    const { answer } = force({ 'Force-Code': '431', 'Force-Example': 'empty' });
    expect(answer).toMatchObject({ code: 400, message: 'Force-Code and Force-Example exclude each other.' });
  });

  test.each([
    [
      { 'Force-Example': 'full' },
      /^Force-Example: listMakes does not support 'full' here; use one of success, empty, /,
    ],
    [
      { 'Force-Delay': 'long' },
      /^Force-Delay: .* does not support 'long' here; use one of 0 to 60000 \(milliseconds\)\.$/,
    ],
    [
      { 'Force-Fault': 'fire' },
      /^Force-Fault: .* does not support 'fire' here; use one of malformed-body, bad-sign, drop, slow\.$/,
    ],
  ])('are refused with the list of valid values: %o', (headers, message) => {
    expect(force(headers as Record<string, string>).answer?.message).toMatch(message);
  });

  test.each(['60001', '-1', '1.5', '1e3', ' 5', '5 ', '', '100000'])('force no delay of %j', (delay) => {
    expect(force({ 'Force-Delay': delay })).toMatchObject({ answer: { code: 400 } });
  });

  test('report to the user and to developers if they are invalid', () => {
    const { answer } = force({ 'Force-Code': '602' });
    expect(answer?.message).toMatch(/^Force-Code: listMakes does not support '602' here; use one of 400, /);
    expect(answer?.errorMessage).toBe(answer?.message);
    expect(force({ 'Force-Fault': 'bad-sign' }, false).answer?.message).toContain('one of malformed-body, drop, slow.');
    expect(force({ 'Force-Fault': 'slow' }, false)).toEqual({ fault: 'slow' });
  });
});

describe('The examples of the contract', () => {
  test('are named, and none exists that the contract does not have', () => {
    expect(examples.namesOf('listMakes')).toEqual(expect.arrayContaining(['success', 'empty']));
    expect(examples.namesOf('nothing')).toEqual([]);
    expect(examples.find('nothing', 'success', 'en')).toBeUndefined();
    expect(examples.find('listMakes', 'nothing', 'en')).toBeUndefined();
  });

  test('use the language of the caller only for failures', () => {
    const success = { code: 0, body: [1], message: 'kept' };
    expect(translateFailure('success-400-vehicleGone', success, 'ja')).toBe(success);
    const failure = { code: 400, message: 'in English', errorMessage: 'dropped' };
    expect(translateFailure('code-400-vehicleGone', failure, 'ja')).toEqual({
      code: 400,
      message: failures.vehicleGone,
      reason: 'vehicleGone',
    });
    expect(translateFailure('code-400', failure, 'ja')).toEqual({ code: 400 });
  });
});
