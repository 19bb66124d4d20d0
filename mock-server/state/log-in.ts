import type { PlainAnswer } from '#wire/host/call.ts';
import type { Memory } from './memory.ts';
import { validateEmail, findTokenOwner, findPerson, issueTokens, registerPerson } from './people.ts';

/** The calls that log somebody in; undefined for all others. */
export function answerLogin(
  memory: Memory,
  id: string,
  payload: Readonly<Record<string, unknown>>,
): PlainAnswer | undefined {
  const text = (field: string) => {
    const value = payload[field];
    return typeof value === 'string' ? value : '';
  };
  if (id === 'login') {
    const email = text('email');
    const person = findPerson(memory, email);
    return person ? { code: 0, body: issueTokens(person) } : { code: 416, message: validateEmail(memory, email) ?? '' };
  }
  if (id === 'refreshToken') {
    const holder = findTokenOwner(memory, text('refreshToken'));
    return holder && { code: 0, body: issueTokens(holder) };
  }
  if (id === 'register') {
    registerPerson(memory, text('email'), text('countryName'));
    return { code: 0, body: { email: text('email'), verifyHour: 24 } };
  }
  return undefined;
}
