import { type OperationFacts, type OperationId, operations } from '#generated/operations.ts';
import { alternate, type Samples } from '../../measuring.ts';
import type { Ready, Serving } from './start-serving.ts';
import { partnerId } from '#server/app.ts';
import { apiBase } from '#wire/host/host.ts';
import type { WireAnswer } from '#wire/envelope/envelope.ts';
import { createSessionClient } from '#wire/envelope/session-client.ts';

export const concurrent = 16;
const callsInARound = 64;

export interface MeasuredCall {
  what: string;
  operation: OperationId;
  payloadOf: (vehicleId: string) => object;
  /** Whether visitors make this call all the time. */
  isRead: boolean;
}

interface Material {
  /** A reserved vehicle cannot be reserved again, so the number of vehicles limits the rounds. */
  vehicles: readonly string[];
  buyers: readonly string[];
  tiny: boolean;
}

export interface Measured {
  /** Milliseconds per call, by round. */
  times: Samples<'plain' | 'sealed'>;
  /** Milliseconds of the server's CPU per call, by round. */
  work: Record<'plain' | 'sealed', number[]>;
  /** The latency of each call in milliseconds. */
  waits: Record<'plain' | 'sealed', number[]>;
}

export async function measureCall(
  serving: Serving,
  { operation, payloadOf, isRead }: MeasuredCall,
  material: Material,
): Promise<Measured> {
  const { vehicles, buyers, tiny } = material;
  const callers = { plain: plainCaller(serving), sealed: sealedCaller(serving) };
  const measured: Omit<Measured, 'times'> = { work: { plain: [], sealed: [] }, waits: { plain: [], sealed: [] } };
  const names = ['plain', 'sealed'] as const;
  const warmUps = tiny ? 0 : 1;
  const possible = isRead ? Infinity : Math.floor(vehicles.length / (callsInARound * names.length)) - warmUps;
  const rounds = Math.min(tiny ? 1 : 15, possible);
  let turn = 0;

  async function callMany(name: 'plain' | 'sealed'): Promise<void> {
    const before = await serving.processorTime();
    const waits = await inTurns(async () => {
      turn += 1;
      const [vehicle = '', buyer = ''] = [vehicles[turn % vehicles.length], buyers[turn % buyers.length]];
      await callers[name](operation, payloadOf(vehicle), buyer);
    });
    measured.work[name].push(((await serving.processorTime()) - before) / callsInARound);
    measured.waits[name].push(...waits);
  }

  const contestants = names.map((name) => ({ name, run: () => callMany(name) }));
  const times = await alternate(contestants, { rounds, warmUps, units: callsInARound });
  for (const name of names) {
    measured.work[name].splice(0, warmUps);
    measured.waits[name].splice(0, warmUps * callsInARound);
  }
  return { ...measured, times };
}

async function inTurns(call: () => Promise<void>): Promise<number[]> {
  const waits: number[] = [];
  let left = callsInARound;
  async function callInTurn(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      await call();
      waits.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: concurrent }, callInTurn));
  return waits;
}

/** Makes a call as the buyer with this token, and rejects unless it succeeds. */
type Caller = (operation: OperationId, payload: object, token: string) => Promise<void>;

function plainCaller({ origin }: Ready): Caller {
  return async (id, payload, token) => {
    const { path }: OperationFacts = operations[id];
    const headers = { 'Content-Type': 'application/json', Authorization: token };
    const answer = await post(`${origin}${apiBase}${path}`, headers, JSON.stringify(filled(payload)));
    expectSuccess(id, answer);
  };
}

function sealedCaller({ origin, serverKey }: Ready): Caller {
  const envelope = createSessionClient({ partnerId, serverKey });
  return async (id, payload, token) => {
    const { method, path }: OperationFacts = operations[id];
    const sealed = await envelope.seal({ method, path, payload: JSON.stringify(filled(payload)), token });
    expectSuccess(id, await sealed.open(await post(`${origin}${apiBase}${path}`, sealed.headers, sealed.form)));
  };
}

function filled(payload: object): object {
  return { language: 'en', timeZone: 'Africa/Nairobi', ...payload };
}

async function post(url: string, headers: Record<string, string>, body: string): Promise<WireAnswer> {
  const response = await fetch(url, { method: 'POST', headers, body });
  return (await response.json()) as WireAnswer;
}

function expectSuccess(operation: string, { code, message, errorMessage }: WireAnswer): void {
  if (code !== 0) throw new Error(`${operation} answered ${code}: ${message ?? ''} ${errorMessage ?? ''}`);
}
