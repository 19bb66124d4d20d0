/* oxlint-disable vitest/no-standalone-expect -- The test of every failure calls these. */
import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { codes, type FailureCode } from '#generated/codes.ts';
import { operations, type OperationFacts, type OperationId } from '#generated/operations.ts';
import type { FakeServer } from '#shared/api/testing/fake-server.ts';
import { currentDialog } from '#shared/state/dialogs.ts';
import { showToast } from '#shared/state/toasts.ts';
import { refusalText } from './contract-server.ts';
import { fieldOf } from './interactions.ts';
import type { Scenario } from './scenarios.ts';

type Check = (text: string, id: OperationId) => void;

const toasted = (text: string) => vi.mocked(showToast).mock.calls.filter(([, shown]) => shown === text).length;
const logged = (text: string) => vi.mocked(console.warn).mock.calls.filter(([line]) => line === text).length;
const shown = (text: string) => screen.queryAllByText(text, { exact: false, ignore: 'script' }).length;

function isFieldError(label: RegExp): Check {
  return (text) => {
    const field = fieldOf(label);
    const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(text);
    expect(toasted(text)).toBe(0);
  };
}

const nothing: Check = (text, id) => {
  expect([toasted(text), shown(text), logged(`${id}: ${text}`)]).toEqual([0, 0, 0]);
};

function dialogOf(kind: 'notice' | 'expired'): Check {
  return (text) => {
    expect(currentDialog()?.kind).toBe(kind);
    expect(toasted(text)).toBe(0);
  };
}

/** The visible sign of a failure by who displays it. */
const met = {
  toast: (text) => expect(toasted(text)).toBe(1),
  place(text) {
    expect(shown(text)).toBeGreaterThan(0);
    expect(toasted(text)).toBe(0);
  },
  log(text, id) {
    expect(logged(`${id}: ${text}`)).toBe(1);
    expect([toasted(text), shown(text)]).toEqual([0, 0]);
  },
  ignore: nothing,
  nowhere: nothing,
  emailField: isFieldError(/^E-mail/),
  passwordField: isFieldError(/^Password/),
  noticeDialog: dialogOf('notice'),
  expiredDialog: dialogOf('expired'),
  accessRefused: (text) => expect(toasted(text)).toBeGreaterThan(0),
  orderInvalid: () => expect(currentDialog()).toEqual({ kind: 'own', name: 'orderInvalid' }),
} as const satisfies Record<string, Check>;

/**
 * Checks that a failure was displayed as the contract says, or, if it leaves that to the screen, as the table of scenarios
 * says.
 */
export function expectFailureDisplayed(id: OperationId, code: FailureCode, scenario: Scenario): void {
  met[displayOf(id, code, scenario)](refusalText(id, code), id);
}

function displayOf(id: OperationId, code: FailureCode, scenario: Scenario): keyof typeof met {
  const { shows, client, name }: { shows: string; client: string; name: string } = codes[code];
  const { display }: OperationFacts = operations[id];
  const isRefusedUser = id === 'getUserInfo' && client !== 'signOut' && client !== 'refresh';
  // A-179, and a refused refresh token.
  if (isRefusedUser || (id === 'refreshToken' && name === 'failed')) return 'expiredDialog';
  if (shows === 'noticeDialog' || shows === 'expiredDialog') return scenario.whileLoggingIn ?? shows;
  if (name === 'orderInvalid') return 'orderInvalid';
  if (shows === 'caller') return 'place';
  if (shows !== 'toast') return shows as keyof typeof met;
  // The page may close with its user, and its message with it.
  if (name === 'accessRefused' && !scenario.isVisitor) return name;
  return scenario.met ?? (display === 'whole' ? 'place' : display);
}

/** Checks that the site used its fallback. */
export function expectFallback(server: FakeServer, id: OperationId): void {
  expect(server.callsOf(id)).toHaveLength(1);
}
