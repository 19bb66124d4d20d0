import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createApp } from '#server/app.ts';
import { createMetrics } from '#server/platform/operations/metrics.ts';
import { readNodeState } from '#server/platform/operations/node-state.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { createSession } from '#wire/host/testing/session.ts';

interface Rules {
  groups: {
    rules: { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }[];
  }[];
}

interface Panel {
  id: number;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}

const read = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8');
const alerts = (parse(read('alerts.yaml')) as Rules).groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };

/** Prometheus itself has this one. */
const ofPrometheus: ReadonlySet<string> = new Set(['up']);

/** The metrics of an expression: names that are no function, label, keyword or text. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without) *\([^)]*\)/g, '');
  return [...bare.matchAll(/(?<![\w.])[a-z_]\w*(?! *\()(?!\w)/g)].map(([name]) => name);
}

let server: TestServer;
let rendered: string;
beforeAll(async () => {
  server = await openTestServer({ handlers: {} });
  const { services } = server;
  const metrics = createMetrics();
  metrics.watch(() => readNodeState({ ...services, jobDatabase: services.database, dataDir: '.' }));
  const { keyring } = await createSession();
  const app = createApp({ services, handlers: {} as never, keyring, isDevelopment: true, metrics });
  rendered = (await app.inject('/metrics')).body;
  await app.close();
});
afterAll(() => server.close());

const isExported = (name: string) =>
  ofPrometheus.has(name) ||
  rendered.includes(`# TYPE ${name} `) ||
  rendered.includes(`# TYPE ${name.replace(/_(?:bucket|sum|count)$/, '')} histogram`);

describe('The alert rules', () => {
  it.each(alerts)('$alert uses metrics that a node exports, and says what to do', ({ expr, labels, annotations }) => {
    const names = metricsIn(expr);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !isExported(name))).toEqual([]);
    expect(labels.severity).toMatch(/^(?:page|ticket)$/);
    expect(annotations.summary).toMatch(/\.$/);
  });
});

describe('The dashboard', () => {
  const charts = panels.filter(({ targets }) => targets);

  it.each(charts)('shows in "$title" metrics that a node exports', ({ targets = [] }) => {
    const names = targets.flatMap(({ expr }) => metricsIn(expr));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !isExported(name))).toEqual([]);
  });

  it('has panels with ids of their own that do not overlap', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, place) => `${x + (place % w)} ${y + Math.floor(place / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});

it('A node exports the state of its database, queues and disk', () => {
  const valueOf = (sample: string) =>
    Number(
      rendered
        .split('\n')
        .find((line) => line.startsWith(`${sample} `))
        ?.split(' ')[1],
    );
  expect(valueOf('gariport_ready')).toBe(1);
  expect(valueOf('gariport_outbox_waiting{queue="mail"}')).toBe(0);
  expect(valueOf('gariport_disk_free_bytes')).toBeGreaterThan(0);
  expect(valueOf('gariport_disk_size_bytes')).toBeGreaterThan(valueOf('gariport_disk_free_bytes'));
  // Without a replica there is none to alert on.
  expect(rendered).not.toMatch(/^gariport_replica_fresh /m);
  const pooled = server.databaseUrl === undefined ? Number.NaN : 20;
  expect(valueOf('gariport_pool_size{pool="calls"}')).toBe(pooled);
});
