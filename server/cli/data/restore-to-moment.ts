import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StartRefused } from '#wire/host/start.ts';
import { isFree } from './file-list.ts';

export interface MomentRequest {
  /** The name of the database in the configuration of pgBackRest. */
  stanza: string;
  /** ISO 8601 with a time zone. */
  at: string;
  /** The data folder of the new PostgreSQL server. */
  into: string;
  /** The configuration of pgBackRest, if it is not /etc/pgbackrest.conf. */
  config?: string;
}

/** One backup of `pgbackrest info`; the times are in seconds. */
interface ListedBackup {
  label: string;
  timestamp: { stop: number };
}

/**
 * Restores PostgreSQL's files with pgBackRest. A server started on them replays the archive up to the moment and then
 * accepts writes. pgBackRest compares each file with its checksum.
 */
export async function restoreToMoment({ stanza, at, into, config }: MomentRequest): Promise<string> {
  const moment = parseMoment(at);
  if (!(await isFree(into))) {
    throw new StartRefused(`${into} is not empty, so nothing was restored. Move it away, or name a new folder.`);
  }
  // Given as an option, it also gets into the command by which PostgreSQL fetches its archive.
  const common = [`--stanza=${stanza}`, ...(config === undefined ? [] : [`--config=${resolve(config)}`])];
  const backups = listBackups(common);
  const first = Math.min(...backups.map(({ timestamp }) => timestamp.stop)) * 1000;
  if (backups.length === 0)
    throw new StartRefused(`pgBackRest has no backup of '${stanza}': make one, or correct --stanza.`);
  if (moment.getTime() < first) {
    throw new StartRefused(
      `The first backup ended at ${new Date(first).toISOString()}: choose that moment or a later one.`,
    );
  }
  await mkdir(into, { recursive: true, mode: 0o700 });
  // PostgreSQL reads no `T`.
  const target = moment.toISOString().replace('T', ' ').replace('Z', '+00');
  callBackRest([
    ...common,
    `--pg1-path=${resolve(into)}`,
    '--type=time',
    `--target=${target}`,
    '--target-action=promote',
    'restore',
  ]);
  return (
    `Restored into ${into}. Start PostgreSQL on it: it replays the archive up to ${moment.toISOString()} and then accepts writes. ` +
    'Start one node on it before the others.'
  );
}

function parseMoment(text: string): Date {
  const moment = new Date(text);
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  if (Number.isNaN(moment.getTime()) || !hasZone) {
    throw new StartRefused(`The moment '${text}' cannot be read: write it as 2026-11-28T03:15:00Z.`);
  }
  if (moment.getTime() > Date.now())
    throw new StartRefused(`The moment ${text} is in the future: name an earlier one.`);
  return moment;
}

function listBackups(common: readonly string[]): ListedBackup[] {
  const text = callBackRest([...common, '--output=json', 'info']);
  const stanzas = JSON.parse(text) as { backup?: ListedBackup[] }[];
  return stanzas.flatMap(({ backup = [] }) => backup);
}

function callBackRest(words: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync('pgbackrest', words, { encoding: 'utf8' });
  if (error) throw new StartRefused('pgbackrest is not installed: install it, as docs/operations.md says.');
  if (status === 0) return stdout;
  const line = `${stdout}\n${stderr}`.split('\n').find((text) => text.includes('ERROR'));
  const reason = line?.replace(/^.*ERROR: /, '') ?? `exit code ${status}`;
  throw new StartRefused(`pgBackRest could not do it: ${reason}. Correct that and use a new folder.`);
}
