import { readConfig } from '../settings/config.ts';
import { startOrExplain } from '../settings/start-or-explain.ts';
import { runCommand } from './run-command.ts';
import { StaffRefused } from './command-services.ts';

await startOrExplain(async () => {
  try {
    const config = readConfig();
    console.log(await runCommand(process.argv.slice(2), config.staffName, config));
  } catch (error) {
    if (!(error instanceof StaffRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
});
