import { runChangelog } from './command.ts';

const { code, out, error } = await runChangelog(process.cwd(), process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(error);
process.exitCode = code;
