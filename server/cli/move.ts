import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/settings/config.ts';
import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';
import { StartRefused } from '#wire/host/start.ts';
import { move } from './data/move.ts';

await startOrExplain(async () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } }, strict: false }).values;
  const isAddress = typeof to === 'string' && /^postgres(?:ql)?:\/\//.test(to) && URL.canParse(to);
  if (!isAddress) throw new StartRefused('Name the new database: npm run move -- --to postgres://USER@HOST/DATABASE');
  console.log(await move(readConfig(), to));
  console.log(
    'Start nodes with DATABASE_URL set to it, and with the keys of DATA_DIR. The embedded database is unchanged.',
  );
});
