import { readConfig } from '../settings/config.ts';
import { startOrExplain } from '../../wire/host/start-or-explain.ts';
import { runCommand } from './run-command.ts';
import { StaffRefused } from './desk.ts';

await startOrExplain(async () => {
  try {
    console.log(await runCommand(process.argv.slice(2), process.env['STAFF_NAME'] ?? '', readConfig()));
  } catch (error) {
    if (!(error instanceof StaffRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
});
