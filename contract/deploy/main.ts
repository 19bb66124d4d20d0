import { runCanDeploy } from './can-deploy.ts';

const { code, out, error } = await runCanDeploy(process.cwd(), process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(error);
process.exitCode = code;
