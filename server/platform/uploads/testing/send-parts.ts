import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { UploadState } from '#generated/client/types.gen.ts';
import { openSession } from '#server/marketplace/accounts/sessions.ts';
import type { TestAccount } from '#server/testing/open-account.ts';
import type { TestAnswer, TestServer } from '#server/testing/open-test-server.ts';
import { hashOf } from '../uploads-in-parts.ts';
import { jpeg } from './make-pictures.ts';

/** How large a part is. */
export const size = 64 * 1024;

export const refused = (message: string) => ({ code: 400, message });
export const gone = refused('This upload no longer exists. Send the file again.');

/** A picture padded with trailing data, as some cameras do, to reach a test's size. */
export async function photo(bytes: number): Promise<Buffer> {
  const picture = await jpeg();
  return Buffer.concat([picture, randomBytes(bytes - picture.length)]);
}

export const stateIn = ({ body }: TestAnswer) => body as UploadState;

export function slice(file: Buffer, first: number, count = 1): Buffer {
  return file.subarray((first - 1) * size, (first - 1 + count) * size);
}

type PartsCall = 'beginUpload' | 'uploadParts' | 'finishUpload';

/** A client that uploads files in parts to a node. */
export function senderOn(server: TestServer, account: TestAccount) {
  let { token } = account;

  const call = (operation: PartsCall, payload: object) => server.call(operation, payload, { token });

  const send = (id: string, bytes: Buffer, first: number) =>
    call('uploadParts', { id, first, sha256: hashOf(bytes), partsBase64: bytes.toString('base64') });

  async function begin(file: Buffer): Promise<UploadState> {
    const answer = await call('beginUpload', { kind: 'picture', sha256: hashOf(file), bytes: file.length });
    expect(answer).toMatchObject({ code: 0 });
    return stateIn(answer);
  }

  return {
    account,
    call,
    send,
    begin,

    async sendAll(file: Buffer): Promise<UploadState> {
      const { id, parts } = await begin(file);
      for (let first = 1; first <= parts; first += 1) {
        expect(await send(id, slice(file, first), first)).toMatchObject({ code: 0 });
      }
      return begin(file);
    },

    /** Advances time and logs in again. */
    async passTime(milliseconds: number): Promise<void> {
      server.advance(milliseconds);
      const { database, clock } = server.services;
      ({ accessToken: token } = await openSession(database, account.accountId, clock()));
    },

    /** Their account with the current token. */
    loggedIn: (): TestAccount => ({ ...account, token }),

    /** How many parts of an upload are stored. */
    async partsIn(id: string): Promise<number> {
      const { database } = server.services;
      return (await database.selectFrom('upload_part').select('number').where('upload_id', '=', id).execute()).length;
    },
  };
}

export type Sender = ReturnType<typeof senderOn>;
