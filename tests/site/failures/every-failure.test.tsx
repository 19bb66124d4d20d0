// @vitest-environment happy-dom
import { configure, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codes, type FailureCode } from '#generated/codes.ts';
import { operations, type OperationFacts, type OperationId } from '#generated/operations.ts';
import { writeForcedCalls } from '#shared/api/forced-calls.ts';
import type { FakeServer } from '#shared/api/testing/fake-server.ts';
import { asksForLogin, closeDialog, currentDialog } from '#shared/state/dialogs.ts';
import { isFullRun } from '../../scope.ts';
import { sources } from '../site-files.ts';
import { logInAgain } from './user-actions.ts';
import { createContractServer } from './contract-server.ts';
import { pressRepeatedly, fieldOf, typed } from './interactions.ts';
import { expectFallback, expectFailureDisplayed } from './failure-display.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import { scenarios, type Scenario } from './scenarios.ts';

vi.mock('#shared/state/toasts.ts', { spy: true });
// Real timers as in a browser; each step waits for its result.
configure({ eventWrapper: (act) => act(), asyncWrapper: (act) => act() });

const ids = Object.keys(operations) as OperationId[];
const allScenarios = Object.entries(scenarios) as [OperationId, Scenario][];
let server: FakeServer;
let site: OpenSite | undefined;

beforeEach(() => {
  server = createContractServer();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  await site?.close();
  typed.clear();
  pressRepeatedly(false);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('covers every call that the site makes', () => {
  const texts = sources.filter(({ path }) => !/^src\/(console|desk)\//.test(path)).map(({ text }) => text);
  const made = ids.filter((id) => {
    // The desk is not part of the site; the shared client renews its session.
    if (id === 'staffRefresh') return false;
    const hook = `use${id.charAt(0).toUpperCase()}${id.slice(1)}(?:Query|Mutation)`;
    const use = new RegExp(`(?:\\b(?:api|queries|operations)\\.|')(?:${id}(?:Options|Mutation)?|${hook})\\b`);
    return texts.some((text) => use.test(text));
  });
  expect(Object.keys(scenarios).toSorted(), 'the scenarios in tests/site/failures/scenarios.ts').toEqual(
    made.toSorted(),
  );
});

/**
 * The failures to provoke. Each opens the whole site, so the full run covers every handling of every call once, with the
 * first of its codes. Otherwise each call is tested once with its specific handling, and each code once.
 */
function failures(): [OperationId, FailureCode, Scenario][] {
  const all = allScenarios.flatMap(([id, scenario]) => {
    return operations[id].codes.map((code): [OperationId, FailureCode, Scenario] => [id, code, scenario]);
  });
  const seen = new Set<unknown>();
  const seesFirst = (thing: unknown) => !seen.has(thing) && seen.add(thing).has(thing);
  if (isFullRun) {
    return all.filter(([id, code, { instead }]) => {
      const { client, shows } = codes[code];
      return seesFirst(`${id} ${client} ${shows} ${instead?.[code] ?? ''}`);
    });
  }
  const isOwn = ([id, code, scenario]: (typeof all)[number]) => {
    const { client, shows } = codes[code];
    if (scenario.instead?.[code]) return seesFirst(`${id} instead`);
    const isDialog = shows === 'noticeDialog' || shows === 'expiredDialog';
    if (isDialog) return scenario.whileLoggingIn !== undefined && seesFirst(`${id} while logging in`);
    // Covers the form's own display of a refusal, which handles most of its codes; all queries fail in the same way.
    return client === 'deliver' && shows === 'toast' && operations[id].effect === 'mutation' && seesFirst(id);
  };
  const own = all.filter(isOwn);
  for (const [, code] of own) seen.add(code);
  return [...own, ...all.filter(([, code]) => seesFirst(code))];
}

/** These repeat on the site what `tests/wire` and the components prove; forms with much input stay. */
const always = new Set<OperationId>([
  'login',
  'submitOrder',
  'addAddress',
  'createDealer',
  'payDeposit',
  'askQuestion',
]);
const isTried = (id: OperationId) => isFullRun || always.has(id);

describe('A call that fails', () => {
  test.each(failures())('A-274 A-287 %s: code %i is met as the contract says', async (id, code, scenario) => {
    const { client } = codes[code];
    await goTo(id, scenario, code);
    await waitFor(() => {
      expect(server.callsOf(id).length, 'calls').toBeGreaterThan(client === 'refresh' ? 1 : 0);
      expect(site?.pendingCalls()).toBe(0);
      if (scenario.instead?.[code]) expectFallback(server, scenario.instead[code]);
      else expectFailureDisplayed(id, code, scenario);
    });
    const isForgotten = localStorage.getItem('refreshToken') === null;
    expect(isForgotten || client !== 'clearStorage', 'what the browser stored').toBe(true);
    if (client === 'deliver') expectNothingLost();
    // A pending action is cancelled too.
    if (client === 'signOut') closeDialog();
    await expectRest();
  });
});

const isAct = (id: OperationId) => {
  const { effect, auth }: OperationFacts = operations[id];
  return effect === 'mutation' && auth === 'user' && id !== 'logOut';
};

test.each(allScenarios.filter(([id]) => isAct(id) && isTried(id)))(
  'A-181 A-233 B-203 The call %s is done after all when its session had ended, once its user is logged in again',
  async (id, scenario) => {
    await goTo(id, scenario, 431);
    await waitFor(() => expect(currentDialog()).toEqual({ kind: 'expired' }));
    writeForcedCalls(scenario.before ?? {});
    expectNothingLost();
    await logInAgain();
    await waitFor(() => expect(server.callsOf(id)).toHaveLength(2));
    await expectRest();
    expect(asksForLogin(currentDialog())).toBe(false);
  },
);

test.each(allScenarios.filter(([id, { act }]) => operations[id].effect === 'mutation' && act && isTried(id)))(
  'A-330 The call %s is made once, however hastily its button is pressed',
  async (id, scenario) => {
    pressRepeatedly(true);
    await goTo(id, scenario);
    await waitFor(() => expect(server.callsOf(id)).not.toEqual([]));
    await expectRest();
    expect(server.callsOf(id)).toHaveLength(1);
  },
);

async function goTo(
  id: OperationId,
  { at, isVisitor = false, draft, hasStartedAction = false, isScrolled = false, push, before, act }: Scenario,
  code?: number,
) {
  const forced = { ...before, ...(code !== undefined && { [id]: { 'Force-Code': String(code) } }) };
  site = await openSite(server, { address: at, isVisitor, forced, draft, hasStartedAction, isScrolled, push });
  await act?.();
}

/** No call stays pending, and nothing was thrown. */
async function expectRest(): Promise<void> {
  await waitFor(() => {
    expect(site?.pendingCalls()).toBe(0);
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });
  // The test browser does not know every element.
  const faults = vi.mocked(console.error).mock.calls.filter(([text]) => !String(text).includes('is unrecognized'));
  expect(faults).toEqual([]);
}

/** Except the captcha, whose image is valid for one attempt. */
function expectNothingLost(): void {
  const kept = [...typed].filter(([label]) => String(label) !== String(/^Image code/));
  expect(kept.map(([label]) => [label, fieldOf(label)?.value])).toEqual(kept);
}
