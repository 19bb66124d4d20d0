import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGate } from '#wire/client/testing/calls.ts';
import { deleteExpired } from '#server/delete-expired.ts';
import { openAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { uploadHandlers } from './handlers.ts';
import { goodPng } from './testing/make-pictures.ts';
import { gone, photo, refused, type Sender, senderOn, size, slice, stateIn } from './testing/send-parts.ts';
import { hashOf } from './uploads-in-parts.ts';

let server: TestServer;
let buyer: Sender;

beforeAll(async () => {
  server = await openTestServer({ handlers: uploadHandlers });
});

afterAll(() => server.close());

/** How many pictures the buyer has stored. */
async function uploads(): Promise<number> {
  const { database } = server.services;
  const { accountId } = buyer.account;
  return (await database.selectFrom('upload').select('id').where('account_id', '=', accountId).execute()).length;
}

describe('A picture uploaded in parts', () => {
  beforeAll(async () => {
    buyer = senderOn(server, await openAccount(server));
  });

  test('is stored like one uploaded at once, whatever the order of its parts', async () => {
    const file = await photo(3 * size + 100);
    const { id, parts, partBytes, missing } = await buyer.begin(file);
    expect({ parts, partBytes, missing }).toEqual({ parts: 4, partBytes: size, missing: [1, 2, 3, 4] });
    expect(stateIn(await buyer.send(id, slice(file, 3, 2), 3)).missing).toEqual([1, 2]);
    expect(stateIn(await buyer.send(id, slice(file, 1), 1)).missing).toEqual([2]);
    expect(await buyer.call('finishUpload', { id })).toEqual(
      refused('Parts of the file are missing. Send it again; parts already received are not sent twice.'),
    );
    expect(stateIn(await buyer.send(id, slice(file, 2), 2)).missing).toEqual([]);
    const finished = await buyer.call('finishUpload', { id });
    const atOnce = await server.call(
      'uploadImage',
      { imgBase64: file.toString('base64') },
      { token: buyer.account.token },
    );
    expect(finished).toEqual(atOnce);
    expect(finished).toMatchObject({ code: 0, body: { Status: 100 } });
    expect(await uploads()).toBe(1);
    expect(await buyer.partsIn(id)).toBe(0);
  });

  test('accepts parts as files next to a signed URL', async () => {
    const file = await photo(size + 1);
    const { id } = await buyer.begin(file);
    const payload = { id, first: 1, sha256: hashOf(file), file: new File([new Uint8Array(file)], 'part') };
    expect(stateIn(await buyer.call('uploadParts', payload)).missing).toEqual([]);
    expect(await buyer.call('finishUpload', { id })).toMatchObject({ code: 0 });
  });

  test('acknowledges a repeated part without storing it twice, also from two tabs at once', async () => {
    const file = await photo(2 * size);
    const { id } = await buyer.begin(file);
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.send(id, slice(file, 1), 1)));
    for (const answer of answers) expect(stateIn(answer).missing).toEqual([2]);
    expect(await buyer.partsIn(id)).toBe(1);
  });

  test('reports its progress when resumed on another node and another day', async () => {
    const file = await photo(2 * size);
    const other = await openTestServer({ nodeOf: server, handlers: uploadHandlers });
    try {
      const { id } = await buyer.begin(file);
      const there = senderOn(other, buyer.account);
      await there.send(id, slice(file, 2), 2);
      await buyer.passTime(24 * 60 * 60_000);
      await deleteExpired(server.services);
      const later = senderOn(other, buyer.loggedIn());
      expect(await later.begin(file)).toMatchObject({ id, missing: [1] });
      await buyer.send(id, slice(file, 1), 1);
      expect(await later.call('finishUpload', { id })).toMatchObject({ code: 0 });
    } finally {
      await other.close();
    }
  });

  test('is answered at once if already stored, and not stored again', async () => {
    const file = await photo(size);
    const { id } = await buyer.sendAll(file);
    const { body } = await buyer.call('finishUpload', { id });
    const before = await uploads();
    expect(await buyer.begin(file)).toMatchObject({ id, missing: [], image: body });
    // A part that was in flight meanwhile.
    expect(await buyer.send(id, slice(file, 1), 1)).toMatchObject({ code: 0, body: { missing: [], image: body } });
    expect(await buyer.partsIn(id)).toBe(0);
    expect(await buyer.call('finishUpload', { id })).toMatchObject({ code: 0, body });
    expect(await uploads()).toBe(before);
  });

  test('is stored once if several clients finish it at once', async () => {
    buyer = senderOn(server, await openAccount(server));
    const { id } = await buyer.sendAll(await photo(2 * size));
    const answers = await Promise.all(Array.from({ length: 4 }, () => buyer.call('finishUpload', { id })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 0 });
    expect(await uploads()).toBe(1);
  });

  test('is returned to a tab that finishes while another does', async () => {
    const file = await photo(size);
    const { id } = await buyer.sendAll(file);
    const { files } = server.services;
    const [storing, put] = [createGate(), files.put.bind(files)];
    const under = createGate();
    Object.assign(files, {
      async put(...given: Parameters<typeof put>) {
        Object.assign(files, { put });
        under.open();
        await storing.passed;
        return files.put(...given);
      },
    });
    const slow = buyer.call('finishUpload', { id });
    await under.passed;
    const quick = await buyer.call('finishUpload', { id });
    storing.open();
    expect(quick).toMatchObject({ code: 0 });
    expect(await slow).toEqual(quick);
  });

  test('is refused if it is no picture, and must start again', async () => {
    const file = randomBytes(size + 5);
    const { id } = await buyer.sendAll(file);
    expect(await buyer.call('finishUpload', { id })).toEqual(
      refused('The picture must be a JPG, PNG, JPEG or BMP file'),
    );
    expect(await buyer.call('finishUpload', { id })).toEqual(gone);
    expect(await buyer.partsIn(id)).toBe(0);
    expect((await buyer.begin(file)).missing).toEqual([1, 2]);
  });
});

describe('Invalid parts', () => {
  let file: Buffer;
  let id: string;
  beforeAll(async () => {
    buyer = senderOn(server, await openAccount(server));
    file = await photo(3 * size + 10);
    ({ id } = await buyer.begin(file));
  });

  test('Parts damaged in transit are not stored', async () => {
    const bytes = slice(file, 1);
    const payload = { id, first: 1, partsBase64: bytes.toString('base64') };
    const damaged = refused('This part of the file was damaged during upload. Send it again.');
    expect(await buyer.call('uploadParts', { ...payload, sha256: hashOf(slice(file, 2)) })).toEqual(damaged);
    expect(await buyer.call('uploadParts', { ...payload, sha256: hashOf(bytes), partsBase64: 'AAAA====' })).toEqual(
      damaged,
    );
    expect(await buyer.partsIn(id)).toBe(0);
  });

  test.each([
    ['that begins behind the end', 5, 10],
    ['that goes over the end', 4, 11],
    ['that is no whole one', 1, size - 1],
    ['that is cut short at the end', 4, 9],
    ['of several, the last of which is cut', 1, size + 5],
  ])('A part %s is refused', async (_what, first, bytes) => {
    expect(await buyer.send(id, randomBytes(bytes), first)).toEqual(
      refused('These parts do not match the file. Start the upload again.'),
    );
    expect(await buyer.partsIn(id)).toBe(0);
  });

  test.each([0, -1, 13_313, 1.5])('Part %d does not exist in any file', async (first) => {
    expect(await buyer.send(id, slice(file, 1), first)).toMatchObject({ code: 400, errorMessage: /first/ });
  });

  test('More than 512 KB at once is refused', async () => {
    const bytes = randomBytes(9 * size);
    expect(await buyer.send(id, bytes, 1)).toMatchObject({ code: 400 });
    expect(await buyer.partsIn(id)).toBe(0);
  });

  test('A different part under an existing number is refused, and the first one stays', async () => {
    const other = await photo(2 * size);
    const { id: own } = await buyer.begin(other);
    await buyer.send(own, slice(other, 1), 1);
    expect(await buyer.send(own, randomBytes(size), 1)).toEqual(
      refused('This is not the same file as before. Choose the file again.'),
    );
    await buyer.send(own, slice(other, 2), 2);
    expect(await buyer.call('finishUpload', { id: own })).toMatchObject({ code: 0 });
  });

  test('A file that differs from the announced one is refused and deleted, so that it can start again', async () => {
    const other = await photo(2 * size);
    const { id: own } = await buyer.begin(other);
    await buyer.send(own, randomBytes(2 * size), 1);
    expect(await buyer.call('finishUpload', { id: own })).toEqual(
      refused('This is not the same file as before. Choose the file again.'),
    );
    expect((await buyer.begin(other)).missing).toEqual([1, 2]);
  });

  test('Another account’s upload counts as unknown, and the same file from another account is a separate upload', async () => {
    const stranger = senderOn(server, await openAccount(server));
    for (const foreign of [id, 'nobodys']) {
      expect(await stranger.send(foreign, slice(file, 1), 1)).toEqual(gone);
      expect(await stranger.call('finishUpload', { id: foreign })).toEqual(gone);
    }
    expect((await stranger.begin(file)).id).not.toBe(id);
    expect(await buyer.partsIn(id)).toBe(0);
  });

  test('A document cannot be finished as a picture', async () => {
    const answer = await buyer.call('beginUpload', { kind: 'paper', sha256: hashOf(goodPng), bytes: goodPng.length });
    const { id: paper } = stateIn(answer);
    await buyer.send(paper, goodPng, 1);
    expect(await buyer.call('finishUpload', { id: paper })).toEqual(gone);
  });

  test('Visitors and logged-out users cannot send parts', async () => {
    const payload = { id, first: 1, sha256: hashOf(goodPng), partsBase64: goodPng.toString('base64') };
    expect(await server.call('uploadParts', payload)).toMatchObject({ code: 421 });
    const { token, accountId } = await openAccount(server);
    const { database } = server.services;
    await database.updateTable('session').set({ ended_at: new Date() }).where('account_id', '=', accountId).execute();
    const { code } = await server.call('uploadParts', payload, { token });
    expect([421, 430, 431, 432]).toContain(code);
  });

  test.each([{ bytes: 0 }, { bytes: 13_312 * 1024 + 1 }, { sha256: 'ab' }, { kind: 'film' }])(
    'An upload of %o is not started',
    async (wrong) => {
      const good = { kind: 'picture', sha256: hashOf(goodPng), bytes: goodPng.length };
      expect(await buyer.call('beginUpload', { ...good, ...wrong })).toMatchObject({ code: 400 });
    },
  );
});
