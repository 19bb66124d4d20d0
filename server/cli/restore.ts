import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/settings/config.ts';
import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';
import { StartRefused } from '#wire/host/start.ts';
import { restore } from './data/restore.ts';
import { restoreToMoment } from './data/restore-to-moment.ts';

const usage =
  'Name the backup: npm run restore -- --from FOLDER. ' +
  'For PostgreSQL: npm run restore -- --stanza NAME --at 2026-11-28T03:15:00Z --into FOLDER';

await startOrExplain(async () => {
  const text = { type: 'string' } as const;
  const { from, stanza, at, into, config } = readOptions();
  if (from) console.log(await restore(readConfig(), from));
  else if (stanza && at && into) console.log(await restoreToMoment({ stanza, at, into, ...(config && { config }) }));
  else throw new StartRefused(usage);

  function readOptions() {
    try {
      return parseArgs({ options: { from: text, stanza: text, at: text, into: text, config: text } }).values;
    } catch {
      throw new StartRefused(usage);
    }
  }
});
