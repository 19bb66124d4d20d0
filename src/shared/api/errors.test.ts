import { describe, expect, it, test } from 'vitest';
import { type OperationId, operations } from '#generated/operations.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { type TransportCode, TransportError } from '#wire/client/transport-error.ts';
import { displayFailure, isFailure, ownMessage } from './errors.ts';

const failed = (id: OperationId, code: number, message = 'why') => new ApiFailure(operations[id], { code, message });
const lost = (id: OperationId, code: TransportCode) =>
  new ApiFailure(operations[id], { code, message: 'why' }, { cause: new TransportError(code) });

describe('displayFailure', () => {
  it('A-287 shows the message of a failure in a toast', () => {
    expect(displayFailure(failed('listMakes', 400, 'no'))).toEqual({
      text: 'no',
      owner: 'toast',
      severity: 'error',
      toast: true,
    });
  });

  it('A-288 toasts a failure that its screen shows only in debug builds', () => {
    const inPlace = failed('listVehicles', 500);
    expect(displayFailure(inPlace)).toMatchObject({ owner: 'place', toast: false });
    expect(displayFailure(inPlace, true)).toMatchObject({ owner: 'place', toast: true });
  });

  it('A-286 shows no toast for a call that returns its whole answer, not even in debug builds', () => {
    expect(displayFailure({ code: 400, message: 'no' }, true)).toMatchObject({ owner: 'place', toast: false });
    expect(displayFailure(lost('register', 'unreachable'), true)).toMatchObject({ owner: 'place', toast: false });
  });

  it('logs or ignores a failure as the contract says', () => {
    expect(displayFailure(failed('listBanners', 500))).toMatchObject({ owner: 'log', toast: false });
    expect(displayFailure(failed('getHomeVehicles', 500))).toMatchObject({ owner: 'ignore', toast: false });
  });

  it.each([
    ['A-278', 416, 'emailField'],
    ['A-278', 427, 'emailField'],
    ['A-279', 417, 'passwordField'],
    ['A-279', 428, 'passwordField'],
    ['A-181', 421, 'noticeDialog'],
    ['A-181', 431, 'expiredDialog'],
    ['A-181', 432, 'expiredDialog'],
    ['A-281', 430, 'nowhere'],
    ['A-275', 17, 'place'],
    ['A-284', 602, 'place'],
  ] as const)('%s handles code %i as: %s', (_rule, code, owner) => {
    expect(displayFailure({ code, message: 'why' })).toMatchObject({ owner, toast: false });
    expect(displayFailure(failed('listMakes', code))).toMatchObject({ owner });
  });

  it('B-258 leaves the login prompts of the price call to the end of the session', () => {
    expect([421, 431, 432].map((code) => displayFailure(failed('getPriceDetail', code)).owner)).toEqual([
      'noticeDialog',
      'expiredDialog',
      'expiredDialog',
    ]);
  });

  it('A-289 shows a slow network as a warning', () => {
    expect(displayFailure(lost('listMakes', 'timeout'))).toMatchObject({ severity: 'warning', owner: 'toast' });
    expect(displayFailure(lost('listMakes', 'unreachable'))).toMatchObject({ severity: 'error', owner: 'toast' });
  });

  it('shows nothing for a cancelled call', () => {
    expect(displayFailure(lost('listMakes', 'aborted'), true)).toMatchObject({ owner: 'nowhere', toast: false });
  });

  it('decides by the code, never by the text', () => {
    expect(displayFailure(failed('listMakes', 400, 'The password is not correct')).owner).toBe('toast');
  });
});

const refused = (answer: { code: number; message?: string } | undefined) =>
  new ApiFailure(operations.resetPassword, { code: 400, message: 'the usual text' }, answer && { answer });

test('A-301 returns a refusal’s own message only if the server sent one', () => {
  expect(ownMessage(refused({ code: 400 }))).toBeUndefined();
  expect(ownMessage(refused({ code: 400, message: '' }))).toBeUndefined();
  expect(ownMessage(refused({ code: 400, message: 'Link expired' }))).toBe('Link expired');
});

test('explains a failure without an answer', () => {
  expect(ownMessage(refused(undefined))).toBe('the usual text');
  expect(ownMessage({ message: 'Network error. Please check your connection.' })).toBe(
    'Network error. Please check your connection.',
  );
});

test('recognizes a failure by the name of its code', () => {
  expect(isFailure(failed('listMakes', 602), 'orderInvalid')).toBe(true);
  expect(isFailure(failed('listMakes', 603), 'orderInvalid')).toBe(false);
  expect(isFailure(lost('listMakes', 'timeout'), 'orderInvalid')).toBe(false);
  expect(isFailure(null, 'orderInvalid')).toBe(false);
});
