import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '../../generated/operations.ts';
import { ApiFailure } from '../../wire/client/failure.ts';
import { TransportError, type TransportCode } from '../../wire/client/transport-error.ts';
import { displayFailure, isFailure } from './errors.ts';

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

  it('A-288 toasts what a screen shows in place in debug builds only', () => {
    const inPlace = failed('listVehicles', 500);
    expect(displayFailure(inPlace)).toMatchObject({ owner: 'place', toast: false });
    expect(displayFailure(inPlace, true)).toMatchObject({ owner: 'place', toast: true });
  });

  it('A-286 shows no toast for a call that hands its whole answer over, in debug builds neither', () => {
    expect(displayFailure({ code: 400, message: 'no' }, true)).toMatchObject({ owner: 'place', toast: false });
    expect(displayFailure(lost('register', 'unreachable'), true)).toMatchObject({ owner: 'place', toast: false });
  });

  it('leaves to the log and to nobody what the contract says', () => {
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
  ] as const)('%s code %i belongs to: %s', (_rule, code, owner) => {
    expect(displayFailure({ code, message: 'why' })).toMatchObject({ owner, toast: false });
    expect(displayFailure(failed('listMakes', code))).toMatchObject({ owner });
  });

  it('B-258 the login prompts of the price call come from the end of the session', () => {
    expect([421, 431, 432].map((code) => displayFailure(failed('getPriceDetail', code)).owner)).toEqual([
      'noticeDialog',
      'expiredDialog',
      'expiredDialog',
    ]);
  });

  it('A-289 warns of a slow network', () => {
    expect(displayFailure(lost('listMakes', 'timeout'))).toMatchObject({ severity: 'warning', owner: 'toast' });
    expect(displayFailure(lost('listMakes', 'unreachable'))).toMatchObject({ severity: 'error', owner: 'toast' });
  });

  it('shows nothing where the caller gave up', () => {
    expect(displayFailure(lost('listMakes', 'aborted'), true)).toMatchObject({ owner: 'nowhere', toast: false });
  });

  it('decides by the code, never by the text', () => {
    expect(displayFailure(failed('listMakes', 400, 'The password is not correct')).owner).toBe('toast');
  });
});

it('A failure is recognised by the name of its code', () => {
  expect(isFailure(failed('listMakes', 602), 'orderInvalid')).toBe(true);
  expect(isFailure(failed('listMakes', 603), 'orderInvalid')).toBe(false);
  expect(isFailure(lost('listMakes', 'timeout'), 'orderInvalid')).toBe(false);
  expect(isFailure(null, 'orderInvalid')).toBe(false);
});
