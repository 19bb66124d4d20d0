// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queries as calls } from '#shared/api/api.ts';
import { clearOrderDraft, emptyDraft, readOrderDraft, saveOrderDraft } from '../remembered/order-draft.ts';
import { forgetOtherUser } from './forget-other-user.ts';

afterEach(() => {
  clearOrderDraft();
  sessionStorage.clear();
});

const profile = calls.getUserInfoQueryKey();

/** A tab with the answers and the order draft of its user. */
function openTab(queries = new QueryClient()) {
  let email: string | undefined;
  let announce = () => {};
  const user = {
    current: () => (email === undefined ? undefined : { email, countryName: 'Kenya' }),
    save: async () => {},
  };
  const login = {
    isLoggedIn: () => email !== undefined,
    onChange(listener: () => void) {
      announce = listener;
      return () => {};
    },
  };
  forgetOtherUser({ login, user: { ...user, load: async () => user.current(), clear() {}, onSave() {} } }, queries);
  return {
    queries,
    logIn: (as: string | undefined) => {
      email = as;
      announce();
    },
  };
}

function fill(queries: QueryClient) {
  queries.setQueryData<object>(profile, {});
  saveOrderDraft({ ...emptyDraft, carSourceId: '100001', portName: 'Mombasa', name: 'Amina', isRecipientChosen: true });
  sessionStorage.setItem('chatUnsent', '{}');
}

test('the next user of a tab sees neither the answers nor the recipient nor the unsent chat of the previous one', () => {
  const { queries, logIn } = openTab();
  logIn('amina@example.com');
  fill(queries);
  logIn(undefined);
  logIn('brian@example.com');
  expect(queries.getQueryData(profile)).toBeUndefined();
  expect(readOrderDraft()).toMatchObject({
    carSourceId: '100001',
    portName: 'Mombasa',
    name: '',
    isRecipientChosen: false,
  });
  expect(sessionStorage.getItem('chatUnsent')).toBeNull();
});

test('this holds after a reload as well', () => {
  openTab().logIn('amina@example.com');
  const { queries, logIn } = openTab();
  fill(queries);
  logIn('brian@example.com');
  expect(readOrderDraft()?.name).toBe('');
});

test('the same user keeps everything, and a visitor what they chose before they log in', () => {
  const { queries, logIn } = openTab();
  fill(queries);
  for (const email of ['amina@example.com', undefined, 'amina@example.com']) logIn(email);
  expect(queries.getQueryData(profile)).toEqual({});
  expect(readOrderDraft()?.name).toBe('Amina');
  expect(sessionStorage.getItem('chatUnsent')).not.toBeNull();
});
