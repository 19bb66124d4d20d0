import { expect, test } from 'vitest';
import { operations } from '../generated/operations.ts';
import type { Call } from '../wire/host/call.ts';
import { readCanonical } from '../contract/document/openapi.ts';
import { createChooser } from './choose-example.ts';

const choose = createChooser(readCanonical());

function callOf(operation: Call['operation'], payload: Call['payload'], language: Call['language'] = 'en'): Call {
  return { operation, payload, language, requestId: 'r1', remoteAddress: '127.0.0.1' };
}

const { getVehicleDetail, getPriceDetail, listOrders, listMakes } = operations;

test.each<[what: string, name: string, call: Call, isVisitor: boolean]>([
  ['nothing asked for', 'success', callOf(listMakes, {}), true],
  ['the example of the same name as the nearest payload', 'shipped', callOf(listOrders, { statusDesc: '3,6' }), false],
  ['the first example that names the id', 'booked', callOf(getVehicleDetail, { carSourceId: '100004' }), false],
  [
    'an id that is a part of another names nothing',
    'success',
    callOf(getVehicleDetail, { carSourceId: '10000' }),
    false,
  ],
  ['a visitor', 'visitor', callOf(getVehicleDetail, { carSourceId: '100001' }), true],
  ['the Japanese interface', 'japanese', callOf(getPriceDetail, { transportType: '1' }, 'ja'), false],
])('%s: %s', (_what, name, call, isVisitor) => {
  expect(choose(call, isVisitor)).toBe(name);
});
