import { expect, test, vi } from 'vitest';
import { demoCompany } from '#demo/company.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { findCompany } from './company.ts';
import { watchCompany } from './page-contact.ts';

vi.mock(import('./company.ts'), async (actual) => ({
  ...(await actual()),
  findCompany: vi.fn<typeof findCompany>(),
}));

const database = {} as Database;
const company = { version: 1, facts: demoCompany, isDemo: true, setBy: 'Demo', setAt: new Date(0) };
const reads = vi.mocked(findCompany);

test('A page shows the last known phone number while the database is down or slow', async () => {
  const read = watchCompany(database);
  reads.mockRejectedValueOnce(new Error('away'));
  expect(await read()).toEqual({});
  reads.mockResolvedValueOnce(company);
  expect((await read()).contact?.phone).toBe(demoCompany.phone);
  reads.mockRejectedValueOnce(new Error('away'));
  expect((await read()).contact?.phone).toBe(demoCompany.phone);
  reads.mockReturnValueOnce(new Promise(() => undefined));
  expect((await read()).contact?.phone).toBe(demoCompany.phone);
  reads.mockResolvedValueOnce(undefined);
  expect(await read()).toEqual({});
});
