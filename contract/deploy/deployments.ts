import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import type { Problem } from '../document/problem.ts';
import { readList } from '../document/read-list.ts';
import { isDay } from '../document/day.ts';
import { refuse } from '../report/revision.ts';

export const deploymentsName = 'deployments.yaml';
export const server = 'server';

const text = (key: string, what: string) =>
  z.string(`Say in \`${key}\` ${what}.`).check(z.minLength(1, `Say in \`${key}\` ${what}.`));

const zDeployment = z.strictObject(
  {
    environment: text('environment', 'where it is deployed, such as production'),
    name: text('name', `which consumer it is, or ${server}`),
    runs: text('runs', 'the git revision whose contract it was built with, such as v2.1.0'),
    since: z
      .string('`since` is a day such as 2027-01-31.')
      .check(z.refine(isDay, '`since` is a day such as 2027-01-31.')),
  },
  'A deployment says `environment`, `name`, `runs` and `since`.',
);

/** The server or a consumer, in one environment. */
export type Deployment = z.infer<typeof zDeployment>;

export async function readDeployments(root: string, file: string): Promise<Deployment[]> {
  const problems: Problem[] = [];
  const entries = readList(file, await readText(root, file), zDeployment, problems);
  if (problems.length > 0) throw refuse('The deployments are invalid', problems);
  return entries.map(({ value }) => value);
}

/** Adds a deployment, or replaces the one of the same name in its environment. Comments stay. */
export async function recordDeployment(root: string, file: string, deployment: Deployment): Promise<void> {
  await readDeployments(root, file);
  const document: Document = parseDocument(await readText(root, file));
  const list = isSeq(document.contents) ? document.contents : document.createNode<Deployment[]>([]);
  document.contents = list;
  const isSame = (node: unknown) =>
    isMap(node) && node.get('environment') === deployment.environment && node.get('name') === deployment.name;
  const at = list.items.findIndex(isSame);
  list.set(at < 0 ? list.items.length : at, document.createNode(deployment));
  await writeFile(join(root, file), String(document));
}

function readText(root: string, file: string): Promise<string> {
  return readFile(join(root, file), 'utf8').catch((error: unknown) => {
    if (Object(error).code === 'ENOENT') return '';
    throw error;
  });
}
