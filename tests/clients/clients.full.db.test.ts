import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '#demo/seed/seed-demo.ts';
import { createApp } from '#server/app.ts';
import { handlers } from '#server/handlers.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { demoPassword } from '#server/testing/test-databases.ts';
import { generateServerKey, importServerKey, type Keyring } from '#wire/envelope/server-key.ts';
import { type Intercept, openMiddle } from './man-in-the-middle.ts';
import { buildClient, type BuiltClient, isHere, languages, type Outcome } from './languages.ts';

let server: TestServer;
let keyring: Keyring;
let target: string;

beforeAll(async () => {
  // The clients use the machine's clock, which dates the envelope.
  server = await openTestServer({ clock: () => new Date() });
  await seedDemo(server.services.database, new Date(), { password: demoPassword });
  keyring = { current: await importServerKey(await generateServerKey('clients')) };
  target = await serve(server);
});

const apps: { close(): PromiseLike<unknown> }[] = [];

afterAll(async () => {
  for (const app of apps) await app.close();
  await server.close();
});

async function serve({ services }: TestServer, ahead = 0): Promise<string> {
  const clock = () => new Date(Date.now() + ahead);
  const app = createApp({ services: { ...services, clock }, handlers, keyring, isDevelopment: true });
  apps.push(app);
  return `${await app.listen({ host: '127.0.0.1', port: 0 })}/api`;
}

async function countOrders(): Promise<number> {
  const found = await server.services.database.selectFrom('orders').select('id').execute();
  return found.length;
}

/** Whether the answer is not the refusal for the first vehicles of the list: they are reserved already. */
function isTaken({ body }: { body: string }): boolean {
  return body.includes('"code":0,');
}

describe.each(languages.map((language) => ({ name: language.name, language, here: isHere(language) })))(
  'The client in $name',
  ({ language, here }) => {
    let client: BuiltClient;

    beforeAll(async () => {
      if (here) client = await buildClient(language);
    });
    afterAll(() => client?.remove());

    /** Reserves through a man in the middle, and counts the resulting orders. */
    async function reserveThrough(intercept: Intercept): Promise<Outcome & { orders: number }> {
      const middle = await openMiddle(target, intercept);
      const before = await countOrders();
      const outcome = await client.reserve(middle.base);
      await middle.close();
      return { ...outcome, orders: (await countOrders()) - before };
    }

    test.runIf(here)('agrees with the vectors, and rejects every answer that must be refused', async () => {
      const { output, succeeded } = await client.checkVectors();
      expect(output).toMatch(/3 calls agree, \d\d answers are refused|--- PASS: TestVectors/);
      expect(succeeded).toBe(true);
    });

    test.runIf(here)('logs in, lists vehicles and reserves one', async () => {
      const { output, succeeded, orders } = await reserveThrough(() => undefined);
      expect(output).toMatch(/^\d+ vehicles\n(?:.+\n)*reserved \d+ .+, deposit due \d{4}-/);
      expect({ succeeded, orders }).toEqual({ succeeded: true, orders: 1 });
    });

    test.runIf(here)('resends a reservation whose answer was lost, and one order results', async () => {
      let isConnectionLost = false;
      const { output, succeeded, orders } = await reserveThrough((path, passOn) => {
        if (isConnectionLost || path !== '/order/submit') return undefined;
        return passOn().then((reply) => {
          isConnectionLost = isTaken(reply);
          return isConnectionLost ? 'cut off' : reply;
        });
      });
      expect({ isConnectionLost, succeeded, orders }, output).toEqual({
        isConnectionLost: true,
        succeeded: true,
        orders: 1,
      });
    });

    test.runIf(here)('is refused when its request is sent twice, and one order results', async () => {
      let isDone = false;
      const { output, succeeded, orders } = await reserveThrough((path, passOn) => {
        if (path !== '/order/submit') return undefined;
        return passOn().then((reply) => {
          isDone = isTaken(reply);
          return isDone ? passOn() : reply;
        });
      });
      expect({ isDone, succeeded, orders }).toEqual({ isDone: true, succeeded: false, orders: 1 });
      expect(output).toMatch(/refused: check clock/);
    });

    test.runIf(here)('rejects every answer that was altered in transit', async () => {
      const { output, succeeded, orders } = await reserveThrough((path, passOn) => {
        if (path !== '/vehicles/getVehicles') return undefined;
        return passOn().then((reply) => ({ ...reply, body: reply.body.replace('"code":0', '"code":400') }));
      });
      expect({ succeeded, orders }).toEqual({ succeeded: false, orders: 0 });
      expect(output).toMatch(/The answer does not open|the answer does not open/);
    });

    test.runIf(here)('reports in one line a response that is not an answer', async () => {
      const page = { status: 502, type: 'text/html', body: '<html><body>Bad gateway</body></html>' };
      const { output, succeeded } = await reserveThrough((path) =>
        path === '/user/login' ? Promise.resolve(page) : undefined,
      );
      expect(succeeded).toBe(false);
      expect(output.trim()).toMatch(/^.*\/user\/login.*502.*$/);
    });

    test.runIf(here)('is refused by a server whose clock is 301 s ahead, and says where to look', async () => {
      const { output, succeeded } = await client.reserve(await serve(server, 301_000));
      expect(succeeded).toBe(false);
      expect(output.trim()).toMatch(/^.*refused: check clock, key, partner id and size\.?$/);
    });
  },
);

const [python] = languages;

test.runIf(python && isHere(python))('The program in the clients’ README runs next to the Python client', async () => {
  const [, program = ''] = /```python\n([^]+?)```/.exec(await readFile('clients/README.md', 'utf8')) ?? [];
  expect(program).toContain('http://127.0.0.1:4000/api');
  const here = program.replace('http://127.0.0.1:4000/api', target);
  const who = { GARIPORT_EMAIL: 'wanjiku.kamau@example.com', GARIPORT_PASSWORD: demoPassword };
  const env = { ...process.env, ...who, PYTHONPATH: 'clients/python', PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout } = await promisify(execFile)('python3', ['-c', here], { env });
  expect(stdout).toMatch(/^(?:.+ \d+\n){3}400 .+\n$/);
});
