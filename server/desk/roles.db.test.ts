import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationsOf } from '#contract/document/openapi.ts';
import { operations, type OperationFacts, type OperationId, type StaffRole } from '#generated/operations.ts';
import { canonical } from '../../tests/contract/read-call.ts';
import { isFullRun } from '../../tests/scope.ts';
import { summarizeRows } from '../../tests/server/support/summarize-rows.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { openMember, type TestMember } from '#server/desk/testing/open-member.ts';

const roles = ['owner', 'sales', 'accounts', 'logistics', 'stock', 'readOnly'] as const satisfies readonly StaffRole[];
const staffCalls = Object.values<OperationFacts>(operations).filter(({ auth }) => auth === 'staff');
/** Every call with its contract examples: only the first, or all in the full run. */
const payloads = new Map(
  operationsOf(canonical).map(({ operation }) => {
    const examples = Object.values(operation.requestBody?.content['application/json']?.examples ?? {});
    const tried = isFullRun ? examples : examples.slice(0, 1);
    return [operation.operationId, tried.map(({ value }) => value as object)] as const;
  }),
);

let server: TestServer;
/** Test data for every call; loading it takes a while. */
let untouched: Record<string, string> | undefined;
const members = new Map<StaffRole, TestMember>();

beforeAll(async () => {
  server = await openTestServer({ isStocked: true });
  for (const role of roles) members.set(role, await openMember(server, role, { password: 'Mombasa2026' }));
});

afterAll(() => server.close());

const tokenOf = (role: StaffRole) => members.get(role)?.token ?? '';

const mayCall = (role: StaffRole, { roles: allowed }: OperationFacts) => allowed?.includes(role) === true;

test('Every staff call declares its roles, and every role has calls', () => {
  expect(staffCalls.length).toBeGreaterThan(30);
  for (const call of staffCalls) expect(call.roles?.length, call.id).toBeGreaterThan(0);
  for (const role of roles)
    expect(
      staffCalls.some((call) => mayCall(role, call)),
      role,
    ).toBe(true);
});

test.each(roles)('%s is refused every call that the role may not make', async (role) => {
  const { database } = server.services;
  untouched ??= await summarizeRows(database);
  for (const call of staffCalls.filter((candidate) => !mayCall(role, candidate))) {
    for (const payload of payloads.get(call.id) ?? [{}]) {
      const answer = await server.call(call.id as OperationId, payload, { token: tokenOf(role) });
      expect(answer, call.id).toEqual({ code: 433, message: expect.any(String) });
    }
  }
  expect(await summarizeRows(database)).toEqual(untouched);
});

/** These end the sessions that the other calls need. */
const ending = new Set(['staffLogOut', 'staffChangePassword', 'staffEndMember']);

test.each(roles)('%s is not refused any call that the role may make', async (role) => {
  for (const call of staffCalls.filter((candidate) => mayCall(role, candidate) && !ending.has(candidate.id))) {
    for (const payload of payloads.get(call.id) ?? [{}]) {
      const { code } = await server.call(call.id as OperationId, payload, { token: tokenOf(role) });
      expect([433, 421, 430, 431, 432, 403, 500], `${call.id}: ${code}`).not.toContain(code);
    }
  }
});

test('Every staff call is refused without a staff token', async () => {
  const { database } = server.services;
  const before = await summarizeRows(database);
  for (const token of [undefined, 'gat_somebody_who_buys_cars', 'gst_somebody_who_made_it_up']) {
    for (const call of staffCalls) {
      for (const payload of payloads.get(call.id) ?? [{}]) {
        const answer = await server.call(call.id as OperationId, payload, token === undefined ? {} : { token });
        expect(answer, call.id).toEqual({ code: token?.startsWith('gst_') ? 430 : 421, message: expect.any(String) });
      }
    }
  }
  expect(await summarizeRows(database)).toEqual(before);
});
