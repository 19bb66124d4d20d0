import { afterAll, beforeAll, expect, test } from 'vitest';
import { printReport } from '#contract/verify/print-report.ts';
import { seedDemo } from '#demo/seed/seed-demo.ts';
import { accounts } from '#demo/people/accounts.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { demoPassword } from '#server/testing/test-databases.ts';
import { runConformance } from '../conformance/run-conformance.ts';
import { serveApp, type ServedApp } from './support/serve-app.ts';

let server: TestServer;
let served: ServedApp;

beforeAll(async () => {
  // The caller's clock dates envelopes, and the demo's sales start from it.
  server = await openTestServer({ clock: () => new Date() });
  await seedDemo(server.services.database, new Date(), { password: demoPassword });
  served = await serveApp(server.services);
});

afterAll(async () => {
  await served.app.close();
  await server.close();
});

test('Two people who register by e-mail complete every walk', async () => {
  const print = `fetch('${served.address}/dev/outbox.json').then((r) => r.text()).then(console.log)`;
  const words = ['--walks', 'all', '--letters', `"${process.execPath}" -e "${print}"`, '--timeout', '60'];
  const result = await runConformance(served.target, words);
  console.log(printReport(result));
  expect(result.findings).toEqual([]);
  expect(result.walks.filter(({ done, steps }) => done < steps)).toEqual([]);
  expect(result.walks.length).toBeGreaterThan(15);
});

test('Existing users complete the walks that need no e-mail, also in plain JSON, and the others are reported', async () => {
  const words = [
    '--login',
    accounts.buyer.email,
    '--other',
    accounts.agent.email,
    '--suite',
    'plain',
    '--timeout',
    '60',
  ];
  const passwords = { GARIPORT_PASSWORD: demoPassword, GARIPORT_OTHER_PASSWORD: demoPassword };
  const { findings, walks } = await runConformance(served.target, [...words, '--walks', 'all'], passwords);
  expect(findings).toEqual([]);
  const stopped = walks.filter(({ done, steps }) => done < steps);
  expect(stopped.map(({ walk }) => walk.replace(/-.*/, ''))).toEqual([
    'registration',
    'registration',
    'verification',
    'verification',
  ]);
  for (const walk of stopped) expect(walk.stopped).toContain('--letters COMMAND');
});
