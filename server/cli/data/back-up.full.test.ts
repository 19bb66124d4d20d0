import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embed } from '#server/platform/database/embedded.ts';
import { statements as firstTables } from '#server/platform/database/migrations/0001-marketplace.ts';
import { findEndpoint } from '#server/cli/command-endpoint.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { startServer, type RunningServer } from '#server/start-server.ts';
import { backUp } from './back-up.ts';
import { hashFile } from './file-list.ts';
import { readManifest } from './manifest.ts';
import { restore } from './restore.ts';
import { askForCopy } from './serve-copy.ts';

// Takes seconds: it opens the embedded engine on disk for the marketplace, for the backup and for each restore.

describe('the backup of a running embedded marketplace', () => {
  let folder: string;
  let server: RunningServer;
  let backup: string;
  let said: string;
  const photo = Buffer.from('a photo');
  const hash = createHash('sha256').update(photo).digest('hex');
  const photoPath = join('files', hash.slice(0, 2), `${hash}.jpg`);
  const at = (name: string) => ({ ...readConfig(), dataDir: join(folder, name), port: 0 });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gariport-backup-'));
    server = await startServer({ ...at('running'), isDemoWanted: false, logLevel: 'silent' });
    await setName('before');
    const upload = join(folder, 'running', 'uploads', photoPath);
    await mkdir(dirname(upload), { recursive: true });
    await writeFile(upload, photo);
    await writeFile(`${upload}.0123456789ab`, 'still being written');
    backup = join(folder, 'backup');
    said = await backUp(at('running'), backup);
    await setName('after');
  });

  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const setName = (value: string) =>
    server.services.database
      .insertInto('setting')
      .values({ name: 'name', value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();

  it('restores tables, files and keys of its moment into a fresh folder', async () => {
    expect(said).toMatch(
      /^Backup in .*: \d+ tables with [\d,]+ rows, 1 uploaded files, \d+ MB\..*\nThe marketplace waited \d+\.\d s/,
    );
    expect(await restore(at('restored'), backup)).toContain('all as in the backup of');
    const database = await openDatabase({ folder: join(folder, 'restored', 'database') });
    const { value } = await database
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'name')
      .executeTakeFirstOrThrow();
    await database.destroy();
    expect(value).toBe('before');
    expect(await readFile(join(folder, 'restored', 'uploads', photoPath))).toEqual(photo);
    const keys = ['envelope-keys.json', 'payment-keys.json', 'server-secret'];
    for (const name of keys) {
      expect(await readFile(join(folder, 'restored', name))).toEqual(await readFile(join(folder, 'running', name)));
    }
    const names = (await readdir(join(folder, 'restored'))).filter((name) => !name.startsWith('database.'));
    expect(names.toSorted()).toEqual(['database', ...keys, 'uploads'].toSorted());
  });

  it('overwrites neither an existing backup nor a data folder with files', async () => {
    await expect(backUp(at('running'), backup)).rejects.toThrow(/backup is not empty: name a new folder/);
    await expect(restore(at('running'), backup)).rejects.toThrow(/running is not empty, so nothing was restored/);
  });

  it('is refused when a file has changed, is shorter or is missing, and leaves the data folder empty', async () => {
    const page =
      (await readManifest(backup)).files.find(({ path }) => /^database\/base\/\d+\/\d+$/.test(path))?.path ?? '';
    const path = join(backup, page);
    const original = await readFile(path);
    const bent = Buffer.from(original);
    bent.writeUInt8(bent.readUInt8(100) ^ 1, 100);
    const damages: [() => Promise<void>, string][] = [
      [() => writeFile(path, bent), `${page} has changed`],
      [() => appendFile(path, 'x'), `${page} has ${original.length + 1} bytes instead of ${original.length}`],
      [() => rm(path), `${page} is missing`],
    ];
    for (const [damage, message] of damages) {
      await writeFile(path, original);
      await damage();
      await expect(restore(at('damaged'), backup)).rejects.toThrow(`is damaged: ${message}. Nothing was restored.`);
      expect(await readdir(join(folder, 'damaged'))).toEqual([]);
    }
    await writeFile(path, original);
    expect((await hashFile(path)).bytes).toBe(original.length);
  });

  it('is refused when its list of files is unreadable or missing', async () => {
    const path = join(backup, 'backup.json');
    const original = await readFile(path, 'utf8');
    await writeFile(path, original.slice(0, -9));
    await expect(restore(at('other'), backup)).rejects.toThrow('backup.json cannot be read');
    await writeFile(path, original.replace('"path":"database/', '"path":"../database/'));
    await expect(restore(at('other'), backup)).rejects.toThrow('backup.json cannot be read');
    await writeFile(path, original);
    await expect(restore(at('other'), folder)).rejects.toThrow('is not a backup: it has no backup.json');
  });

  it('restores a backup of an earlier version, whose tables the next start migrates', async () => {
    const earlier = embed(join(folder, 'earlier', 'database'));
    for (const statement of firstTables) await sql.raw(statement).execute(earlier);
    await sql`create table migration (name text primary key, applied_at timestamptz default now())`.execute(earlier);
    await sql`insert into migration values ('0001-marketplace')`.execute(earlier);
    await sql`insert into setting values ('name', '"earlier"')`.execute(earlier);
    await earlier.destroy();
    const old = join(folder, 'old-backup');
    await backUp(at('earlier'), old);
    expect((await readManifest(old)).tables).not.toHaveProperty('push_message');
    await restore(at('later'), old);
    const later = await openDatabase({ folder: join(folder, 'later', 'database') });
    expect(await later.selectFrom('setting').select('value').where('name', '=', 'name').execute()).toEqual([
      { value: 'earlier' },
    ]);
    expect(await later.selectFrom('push_message').selectAll().execute()).toEqual([]);
    await later.destroy();
  });

  it('refuses an empty database folder', async () => {
    await mkdir(join(folder, 'empty', 'database'), { recursive: true });
    await expect(backUp(at('empty'), join(folder, 'none'))).rejects.toThrow('There is no marketplace in');
  });

  it('copies nothing to where the command has created no folder', async () => {
    const { dataDir } = at('running');
    const endpoint = findEndpoint(dataDir);
    if (!endpoint) throw new Error('No server is running.');
    const asking = askForCopy(endpoint, server.services.secret, join(folder, 'absent', 'database'));
    await expect(asking).rejects.toThrow('it writes to another folder of the name');
    expect(existsSync(join(folder, 'absent'))).toBe(false);
  });

  it('needs an embedded marketplace', async () => {
    await expect(backUp(at('nowhere'), join(folder, 'other'))).rejects.toThrow('There is no marketplace in');
    const onServer = { ...at('running'), databaseUrl: 'postgres://127.0.0.1/market' };
    await expect(backUp(onServer, join(folder, 'other'))).rejects.toThrow('back up PostgreSQL');
    await expect(restore({ ...onServer, dataDir: join(folder, 'other') }, backup)).rejects.toThrow('unset it');
  });
});
