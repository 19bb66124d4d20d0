import { runReport } from './command.ts';

const { code, out, error } = await runReport(process.cwd(), process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(error);
process.exitCode = code;
