import { codes } from '#generated/codes.ts';
import type { CodeFacts } from '#wire/client/wording.ts';
import type { Failure } from './errors.ts';

/** Whether nobody is logged in any more, so that the call belongs to the next user. */
export function isSessionOver({ code }: Pick<Failure, 'code'>): boolean {
  const client = (codes as Readonly<Record<number | string, CodeFacts>>)[code]?.client;
  return client === 'signOut' || client === 'refresh' || client === 'clearStorage';
}
