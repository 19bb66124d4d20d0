import { expect, test, vi } from 'vitest';
import type { Session } from '#wire/client/session.ts';
import { beginLogin } from './login.ts';
import type { StoredUser } from './stored-user.ts';

const tokens = { accessToken: 'gat_0123456789abcdef', refreshToken: 'grt_0123456789abcdef' };
const wanjiku = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };

function createParts() {
  const steps: string[] = [];
  const session = { begin: () => steps.push('tokens'), end: () => steps.push('end') } as unknown as Session;
  const save = vi.fn<StoredUser['save']>(async () => void steps.push('user'));
  return { steps, session, save, user: { save } as unknown as StoredUser };
}

test('A-170 stores both tokens after a login, then fetches and stores the user', async () => {
  const { steps, session, user, save } = createParts();
  const askUser = async () => {
    steps.push('ask');
    return wanjiku;
  };
  await expect(beginLogin({ session, user, askUser }, tokens)).resolves.toBe(true);
  expect(steps).toEqual(['tokens', 'ask', 'user']);
  expect(save).toHaveBeenCalledWith(wanjiku);
});

test('A-179 B-307 logs the user out when fetching the user fails', async () => {
  const { steps, session, user } = createParts();
  await expect(beginLogin({ session, user, askUser: async () => undefined }, tokens)).resolves.toBe(false);
  expect(steps).toEqual(['tokens', 'end']);
});
