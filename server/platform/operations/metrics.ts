import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { NoticeChannel } from '#generated/client/types.gen.ts';
import type { NoticeOutcome, PushOutcome } from '#server/platform/services.ts';
import type { NodeState } from './node-state.ts';

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

export type JobOutcome = 'ran' | 'failed';
export type PurgeOutcome = 'done' | 'failed';
export type SpanOutcome = 'sent' | 'lost';

export interface Metrics extends PageMetrics {
  /** Counts a run of a job. With 0 the series exists before its first failure, which a rate would otherwise miss. */
  countJob: (name: string, outcome: JobOutcome, by?: 0 | 1) => void;
  /** Counts a request to the purge hook of a CDN. */
  countPurge: (outcome: PurgeOutcome) => void;
  /** Counts spans of traces by whether the collector got them. */
  countSpans: (outcome: SpanOutcome, by: number) => void;
  noteReady(isReady: boolean): void;
  /** Reads the node's state each time that the metrics are rendered. */
  watch(read: () => Promise<NodeState>): void;
  /** Counts a push message by whether the push service accepted it. */
  countPush(outcome: PushOutcome['is']): void;
  /** Counts a notice to a phone by what the gateway answered. */
  countNotice: (channel: NoticeChannel, outcome: NoticeOutcome['is']) => void;
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
  const notices = new Counter({
    name: 'gariport_notices_total',
    help: 'Messages handed to gateways for WhatsApp and SMS, by outcome. Those for later are counted at each try.',
    labelNames: ['channel', 'outcome'],
    registers: [register],
  });
  const jobs = new Counter({
    name: 'gariport_jobs_total',
    help: 'Runs of jobs on this node, by outcome. A job that could not be claimed has failed too.',
    // Not `job`, which Prometheus uses for what it scrapes.
    labelNames: ['name', 'outcome'],
    registers: [register],
  });
  const purges = new Counter({
    name: 'gariport_purges_total',
    help: 'Purges of changed pages from the CDN, by outcome.',
    labelNames: ['outcome'],
    registers: [register],
  });
  for (const outcome of ['done', 'failed'] satisfies PurgeOutcome[]) purges.inc({ outcome }, 0);
  const spans = new Counter({
    name: 'gariport_spans_total',
    help: 'Spans of traces, by whether the collector got them.',
    labelNames: ['outcome'],
    registers: [register],
  });
  for (const outcome of ['sent', 'lost'] satisfies SpanOutcome[]) spans.inc({ outcome }, 0);
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [register] });
  const ready = gauge('gariport_ready', 'Whether the node is ready, as /readyz says: 1 or 0.');
  const connections = gauge('gariport_pool_connections', 'Connections of a pool, and work waiting for one.', [
    'pool',
    'state',
  ]);
  const poolSizes = gauge('gariport_pool_size', 'Largest number of connections of a pool.', ['pool']);
  const waiting = gauge('gariport_outbox_waiting', 'Messages that wait to be sent, of all nodes.', ['queue']);
  const oldest = gauge('gariport_outbox_oldest_seconds', 'Age of the oldest waiting message, of all nodes.', ['queue']);
  const fresh = gauge('gariport_replica_fresh', 'Whether public reads use the replica: 1 or 0.');
  const behind = gauge('gariport_replica_behind_bytes', 'Write-ahead log that the replica has not replayed yet.');
  const free = gauge('gariport_disk_free_bytes', 'Free bytes of the disk with the data folder.');
  const size = gauge('gariport_disk_size_bytes', 'Size of the disk with the data folder.');
  let readState: (() => Promise<NodeState>) | undefined;

  /** What cannot be read, or does not exist, has no sample. */
  async function update(): Promise<void> {
    const { pools, queues, replica, disk }: NodeState = (await readState?.()) ?? { pools: {}, queues: {} };
    for (const one of [connections, poolSizes, waiting, oldest]) one.reset();
    for (const [pool, { most, ...states }] of Object.entries(pools)) {
      poolSizes.set({ pool }, most);
      for (const [state, count] of Object.entries(states)) connections.set({ pool, state }, count);
    }
    for (const [queue, state] of Object.entries(queues)) {
      waiting.set({ queue }, state.waiting);
      oldest.set({ queue }, state.oldestSeconds);
    }
    const values = new Map<Gauge, number | undefined>([
      [fresh, replica && Number(replica.isFresh)],
      [behind, replica?.behindBytes],
      [free, disk?.free],
      [size, disk?.size],
    ]);
    for (const [one, value] of values) {
      if (value === undefined) one.remove();
      else one.set(value);
    }
  }

  return {
    countJob: (name, outcome, by = 1) => jobs.inc({ name, outcome }, by),
    countSpans: (outcome, by) => spans.inc({ outcome }, by),
    countPurge: (outcome) => purges.inc({ outcome }),
    noteReady: (isReady) => ready.set(Number(isReady)),
    watch(read) {
      readState = read;
    },
    countPush: (outcome) => pushes.inc({ outcome }),
    countNotice: (channel, outcome) => notices.inc({ channel, outcome }),
    countPage: (outcome) => pages.inc({ outcome }),
    timeRendering: (seconds) => renderings.observe(seconds),
    notePageAge: (seconds) => ages.observe(seconds),
    count(operation, code, seconds) {
      calls.inc({ operation, code });
      durations.observe({ operation }, seconds);
    },
    countRefused: (reason) => refused.inc({ reason }),
    contentType: register.contentType,
    async render() {
      await update();
      return register.metrics();
    },
  };
}
