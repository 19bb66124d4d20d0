/** Seconds; the last one is the client's timeout. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 16] as const;

interface Durations {
  /** How many took no longer than each bound. */
  within: number[];
  sum: number;
  count: number;
}

export interface Metrics {
  count(operation: string, code: string, seconds: number): void;
  /** In Prometheus' text format. */
  render(): string;
}

/** What this node did since it started. Labels come from the contract alone, so that nobody can make new ones. */
export function createMetrics(): Metrics {
  const calls = new Map<string, number>();
  const durations = new Map<string, Durations>();
  const startedAt = Date.now() / 1000;

  return {
    count(operation, code, seconds) {
      const labels = `operation="${operation}",code="${code}"`;
      calls.set(labels, (calls.get(labels) ?? 0) + 1);
      const taken = durations.get(operation) ?? { within: bounds.map(() => 0), sum: 0, count: 0 };
      durations.set(operation, taken);
      taken.within = taken.within.map((count, index) => count + (seconds <= (bounds[index] ?? 0) ? 1 : 0));
      taken.sum += seconds;
      taken.count += 1;
    },

    render: () =>
      [
        ...family('gariport_calls_total', 'counter', 'Calls answered, by operation and code.'),
        ...[...calls].map(([labels, count]) => `gariport_calls_total{${labels}} ${count}`),
        ...family('gariport_call_duration_seconds', 'histogram', 'Time from the arrival of a call to its answer.'),
        ...[...durations].flatMap(([operation, taken]) =>
          histogram('gariport_call_duration_seconds', operation, taken),
        ),
        ...processLines(startedAt),
        '',
      ].join('\n'),
  };
}

function histogram(name: string, operation: string, { within, sum, count }: Durations): string[] {
  const label = `operation="${operation}"`;
  return [
    ...bounds.map((bound, index) => `${name}_bucket{${label},le="${bound}"} ${within[index]}`),
    `${name}_bucket{${label},le="+Inf"} ${count}`,
    `${name}_sum{${label}} ${sum}`,
    `${name}_count{${label}} ${count}`,
  ];
}

function processLines(startedAt: number): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    ...gauge('process_resident_memory_bytes', 'Resident memory.', rss),
    ...gauge('nodejs_heap_size_used_bytes', 'JavaScript heap in use.', heapUsed),
    ...family('process_cpu_seconds_total', 'counter', 'Processor time used.'),
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ...gauge('process_start_time_seconds', 'When this node started, since 1970.', startedAt),
  ];
}

function gauge(name: string, help: string, value: number): string[] {
  return [...family(name, 'gauge', help), `${name} ${value}`];
}

function family(name: string, type: 'counter' | 'gauge' | 'histogram', help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}
