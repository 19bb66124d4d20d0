import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import config from '../../playwright.config.ts';
import { fail, type Options, readOptions } from '../options.ts';
import type { Line } from '../report/line.ts';
import { describeMachine, publish, reportSection } from '../report/publish.ts';
import { demoPassword, listPlain, type Running, type Settings, startRunning } from '../server/process/running.ts';
import { startCluster } from '../server/stock/clusters.ts';
import { slow, unlimited } from './devices.ts';
import { pagesSection } from './pages-section.ts';
import { serveTwins } from './serve-twins.ts';
import { servedSection } from './served-section.ts';
import { phoneSection } from './phone-section.ts';
import { pressSection } from './press-section.ts';
import { priceSection } from './price-section.ts';
import { uploadSection } from './upload-section.ts';
import type { VehiclePage } from '#generated/client/types.gen.ts';
import { findPostgres } from '#server/testing/postgres.mjs';
import { findBrowser } from '../../scripts/browser.mjs';
import { compressFiles } from '../../scripts/compress-files.ts';
import { buildServiceWorker } from '../../scripts/service-worker.ts';

// A missed budget is printed and does not fail the command; only a benchmark that cannot run does.

const sections = ['served', 'pages', 'shells', 'press', 'phone', 'price', 'upload'] as const;
type SectionName = (typeof sections)[number];

const program = fileURLToPath(new URL('./serve-site.ts', import.meta.url));

const usual = {
  served: 8,
  visits: { speed: slow, rounds: 4, warmUps: 1, rest: 6000 },
  press: { speed: slow, presses: 8 },
  phone: { speed: slow, rounds: 5, cards: 200 },
  price: { speed: slow, changes: 10 },
};

const smallest: typeof usual = {
  served: 0.5,
  visits: { speed: unlimited, rounds: 1, warmUps: 0, rest: 1000 },
  press: { speed: unlimited, presses: 1 },
  phone: { speed: unlimited, rounds: 1, cards: 48 },
  price: { speed: unlimited, changes: 1 },
};

const options = readOptions('bench:site', sections);
if (options) await runBenchmarks(options);

async function runBenchmarks(given: Options<SectionName>): Promise<void> {
  if (!findBrowser()) return fail('This benchmark needs Chromium: install it or Chrome, or set CHROMIUM_PATH.');
  const machine = describeMachine();
  const lines: Line[] = [];
  try {
    await inBrowser(async (bench) => {
      machine.others.push(`Chromium ${bench.browser.version()}`);
      await measure(bench, given, lines);
    });
  } finally {
    // Figures measured before a section failed took minutes and are valid.
    await publish(lines, machine, given);
  }
}

async function measure(
  { browser, start, serve }: Bench,
  { only, tiny }: Options<SectionName>,
  lines: Line[],
): Promise<void> {
  const extent = tiny ? smallest : usual;
  if (only.has('served')) lines.push(...(await reportSection('served', served(start, extent.served))));
  if (only.has('shells')) {
    const origin = await serve('off');
    const vehicleId = await findVehicle(origin);
    const visits = { origin, vehicleId, ...extent.visits, name: 'First visit without rendering' };
    lines.push(...(await reportSection('shells', pagesSection(browser, visits))));
  }
  const origin = await serve('on');
  const vehicleId = await findVehicle(origin);
  if (only.has('pages')) {
    const twins = await serveTwins(origin);
    try {
      const visits = { origin, twins: twins.origin, vehicleId, ...extent.visits, name: 'First visit' };
      lines.push(...(await reportSection('pages', pagesSection(browser, visits))));
    } finally {
      await twins.stop();
    }
  }
  if (only.has('press'))
    lines.push(...(await reportSection('press', pressSection(browser, { origin, ...extent.press }))));
  if (only.has('phone')) {
    lines.push(...(await reportSection('phone', phoneSection(browser, { origin, vehicleId, ...extent.phone }))));
  }
  if (only.has('price')) {
    lines.push(...(await reportSection('price', priceSection(browser, { origin, vehicleId, ...extent.price }))));
  }
  if (only.has('upload')) {
    lines.push(...(await reportSection('upload', uploadSection(browser, { origin, password: demoPassword }))));
  }
}

/** On the embedded engine, and on PostgreSQL where it is installed. */
async function served(start: Bench['start'], seconds: number): Promise<Line[]> {
  const lines = await servedSection(await start({ RATE_LIMITS: 'off' }), { engine: 'the embedded engine', seconds });
  const programs = findPostgres();
  if (programs === undefined) return lines;
  const cluster = await startCluster(programs);
  const database = 'served';
  try {
    await cluster.create(database);
    const server = await start({ RATE_LIMITS: 'off', DATABASE_URL: cluster.urlOf(database) });
    lines.push(...(await servedSection(server, { engine: 'PostgreSQL', seconds })));
    await server.stop();
  } finally {
    await cluster.stop();
  }
  return lines;
}

interface Bench {
  browser: Browser;
  /** Starts the site with these settings in place of the previous one. */
  start: (settings: Partial<Settings>) => Promise<Running>;
  /** Serves the site, with or without server rendering, in place of the previous one. Returns its address. */
  serve: (rendering: 'on' | 'off') => Promise<string>;
}

/** Builds the site, serves it with the demo stock and opens a browser; cleans up afterwards. */
async function inBrowser<Result>(work: (bench: Bench) => Promise<Result>): Promise<Result> {
  const closing: (() => Promise<void>)[] = [];
  try {
    const site = await reportSection('nothing yet: building the site', buildSite());
    closing.unshift(site.remove);
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'gariport-bench-'));
    closing.unshift(() => rm(DATA_DIR, { recursive: true, force: true }));
    let server: Running | undefined;
    closing.unshift(async () => server?.stop());
    const start: Bench['start'] = async (settings) => {
      await server?.stop();
      server = undefined;
      server = await startRunning({ DATA_DIR, SITE_FOLDER: site.folder, ...settings }, program);
      return server;
    };
    const serve: Bench['serve'] = async (rendering) => (await start({ RENDER_PAGES: rendering })).origin;
    const browser = await chromium.launch(config.use?.launchOptions ?? {});
    closing.unshift(() => browser.close());
    return await work({ browser, start, serve });
  } finally {
    for (const close of closing) await close();
  }
}

/** A vehicle that can be bought, the same in every run. */
async function findVehicle(origin: string): Promise<string> {
  const { vehicleList } = (await listPlain(origin, { pageNo: 3 })) as VehiclePage;
  const found = vehicleList.find(({ tag }) => tag === 'sale');
  if (!found) throw new Error('No vehicle is available.');
  return found.id;
}

interface BuiltSite {
  folder: string;
  remove: () => Promise<void>;
}

/** The current site as it is shipped, in a separate folder. */
async function buildSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-bench-site-'));
  process.env['NODE_ENV'] = 'production';
  await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  await build({ logLevel: 'error', build: { outDir: join(folder, 'server'), ssr: 'src/site/entry-server.tsx' } });
  await buildServiceWorker(folder);
  await compressFiles(join(folder, 'assets'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
