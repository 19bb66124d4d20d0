import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '#demo/seed/seed-demo.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { demoPassword } from '#server/testing/test-databases.ts';
import { serveApp, type ServedApp } from '../server/support/serve-app.ts';
import { installPackage, type Project } from './install-package.ts';

let server: TestServer;
let served: ServedApp;
let project: Project;

beforeAll(async () => {
  // The client uses the machine's clock, which dates the envelope.
  server = await openTestServer({ clock: () => new Date() });
  await seedDemo(server.services.database, new Date(), { password: demoPassword });
  served = await serveApp(server.services);
  project = await installPackage();
});

afterAll(async () => {
  await project.remove();
  await served.app.close();
  await server.close();
});

/** The first program in the README of the installed package. */
async function readProgram(): Promise<string> {
  const readme = await readFile(join(project.folder, 'node_modules/@gariport/client/README.md'), 'utf8');
  const [, program = ''] = /```js\n([^]+?)```/.exec(readme) ?? [];
  return program;
}

async function countOrders(): Promise<number> {
  return (await server.services.database.selectFrom('orders').select('id').execute()).length;
}

const buyer = { GARIPORT_EMAIL: 'wanjiku.kamau@example.com', GARIPORT_PASSWORD: demoPassword };

test('In an empty folder, the program in the package’s README logs in, lists vehicles and reserves one', async () => {
  const before = await countOrders();
  const { output, succeeded } = await project.run('reserve.mjs', await readProgram(), [served.target], buyer);
  expect(output).toMatch(/^\d+ vehicles\n(?:.+\n)*reserved \d+ .+, deposit due \d{4}-\S+\n$/);
  expect({ succeeded, orders: (await countOrders()) - before }).toEqual({ succeeded: true, orders: 1 });
});

test('That program reports a wrong password in one line, and reserves nothing', async () => {
  const before = await countOrders();
  const wrong = { ...buyer, GARIPORT_PASSWORD: 'Nairobi2026' };
  const { output, succeeded } = await project.run('reserve.mjs', await readProgram(), [served.target], wrong);
  expect(output).toMatch(/^[^\n]*password[^\n]*\n$/i);
  expect({ succeeded, orders: (await countOrders()) - before }).toEqual({ succeeded: false, orders: 0 });
});
