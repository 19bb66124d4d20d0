import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { PushOutcome } from '#server/platform/services.ts';

/** Buckets in seconds. The last one is the client's timeout. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 16];

/**
 * How a page was sent: rendered for this or an earlier visitor, or as a shell after a failure or because the address
 * has used up its rendering budget.
 */
export type PageOutcome = 'rendered' | 'cached' | 'late' | 'busy' | 'limited' | 'failed';

export interface PageMetrics {
  countPage(outcome: PageOutcome): void;
  timeRendering(seconds: number): void;
  /** The age of a rendered page when it was sent. */
  notePageAge(seconds: number): void;
}

export interface Metrics extends PageMetrics {
  /** Counts a push message by whether the push service accepted it. */
  countPush(outcome: PushOutcome['is']): void;
  count(operation: string, code: string, seconds: number): void;
  /** Counts a request body that could not be parsed as a call. */
  countRefused(reason: string): void;
  readonly contentType: string;
  /** Writes the metrics in Prometheus' text format. */
  render(): Promise<string>;
}

/** Counts since this node's start. Labels come from the contract only, so callers cannot add any. */
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
  const pages = new Counter({
    name: 'gariport_pages_total',
    help: 'Public pages sent, by outcome. Late, busy, limited and failed ones were sent as shells.',
    labelNames: ['outcome'],
    registers: [register],
  });
  const renderings = new Histogram({
    name: 'gariport_page_render_seconds',
    help: 'Time that it took to render a page, the calls for its data included.',
    buckets: bounds,
    registers: [register],
  });
  const ages = new Histogram({
    name: 'gariport_page_age_seconds',
    help: 'Age of a rendered page when it was sent.',
    buckets: [0, 0.5, 1, 2, 5, 10],
    registers: [register],
  });
  const pushes = new Counter({
    name: 'gariport_pushes_total',
    help: 'Messages handed to push services of browsers, by outcome. Those for later are counted at each try.',
    labelNames: ['outcome'],
    registers: [register],
  });
  return {
    countPush: (outcome) => pushes.inc({ outcome }),
    countPage: (outcome) => pages.inc({ outcome }),
    timeRendering: (seconds) => renderings.observe(seconds),
    notePageAge: (seconds) => ages.observe(seconds),
    count(operation, code, seconds) {
      calls.inc({ operation, code });
      durations.observe({ operation }, seconds);
    },
    countRefused: (reason) => refused.inc({ reason }),
    contentType: register.contentType,
    render: () => register.metrics(),
  };
}
