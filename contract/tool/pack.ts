import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { packTool } from './pack-tool.ts';

const root = process.cwd();
const file = await packTool(root, join(root, 'build'));
console.log(`${relative(root, file)}: ${((await stat(file)).size / 1024).toFixed(0)} KB`);
