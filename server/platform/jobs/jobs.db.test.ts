import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGate } from '#wire/client/testing/calls.ts';
import { createLog } from '#server/platform/operations/log.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { allJobs } from '#server/all-jobs.ts';
import { type Job, startJobs, takeTurn } from './start-jobs.ts';

const minute = 60_000;
const log: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ handlers: {}, log: createLog('error', (line) => log.push(line)) });
});
afterAll(() => server.close());
beforeEach(() => server.services.database.deleteFrom('job').execute());

const jobOf = (run: Job['run'], interval = 10 * minute): Job => ({ name: 'test', interval, run });
const turn = (job: Job, node = 'one') => takeTurn(server.services, job, node);

test('One of ten nodes runs a job, and none runs it again before it is due', async () => {
  let ran = 0;
  let others = 0;
  const job = jobOf(async () => {
    ran += 1;
    await expect.poll(() => others).toBeGreaterThanOrEqual(9);
  });
  await Promise.all(Array.from({ length: 10 }, (_, index) => turn(job, `node-${index}`).then(() => (others += 1))));
  expect(ran).toBe(1);
  server.advance(10 * minute - 1);
  expect(await turn(job, 'node-3')).toBe('not due');
  server.advance(1);
  expect(await turn(job, 'node-3')).toBe('ran');
});

test('A job that fails is logged and tried again within a minute', async () => {
  let isBroken = true;
  const job = jobOf(async () => {
    if (isBroken) throw new Error('the job broke');
  });
  expect(await turn(job)).toBe('failed');
  expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ job: 'test', message: 'a job failed' });
  isBroken = false;
  expect(await turn(job)).toBe('not due');
  server.advance(minute);
  expect(await turn(job)).toBe('ran');
});

test('Another node takes over the job of a dead node', async () => {
  const { database, clock } = server.services;
  const now = clock().getTime();
  await database
    .insertInto('job')
    .values({ name: 'test', due_at: new Date(now), holder: 'dead', held_until: new Date(now + 10 * minute) })
    .execute();
  const job = jobOf(async () => undefined);
  expect(await turn(job)).toBe('not due');
  server.advance(10 * minute);
  expect(await turn(job)).toBe('ran');
});

test('Jobs run when a clock that was a year ahead is right again, after a run and in the middle of one', async () => {
  const { services } = server;
  const job = jobOf(async () => undefined);
  const ahead = () => new Date(services.clock().getTime() + 365 * 24 * 60 * minute);
  expect(await takeTurn({ ...services, clock: ahead }, job, 'one')).toBe('ran');
  expect(await turn(job, 'two')).toBe('ran');
  await services.database.updateTable('job').set({ holder: 'dead', due_at: ahead(), held_until: ahead() }).execute();
  expect(await turn(job, 'two')).toBe('ran');
});

test('A node whose clock is half a minute behind neither repeats a job nor takes over a running one', async () => {
  const { services } = server;
  const behind = { ...services, clock: () => new Date(services.clock().getTime() - minute / 2) };
  const meanwhile: string[] = [];
  const job = jobOf(
    async () =>
      void meanwhile.push(
        await takeTurn(
          behind,
          jobOf(async () => undefined),
          'two',
        ),
      ),
  );
  expect(await turn(job)).toBe('ran');
  expect(meanwhile).toEqual(['not due']);
  expect(await takeTurn(behind, job, 'two')).toBe('not due');
});

test('A stopping node tells its running job, whose claim can be released before it ends', async () => {
  const { services } = server;
  const end = createGate();
  const aborted = createGate();
  const jobs = startJobs(services, [
    jobOf(async (_, stopping) => {
      stopping?.addEventListener('abort', () => aborted.open());
      await end.passed;
    }),
  ]);
  const holders = () => services.database.selectFrom('job').select('holder').execute();
  await expect.poll(holders).toEqual([{ holder: expect.any(String) }]);
  const stopped = jobs.stop();
  await aborted.passed;
  expect(
    await turn(
      jobOf(async () => undefined),
      'other',
    ),
  ).toBe('not due');
  await jobs.release();
  expect(
    await turn(
      jobOf(async () => undefined),
      'other',
    ),
  ).toBe('ran');
  end.open();
  await stopped;
});

test('A job may use the database while it holds its claim', async () => {
  const job = jobOf(async ({ database }) =>
    database.transaction().execute((transaction) => transaction.selectFrom('job').selectAll().execute()),
  );
  expect(await turn(job)).toBe('ran');
});

test('Jobs continue after a failure, and stopping waits for a running job', async () => {
  let ran = 0;
  const end = createGate();
  const job = jobOf(async () => {
    ran += 1;
    if (ran === 1) throw new Error('only the first time');
    if (ran === 3) await end.passed;
  }, 5);
  const services = { ...server.services, clock: () => new Date() };
  const jobs = startJobs(services, [job]);
  await expect.poll(() => ran).toBe(3);
  let isStopped = false;
  const stopping = jobs.stop().then(() => (isStopped = true));
  // Other jobs that start now show that the stopped ones had time to continue.
  let ranElse = 0;
  const others = startJobs(services, [{ ...jobOf(async () => void (ranElse += 1), 5), name: 'other' }]);
  await expect.poll(() => ranElse).toBeGreaterThan(3);
  expect(isStopped).toBe(false);
  end.open();
  await stopping;
  const before = ranElse;
  await expect.poll(() => ranElse).toBeGreaterThan(before + 3);
  expect(ran).toBe(3);
  await others.stop();
});

test('While the database is down, jobs log their failure and do not end the process', async () => {
  const away = await openTestServer({ handlers: {}, log: createLog('error', (line) => log.push(line)) });
  // A database that was never queried is not open yet and cannot be closed.
  await away.mails();
  await away.services.database.destroy();
  const jobs = startJobs(away.services, [jobOf(async () => undefined, 5)]);
  await expect.poll(() => log.at(-1)).toContain('a job could not be claimed');
  await jobs.stop();
  await away.app.close();
});

test('Every job has a unique name and runs on an empty server', async () => {
  expect(new Set(allJobs.map(({ name }) => name)).size).toBe(allJobs.length);
  for (const job of allJobs) expect([job.name, await turn(job)]).toEqual([job.name, 'ran']);
});
