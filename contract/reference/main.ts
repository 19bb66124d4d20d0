import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reportProblems } from '../document/problem.ts';
import { renderReference } from './render-reference.ts';

const root = process.cwd();
const folder = join(root, 'build/reference');

await reportProblems(async () => {
  const buyers = await renderReference(root, 'buyers');
  const desk = await renderReference(root, 'desk');
  const files = new Map([...buyers, ...[...desk].map(([name, content]) => [`desk/${name}`, content] as const)]);
  // Removes the pages of deleted calls.
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  console.log(
    `build/reference/ has ${files.size} files; open build/reference/index.html in a browser, or desk/index.html there.`,
  );
});
