import { runReport } from './command.ts';
import { diffGenerated } from './generated-files.ts';

const { code, out, error } = await runReport(process.cwd(), process.argv.slice(2), diffGenerated);
process.stdout.write(out);
process.stderr.write(error);
process.exitCode = code;
