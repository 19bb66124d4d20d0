import { afterAll, beforeAll, expect, test } from 'vitest';
import { printTotals } from '#contract/verify/print-report.ts';
import { operations } from '#generated/operations.ts';
import { seedDemo } from '#demo/seed/seed-demo.ts';
import { accounts } from '#demo/people/accounts.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { demoPassword } from '#server/testing/test-databases.ts';
import { runConformance } from '../conformance/run-conformance.ts';
import { isFullRun } from '../scope.ts';
import { deskPreparations, openLastingOwner } from './support/desk-preparations.ts';
import { serveApp, type ServedApp } from './support/serve-app.ts';

const allCalls = [...Object.keys(operations), 'chatSocket'];
/** The servers of other tests check every answer as well, so that a part of the calls suffices. */
const verified = isFullRun ? allCalls : allCalls.filter((_, place) => place % 6 === 0);

/**
 * All of them run against the server on PostgreSQL, as in production; a part shows that the embedded engine behaves the
 * same.
 */
const casesOf = (isEmbedded: boolean): string[] => {
  // Each case is a sealed call, and there are more than a hundred calls, so this takes seconds.
  if (!isFullRun) return ['--cases', '3', '--only', verified.join(',')];
  return isEmbedded ? ['--cases', '15'] : [];
};

/**
 * Calls that need an e-mail, a solved captcha, parts of a file, an existing document or search, or another person than
 * the demo buyer. Each has a test of its own.
 */
const needingMore = new Set([
  'verifyRegistration',
  'findPassword',
  'resetPassword',
  'getPaymentInstructions',
  'checkPayment',
  'requestMpesaPayment',
  'withdrawPaper',
  'createDealer',
  'updateDealer',
  'uploadParts',
  'finishUpload',
  'changeSavedSearch',
  'stopSearchLetters',
  'reportClaim',
  'answerClaim',
  'staffDecideClaim',
  'answerOffer',
  'requestNoticeCode',
  'confirmNoticeCode',
  ...Object.keys(deskPreparations),
]);

const passwords = { GARIPORT_PASSWORD: demoPassword, GARIPORT_OTHER_PASSWORD: demoPassword };

let server: TestServer;
let served: ServedApp;

beforeAll(async () => {
  // The caller's clock dates envelopes, and the demo's orders and sales start from it.
  server = await openTestServer({ clock: () => new Date() });
  await seedDemo(server.services.database, new Date(), { password: demoPassword });
  served = await serveApp(server.services);
});

afterAll(async () => {
  await served.app.close();
  await server.close();
});

test('the server passes the verification of the calls of buyers and staff', { timeout: 600_000 }, async () => {
  const cases = casesOf(server.databaseUrl === undefined);
  const { token } = await openLastingOwner(server);
  const words = [
    '--login',
    accounts.buyer.email,
    '--other',
    accounts.agent.email,
    '--staff-token',
    token,
    '--timeout',
    '30',
    ...cases,
  ];
  const result = await runConformance(served.target, words, passwords);
  console.log([printTotals(result), ...result.notes].join('\n'));
  expect(result.findings).toEqual([]);
  const silent = result.operations.filter(({ succeeded }) => !succeeded).map(({ operation }) => operation);
  expect(silent.filter((operation) => !needingMore.has(operation))).toEqual([]);
  expect(result.operations.map(({ operation }) => operation).toSorted()).toEqual(verified.toSorted());
});
