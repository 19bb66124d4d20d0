import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';
import { changeKeys } from './data/change-keys.ts';

await startOrExplain(async () => console.log(await changeKeys(process.argv.slice(2))));
