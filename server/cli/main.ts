import { readConfig } from '#server/platform/settings/config.ts';
import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';
import { runCommand } from '#server/cli/run-command.ts';
import { StaffRefused } from '#server/cli/command-services.ts';

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
