import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGate } from '../../wire/client/testing/calls.ts';
import { forgetStale } from '../jobs/forget-stale.ts';
import { openAccount } from '../testing/open-account.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
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

describe('A picture that comes in parts', () => {
  beforeAll(async () => {
    buyer = senderOn(server, await openAccount(server));
  });

  test('It is stored as one that came at once, whatever the order of its parts', async () => {
    const file = await photo(3 * size + 100);
    const { id, parts, partBytes, missing } = await buyer.begin(file);
    expect({ parts, partBytes, missing }).toEqual({ parts: 4, partBytes: size, missing: [1, 2, 3, 4] });
    expect(stateIn(await buyer.send(id, slice(file, 3, 2), 3)).missing).toEqual([1, 2]);
    expect(stateIn(await buyer.send(id, slice(file, 1), 1)).missing).toEqual([2]);
    expect(await buyer.call('finishUpload', { id })).toEqual(
      refused('Parts of the file have not arrived yet. Please send it again; what is there is not sent twice.'),
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

  test('Its parts also come as files beside a signed address', async () => {
    const file = await photo(size + 1);
    const { id } = await buyer.begin(file);
    const payload = { id, first: 1, sha256: hashOf(file), file: new File([new Uint8Array(file)], 'part') };
    expect(stateIn(await buyer.call('uploadParts', payload)).missing).toEqual([]);
    expect(await buyer.call('finishUpload', { id })).toMatchObject({ code: 0 });
  });

  test('The same part again is acknowledged and not stored twice, also when two tabs send it at once', async () => {
    const file = await photo(2 * size);
    const { id } = await buyer.begin(file);
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.send(id, slice(file, 1), 1)));
    for (const answer of answers) expect(stateIn(answer).missing).toEqual([2]);
    expect(await buyer.partsIn(id)).toBe(1);
  });

  test('Begun again, on another node and another day, it tells what is there', async () => {
    const file = await photo(2 * size);
    const other = await openTestServer({ nodeOf: server, handlers: uploadHandlers });
    try {
      const { id } = await buyer.begin(file);
      const there = senderOn(other, buyer.account);
      await there.send(id, slice(file, 2), 2);
      await buyer.passTime(24 * 60 * 60_000);
      await forgetStale(server.services);
      const later = senderOn(other, buyer.loggedIn());
      expect(await later.begin(file)).toMatchObject({ id, missing: [1] });
      await buyer.send(id, slice(file, 1), 1);
      expect(await later.call('finishUpload', { id })).toMatchObject({ code: 0 });
    } finally {
      await other.close();
    }
  });

  test('Once it is stored, the same file is answered at once, and stored no second time', async () => {
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

  test('Of several who finish it at once all get the one picture', async () => {
    buyer = senderOn(server, await openAccount(server));
    const { id } = await buyer.sendAll(await photo(2 * size));
    const answers = await Promise.all(Array.from({ length: 4 }, () => buyer.call('finishUpload', { id })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 0 });
    expect(await uploads()).toBe(1);
  });

  test('Whoever is finishing while another tab finishes gets the picture too', async () => {
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

  test('A file that is no picture is refused as if it came at once, and is begun anew', async () => {
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

describe('What does not belong to an upload', () => {
  let file: Buffer;
  let id: string;
  beforeAll(async () => {
    buyer = senderOn(server, await openAccount(server));
    file = await photo(3 * size + 10);
    ({ id } = await buyer.begin(file));
  });

  test('Parts that were damaged on the way are not stored', async () => {
    const bytes = slice(file, 1);
    const payload = { id, first: 1, partsBase64: bytes.toString('base64') };
    const damaged = refused('This part of the file was damaged on its way. Please send it again.');
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
      refused('These parts do not belong to this file as it was begun. Begin the upload again.'),
    );
    expect(await buyer.partsIn(id)).toBe(0);
  });

  test.each([0, -1, 13_313, 1.5])('Part %d is no part of any file', async (first) => {
    expect(await buyer.send(id, slice(file, 1), first)).toMatchObject({ code: 400, errorMessage: /first/ });
  });

  test('More than 512 KB at once are too much', async () => {
    const bytes = randomBytes(9 * size);
    expect(await buyer.send(id, bytes, 1)).toMatchObject({ code: 400 });
    expect(await buyer.partsIn(id)).toBe(0);
  });

  test('Another part under the number of one that is there is refused, and the first one stays', async () => {
    const other = await photo(2 * size);
    const { id: own } = await buyer.begin(other);
    await buyer.send(own, slice(other, 1), 1);
    expect(await buyer.send(own, randomBytes(size), 1)).toEqual(
      refused('What has arrived is another file than the one that was begun. Please choose the file again.'),
    );
    await buyer.send(own, slice(other, 2), 2);
    expect(await buyer.call('finishUpload', { id: own })).toMatchObject({ code: 0 });
  });

  test('A whole that is another than was begun is refused and forgotten, so that it can begin anew', async () => {
    const other = await photo(2 * size);
    const { id: own } = await buyer.begin(other);
    await buyer.send(own, randomBytes(2 * size), 1);
    expect(await buyer.call('finishUpload', { id: own })).toEqual(
      refused('What has arrived is another file than the one that was begun. Please choose the file again.'),
    );
    expect((await buyer.begin(other)).missing).toEqual([1, 2]);
  });

  test("Another's upload answers as one that nobody has, and the same file of another is an upload of their own", async () => {
    const stranger = senderOn(server, await openAccount(server));
    for (const foreign of [id, 'nobodys']) {
      expect(await stranger.send(foreign, slice(file, 1), 1)).toEqual(gone);
      expect(await stranger.call('finishUpload', { id: foreign })).toEqual(gone);
    }
    expect((await stranger.begin(file)).id).not.toBe(id);
    expect(await buyer.partsIn(id)).toBe(0);
  });

  test('A paper is not finished as a picture', async () => {
    const answer = await buyer.call('beginUpload', { kind: 'paper', sha256: hashOf(goodPng), bytes: goodPng.length });
    const { id: paper } = stateIn(answer);
    await buyer.send(paper, goodPng, 1);
    expect(await buyer.call('finishUpload', { id: paper })).toEqual(gone);
  });

  test('A visitor, and whoever has logged out, sends nothing', async () => {
    const payload = { id, first: 1, sha256: hashOf(goodPng), partsBase64: goodPng.toString('base64') };
    expect(await server.call('uploadParts', payload)).toMatchObject({ code: 421 });
    const { token, accountId } = await openAccount(server);
    const { database } = server.services;
    await database.updateTable('session').set({ ended_at: new Date() }).where('account_id', '=', accountId).execute();
    const { code } = await server.call('uploadParts', payload, { token });
    expect([421, 430, 431, 432]).toContain(code);
  });

  test.each([{ bytes: 0 }, { bytes: 13_312 * 1024 + 1 }, { sha256: 'ab' }, { kind: 'film' }])(
    'An upload of %o is not begun',
    async (wrong) => {
      const good = { kind: 'picture', sha256: hashOf(goodPng), bytes: goodPng.length };
      expect(await buyer.call('beginUpload', { ...good, ...wrong })).toMatchObject({ code: 400 });
    },
  );
});
