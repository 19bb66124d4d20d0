import { randomBytes } from 'node:crypto';
import type { SessionTokens } from '#generated/client/types.gen.ts';
import { accounts, type DemoAccount } from '#demo/people/accounts.ts';
import { countries, findCountry } from '#server/marketplace/reference/places/countries.ts';
import type { Memory } from './memory.ts';

/** A person who is logged in. */
export interface Person {
  /** The owner of the data. */
  owner: string;
  kind: keyof typeof accounts | 'newUser';
  email: string;
  countryName: string;
  /** A caller with a made-up token shares no vehicles with others. */
  isAlone: boolean;
}

const usualCountry = 'Kenya';

const demoPeople = Object.entries(accounts).map(([kind, account]: [string, DemoAccount]): Person => ({
  owner: account.email,
  kind: kind as keyof typeof accounts,
  email: account.email,
  countryName: countries.find(({ code }) => code === account.countryCode)?.names.en ?? usualCountry,
  isAlone: false,
}));

/** The person that an e-mail logs in. */
export function findPerson(memory: Memory, email: string): Person | undefined {
  const wanted = email.toLowerCase();
  return demoPeople.find((person) => person.email === wanted) ?? newUser(memory, wanted);
}

function newUser(memory: Memory, email: string): Person | undefined {
  const countryName = memory.registered.get(email);
  return countryName === undefined ? undefined : newPerson(email, countryName);
}

function newPerson(email: string, countryName: string): Person {
  return { owner: email, kind: 'newUser', email, countryName, isAlone: false };
}

export function registerPerson(memory: Memory, email: string, countryName: string): void {
  const wanted = email.toLowerCase();
  if (findPerson(memory, wanted)) return;
  memory.registered.set(wanted, findCountry(countryName)?.names.en ?? usualCountry);
}

/** The demo logins, for the person who started the mock. */
export const loginHint = `log in as ${demoPeople.map(({ email }) => email).join(', ')}, with any password`;

/** Lists the demo logins in the error; `undefined` if the login is valid. */
export function validateEmail(memory: Memory, email: string): string | undefined {
  if (findPerson(memory, email)) return undefined;
  const known = demoPeople.map((person) => person.email);
  return `The mock has no user ${email}: log in as ${known.join(', ')}, or register first; any password will do.`;
}

/** A token names its person, so that a login survives a restart. */
export function issueTokens({ email }: Person): SessionTokens {
  const name = Buffer.from(email).toString('base64url');
  const give = (kind: string) => `${kind}_mock.${name}.${randomBytes(9).toString('base64url')}`;
  return { accessToken: give('gat'), refreshToken: give('grt') };
}

const ownToken = /^g[ar]t_mock\.([\w-]+)\.[\w-]+$/;

/** The person of one of our tokens; undefined for other tokens. */
export function findTokenOwner(memory: Memory, token: string): Person | undefined {
  const [, name] = ownToken.exec(token) ?? [];
  if (name === undefined) return undefined;
  const email = Buffer.from(name, 'base64url').toString();
  // A person who registered before a restart starts without data after it.
  return findPerson(memory, email) ?? newPerson(email, usualCountry);
}

const [buyer] = demoPeople;

/** Any other token is a separate buyer, who starts with the demo buyer's data. */
export function personOf(memory: Memory, token: string): Person {
  const holder = findTokenOwner(memory, token);
  if (holder) return holder;
  if (!buyer) throw new Error('The demo has no people.');
  return { ...buyer, owner: `token ${token}`, isAlone: true };
}
