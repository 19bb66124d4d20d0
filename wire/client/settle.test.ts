import { describe, expect, it } from 'vitest';
import { codes } from '#generated/codes.ts';
import { operations } from '#generated/operations.ts';
import { ApiFailure } from './failure.ts';
import { failureOf, settle, type Wording } from './settle.ts';
import { TransportError } from './transport-error.ts';

const wording: Wording = {
  catalogue: codes,
  texts: { code: (name) => `the text of ${name}`, message: (key) => `the words of ${key}` },
};
const { logOut, login, listMakes, downloadProforma } = operations;

function thrownBy(attempt: () => unknown): unknown {
  try {
    attempt();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

describe('The result of a success', () => {
  it('is the body, even if that is null', () => {
    expect(settle(listMakes, { code: 0, body: [1], message: 'done' }, wording)).toEqual([1]);
    expect(settle(listMakes, { code: 0, body: null }, wording)).toBeNull();
  });

  it('is the file of a download', () => {
    const file = new Blob(['%PDF']);
    expect(settle(downloadProforma, { code: 0, file }, wording)).toBe(file);
  });

  it('is a text if there is no body: the server’s own text, or else ours', () => {
    expect(settle(logOut, { code: 0, message: 'done', errorMessage: 'done by us' }, wording)).toBe('done by us');
    expect(settle(logOut, { code: 0, message: 'done', errorMessage: '' }, wording)).toBe('done');
    expect(settle(logOut, { code: 0, message: '' }, wording)).toBe('the words of operationSucceeded');
    expect(settle(logOut, { code: 0 }, wording)).toBe('the words of operationSucceeded');
  });

  it('is the whole answer if the contract says so, but never with a file', () => {
    const reply = { code: 0, body: { a: 1 }, message: 'hello', file: new Blob() };
    expect(settle(login, reply, wording)).toEqual({ code: 0, body: { a: 1 }, message: 'hello' });
    expect(Object.keys(settle(login, { code: 0 }, wording) as object)).toEqual(['code']);
  });
});

describe('The result of a failure', () => {
  it('is an error with the operation and the whole answer', () => {
    const reply = { code: 400, message: 'no', errorMessage: 'row 3' };
    const error = thrownBy(() => settle(listMakes, reply, wording));
    expect(error).toBeInstanceOf(ApiFailure);
    expect(error).toMatchObject({
      name: 'ApiFailure',
      code: 400,
      message: 'no',
      errorMessage: 'row 3',
      operationId: 'listMakes',
      display: listMakes.display,
      answer: reply,
    });
    expect(thrownBy(() => settle(listMakes, { code: 400 }, wording))).not.toHaveProperty('errorMessage');
  });

  it("has the catalogue's text if the server gave none, and the text of 400 for an unknown code", () => {
    expect(thrownBy(() => settle(listMakes, { code: 416, message: '' }, wording))).toMatchObject({
      message: `the text of ${codes[416].name}`,
    });
    expect(thrownBy(() => settle(listMakes, { code: 77 }, wording))).toMatchObject({ message: 'the text of failed' });
  });

  it('is the whole answer with its text if the contract says so', () => {
    expect(settle(login, { code: 416, errorMessage: 'no row' }, wording)).toEqual({
      code: 416,
      message: `the text of ${codes[416].name}`,
      errorMessage: 'no row',
    });
    expect(settle(login, { code: 416, body: { left: 2 }, message: 'no' }, wording)).toEqual({
      code: 416,
      message: 'no',
      body: { left: 2 },
    });
  });
});

describe('The failure without a usable answer', () => {
  it('says what went wrong and why', () => {
    const cause = new TransportError('timeout');
    const failure = failureOf(listMakes, cause, wording);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ code: 'timeout', message: 'the words of slowNetwork', cause });
    expect(failure).toMatchObject({ operationId: 'listMakes', answer: undefined });
  });

  it('says for a download that it failed, whatever the cause', () => {
    for (const code of ['timeout', 'unreadable'] as const) {
      expect(failureOf(downloadProforma, new TransportError(code), wording)).toMatchObject({
        code,
        message: 'the words of downloadFailed',
      });
    }
  });

  it('has no text for a caller who aborted', () => {
    for (const operation of [listMakes, downloadProforma]) {
      const failure = failureOf(operation, new TransportError('aborted'), wording);
      expect(failure).toMatchObject({ code: 'aborted', message: '' });
    }
  });

  it('is the original error if it is a programming error', () => {
    const fault = new TypeError('ours');
    expect(failureOf(listMakes, fault, wording)).toBe(fault);
  });
});
