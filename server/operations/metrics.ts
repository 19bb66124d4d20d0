import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** The bounds are in seconds, and the last one is the client's timeout. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 16];

export interface Metrics {
  count(operation: string, code: string, seconds: number): void;
  /** Counts a body that never became a call. */
  countRefused(reason: string): void;
  readonly contentType: string;
  /** Writes the metrics in Prometheus' text format. */
  render(): Promise<string>;
}

/** Counts what this node has done since its start. Labels come from the contract alone, so nobody can add any. */
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const calls = new Counter({
    name: 'gariport_calls_total',
    help: 'Calls answered, by operation and code.',
    labelNames: ['operation', 'code'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'gariport_call_duration_seconds',
    help: 'Time from the arrival of a call to its answer.',
    labelNames: ['operation'],
    buckets: bounds,
    registers: [register],
  });
  const refused = new Counter({
    name: 'gariport_refused_bodies_total',
    help: 'Bodies that were refused before they were read as a call, by reason.',
    labelNames: ['reason'],
    registers: [register],
  });
  return {
    count(operation, code, seconds) {
      calls.inc({ operation, code });
      durations.observe({ operation }, seconds);
    },
    countRefused: (reason) => refused.inc({ reason }),
    contentType: register.contentType,
    render: () => register.metrics(),
  };
}
