import { type LogFault, verifyLog } from '#server/desk/verify-log.ts';
import { type CommandServices, StaffRefused } from '#server/cli/command-services.ts';
import type { StaffCommand } from '#server/cli/parse-command.ts';

const faults: Readonly<Record<LogFault, (record: string) => string>> = {
  changed: (record) => `${record} was changed.`,
  removed: (record) => `${record} was removed.`,
  removedAfter: (record) => `The record after ${record} was removed.`,
  inserted: (record) => `${record} was inserted.`,
  notFollowed: (record) => `${record} was changed, or the records after it were removed.`,
  headMissing: () => 'The head given by --head is not in it: records at its end were removed or replaced.',
};

/** Verifies the audit log's hash chain. A broken one is refused, so that the exit code reports it too. */
export async function checkLog({ services }: CommandServices, { options }: StaffCommand): Promise<string> {
  const noted = options['head']?.trim().toLowerCase();
  if (noted !== undefined && !/^[0-9a-f]{64}$/.test(noted)) {
    throw new StaffRefused('--head is not a hash: give the 64 hexadecimal digits that an earlier verify-log printed.');
  }
  const { records, head, fault, sinceNoted } = await verifyLog(services.database, noted);
  if (fault) {
    const record = fault.recordId ? `Record ${fault.recordId}` : 'The start';
    throw new StaffRefused(
      `The audit log is BROKEN after ${records} intact records. ${faults[fault.is](record)}\n` +
        'Keep the database as it is, and compare it with a backup, see Audit log in docs/operations.md.',
    );
  }
  const since = sinceNoted === undefined ? '' : `, ${sinceNoted} of them since the noted head`;
  return `The audit log is intact: ${records} records${since}.\nHead: ${head}\nNote the head outside of the database; --head compares with it later.`;
}
