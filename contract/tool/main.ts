#!/usr/bin/env node
import { runTool } from './run.ts';

const [major = 0] = process.versions.node.split('.').map(Number);
const { code, out, error } =
  major < 22
    ? { code: 2, out: '', error: `This needs Node 22 or later, not ${process.versions.node}.\n` }
    : await runTool(process.cwd(), process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(error);
process.exitCode = code;
