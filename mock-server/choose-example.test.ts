import { expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { Call } from '#wire/host/call.ts';
import { readCanonical } from '#contract/document/openapi.ts';
import { createChooser } from './choose-example.ts';

const choose = createChooser(readCanonical());

function callOf(operation: Call['operation'], payload: Call['payload'], language: Call['language'] = 'en'): Call {
  return { operation, payload, language, requestId: 'r1', remoteAddress: '127.0.0.1' };
}

const { getVehicleDetail, getPriceDetail, listOrders, listMakes, getDealerCertificate, listCoupons } = operations;

test.each<[what: string, name: string, call: Call, caller: Parameters<typeof choose>[1]]>([
  ['nothing asked for', 'success', callOf(listMakes, {}), 'visitor'],
  [
    'the example of the same name as the nearest payload',
    'shipped',
    callOf(listOrders, { statusDesc: '3,6' }),
    'buyer',
  ],
  ['the first example that names the id', 'booked', callOf(getVehicleDetail, { carSourceId: '100004' }), 'buyer'],
  [
    'an id that is a part of another names nothing',
    'success',
    callOf(getVehicleDetail, { carSourceId: '10000' }),
    'buyer',
  ],
  ['a visitor', 'visitor', callOf(getVehicleDetail, { carSourceId: '100001' }), 'visitor'],
  ['the Japanese interface', 'japanese', callOf(getPriceDetail, { transportType: '1' }, 'ja'), 'buyer'],
  ['somebody who sells for us', 'posterUser', callOf(getPriceDetail, { transportType: '1' }), 'agent'],
  ['a dealer whose papers are read', 'underReview', callOf(getDealerCertificate, {}), 'dealerUnderReview'],
  ['a dealer who was refused', 'rejected', callOf(getDealerCertificate, {}), 'dealerRejected'],
  ['somebody who has just registered', 'empty', callOf(listCoupons, {}), 'newUser'],
])('%s: %s', (_what, name, call, caller) => {
  expect(choose(call, caller)).toBe(name);
});
