import { readConfig } from '../config.ts';
import { startOrExplain } from '../../wire/host/start.ts';
import { runCommand } from './run-command.ts';
import { StaffRefused } from './staff-refused.ts';

await startOrExplain(async () => {
  try {
    console.log(await runCommand(process.argv.slice(2), process.env['STAFF_NAME'] ?? '', readConfig()));
  } catch (error) {
    if (!(error instanceof StaffRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
});
