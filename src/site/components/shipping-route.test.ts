import { expect, test } from 'vitest';
import { routeOf } from './shipping-route.ts';

const roro = { type: '1', desc: 'RORO' };
const container = { type: '2', desc: 'Container' };
const mombasa = { portId: 'p-mba', name: 'Mombasa', transports: [roro, container] };
const lamu = { portId: 'p-lam', name: 'Lamu', transports: [container] };

test('ignores a port to which the vehicle is not shipped', () => {
  expect(routeOf({ port: 'p-mba', transportTypeId: '2' }, [lamu])).toEqual({});
  expect(routeOf({ port: 'p-mba', transportTypeId: '2' }, [mombasa])).toEqual({ port: mombasa, transport: container });
});

test('uses the usual port and the first transport without a choice', () => {
  expect(routeOf({ port: '', transportTypeId: '9' }, [mombasa, lamu])).toEqual({ port: mombasa, transport: roro });
});
