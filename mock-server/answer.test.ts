import { beforeAll, describe, expect, test } from 'vitest';
import { codes } from '#generated/codes.ts';
import { operations, type OperationFacts } from '#generated/operations.ts';
import failures from '../locales/en/failures.json' with { type: 'json' };
import codeTexts from '../locales/ja/codes.json' with { type: 'json' };
import { callPlain } from '#wire/host/testing/callers.ts';
import { common, startMock, type TestMock } from './testing/mock.ts';

const { login, refreshToken, getOrder, getVehicleDetail, listVehicles, listOrders, listPorts, listMakes, getUserInfo } =
  operations;

let mock: TestMock;
beforeAll(async () => {
  mock = await startMock();
});

async function bodyOf<Body>(operation: OperationFacts, payload: object, token?: string): Promise<Body> {
  const answer = await mock.call(operation, payload, token === undefined ? {} : { token });
  return JSON.parse(answer.body ?? 'null') as Body;
}

describe('The mock answers with the example that fits the payload', () => {
  test.each([
    ['500001', 0],
    ['500003', 2],
    ['500005', 6],
    ['500007', 8],
  ])('The id %s chooses the order in status %s', async (id, status) => {
    expect(await bodyOf(getOrder, { id })).toMatchObject({ id, status });
  });

  test('A vehicle id chooses its example, and an unknown id the first one', async () => {
    const detail = (carSourceId: string) => bodyOf<{ vehicle: { refNo: string } }>(getVehicleDetail, { carSourceId });
    expect(await detail('100007')).toMatchObject({ vehicle: { flashSale: '1' } });
    expect(await detail('100004')).toMatchObject({ vehicle: { vehicleStatus: 2 } });
    expect(await detail('100099')).toMatchObject({ vehicle: { refNo: 'GP-100001' } });
  });

  test('A visitor gets the example of a vehicle without user data', async () => {
    const response = await callPlain(mock.app, getVehicleDetail, { carSourceId: '100001', ...common });
    expect(response.json<{ body: object }>().body).not.toHaveProperty('receiveAddress');
  });

  test('The tab of an order list and the country of ports choose their examples', async () => {
    const orders = await bodyOf<unknown[]>(listOrders, { statusDesc: '2', pageNo: 1, pageSize: 500 });
    expect(orders).toEqual([expect.objectContaining({ id: '500003' })]);
    const ports = await bodyOf(listPorts, { templateId: '901', countryCode: 'TZ', carSourceId: '100002' });
    expect(JSON.stringify(ports)).toContain('Dar es Salaam');
  });

  test('The vehicle list is paged', async () => {
    const page = (pageNo: number) =>
      bodyOf<{ total: number; vehicleList: { id: string }[] }>(listVehicles, { pageNo, pageSize: 3 });
    const pages = await Promise.all([1, 2, 3, 4].map(page));
    expect(pages.map(({ vehicleList }) => vehicleList.length)).toEqual([3, 3, 2, 0]);
    expect(new Set(pages.flatMap(({ vehicleList }) => vehicleList.map(({ id }) => id))).size).toBe(pages[0]?.total);
  });
});

describe('A value in the payload chooses the answer', () => {
  test('An e-mail chooses a code, with its text in the language of the call', async () => {
    const answer = await mock.call(login, { email: 'code-416@example.com', password: 'Mombasa2026', language: 'jp' });
    expect(answer).toEqual({ code: 416, message: codeTexts[codes[416].name] });
  });

  test('A password chooses a code, with dots instead of hyphens', async () => {
    expect(await mock.call(login, { email: 'a@example.com', password: 'Code.417' })).toMatchObject({ code: 417 });
  });

  test('An id chooses a failure by its name', async () => {
    const answer = await mock.call(getVehicleDetail, { carSourceId: 'code-400-vehicleGone' });
    expect(answer).toEqual({ code: 400, message: failures.vehicleGone, body: '{"reason":"vehicleGone"}' });
  });

  test('A token that must have 16 characters chooses a code', async () => {
    expect(await mock.call(refreshToken, { refreshToken: 'code-431--------' })).toMatchObject({ code: 431 });
  });

  test('The access token chooses a code', async () => {
    expect(await mock.call(getUserInfo, {}, { token: 'code-430' })).toMatchObject({ code: 430 });
  });

  test('A text chooses an example by its name', async () => {
    expect(await bodyOf(listVehicles, { pageNo: 1, pageSize: 24, searchKey: 'example-empty' })).toMatchObject({
      total: 0,
    });
  });

  test('A text chooses a delay', async () => {
    const started = performance.now();
    expect(await mock.call(login, { email: 'otieno@example.com', password: 'Delay.120' })).toMatchObject({
      code: 0,
    });
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  test('A code that the call does not list is ordinary text', async () => {
    expect(await mock.call(login, { email: 'otieno@example.com', password: 'Code.602' })).toMatchObject({
      code: 0,
    });
  });
});

describe('Invalid forced values', () => {
  test.each([
    [
      { 'Force-Code': '602' },
      "Force-Code: listMakes does not support '602' here; use one of 400, 403, 430, 431, 432, 500.",
    ],
    [
      { 'Force-Example': 'full' },
      "Force-Example: listMakes does not support 'full' here; use one of success, empty, code-400, ",
    ],
    [
      { 'Force-Delay': '60001' },
      "Force-Delay: listMakes does not support '60001' here; use one of 0 to 60000 (milliseconds).",
    ],
    [
      { 'Force-Fault': 'fire' },
      "Force-Fault: listMakes does not support 'fire' here; use one of malformed-body, bad-sign, drop, slow.",
    ],
    [{ 'Force-Code': '431', 'Force-Example': 'empty' }, 'Force-Code and Force-Example exclude each other.'],
  ])('The headers %o are refused with what can be forced instead', async (headers, message) => {
    const answer = await mock.call(listMakes, {}, { headers });
    expect(answer.code).toBe(400);
    expect(answer.message).toContain(message);
  });

  test('A plain answer has no seal to break', async () => {
    const answer = (
      await callPlain(mock.app, listMakes, common, { headers: { 'Force-Fault': 'bad-sign' } })
    ).json<object>();
    expect(answer).toMatchObject({
      code: 400,
      message: expect.stringContaining('use one of malformed-body, drop, slow.') as string,
    });
  });
});
