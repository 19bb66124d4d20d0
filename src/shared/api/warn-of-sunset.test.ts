import { afterEach, expect, it, vi } from 'vitest';
import { type OperationFacts, operations } from '#generated/operations.ts';
import { api } from './api.ts';
import { createTestApi } from './testing/test-api.ts';
import { warnOfSunset } from './warn-of-sunset.ts';

afterEach(() => vi.restoreAllMocks());

function listen() {
  return vi.spyOn(console, 'warn').mockImplementation(() => {});
}

/** The call as the contract would describe it if it were deprecated. */
const going = (operation: OperationFacts): OperationFacts =>
  operation.id === 'listMakes' ? { ...operation, sunset: '2027-01-31' } : operation;

it('warns a developer once per deprecated call with its end date, and about no other', async () => {
  const warn = listen();
  const { client, server } = createTestApi({ beforeCall: (operation) => warnOfSunset(going(operation)) });
  server.on('listMakes', () => ({ code: 0, body: { makeList: [] } }));
  server.on('listModels', () => ({ code: 0, body: [] }));
  await api.listMakes({ client });
  await api.listMakes({ client });
  await api.listModels({ client, body: { makeId: '7' } });
  expect(warn.mock.calls).toEqual([['The call listMakes is deprecated: it stays until 2027-01-31.']]);
});

it('warns about every call that the contract deprecates', () => {
  const warn = listen();
  const all: OperationFacts[] = Object.values(operations);
  for (const operation of all) warnOfSunset({ ...operation, id: `${operation.id} again`, sunset: '2027-02-28' });
  expect(warn).toHaveBeenCalledTimes(all.length);
});
