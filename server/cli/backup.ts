import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/settings/config.ts';
import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';
import { StartRefused } from '#wire/host/start.ts';
import { backUp } from './data/back-up.ts';

await startOrExplain(async () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } }, strict: false }).values;
  if (typeof to !== 'string' || to === '') throw new StartRefused('Name a new folder: npm run backup -- --to FOLDER');
  console.log(await backUp(readConfig(), to));
});
