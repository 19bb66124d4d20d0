import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { watchCompany, type ShownCompany } from '#server/marketplace/company/page-contact.ts';
import { watchRules } from '#server/marketplace/import/watch-rules.ts';
import { lastKnown } from '#server/platform/database/last-known.ts';
import { versionOfBanners } from '#server/marketplace/home/banners.ts';
import { versionInForce } from '#server/marketplace/legal/legal-texts.ts';
import { readEntryKey } from '#server/marketplace/accounts/entry-key.ts';
import type { PageMetrics } from '#server/platform/operations/metrics.ts';
import { publicReadsOf } from '#server/platform/calls/delayed-reads.ts';
import type { Services } from '#server/platform/services.ts';
import type { AnswerCall } from '#wire/host/call.ts';
import { callerOf, isDirectCaller } from '#wire/host/caller.ts';
import type { EnvelopeOffer } from '#wire/envelope/offer.ts';
import { readSiteAddress } from '#server/site/addresses.ts';
import { filePolicy, pagePolicy, secureAnswers } from '#server/site/secure-answers.ts';
import { describePage, type Describer } from '#server/site/describe/describe-page.ts';
import { readVehicleWords } from '#server/site/describe/vehicle-words.ts';
import { writeFirstPicture, writeHead } from '#server/site/head/write-head.ts';
import { readStyleSheets } from '#server/site/head/style-sheets.ts';
import { filesNamedIn, loadOrderOf, type Manifest } from '#server/site/head/load-order.ts';
import { type Page, type PageWords, preparePage } from '#server/site/page-template.ts';
import { loadRenderer } from '#server/site/rendering/page-renderer.ts';
import {
  type CachedPage,
  createPages,
  type Pages,
  type RequestedPage,
  type Rendering,
} from '#server/site/rendering/render-pages.ts';
import { watchPageChanges } from '#server/site/rendering/page-changes.ts';
import { createRecentPages } from '#server/site/rendering/recent-pages.ts';
import type { ReadyPage } from '#server/site/ready-page.ts';
import { sendCached } from '#server/site/send-cached.ts';
import { nameOf } from '#server/site/page-variant.ts';
import { prefixes, screenAt, screens } from '#screens/screens.ts';
import { mobilePath, type SiteForm } from '#screens/site-forms.ts';
import { serveDesk } from '#server/site/serve-desk.ts';
import { serveMobileSite } from '#server/site/mobile-site.ts';
import { serveSitemap } from '#server/site/sitemap/serve-sitemap.ts';
import { entryOf, isVisit, createVisitCounter, type VisitCounter } from '#server/marketplace/visits/visit-counter.ts';
import { serveWebApp } from '#server/site/serve-web-app.ts';

const second = 1000;

/** If a node dies, the visits of the last seconds are lost. */
const savingInterval = 10 * second;

interface SiteOptions {
  /** The folder of the built site. */
  folder: string;
  envelope: EnvelopeOffer;
  /** The URL of the mobile site; empty for the built-in one; absent if there is none. */
  mobileUrl?: string;
  /** Paths of the built-in mobile site that open the login over the home page. */
  loginPaths?: readonly string[];
  /** The site's public URL. */
  publicUrl?: string;
  /** The verification text of a search engine. */
  siteVerification?: string;
  /** Whether developers get the contract console at `/console`. */
  hasConsole?: boolean;
  /** The database of vehicles; the mock has none. */
  services?: Services;
  /** How long a page is sent without checking what it depends on, in milliseconds. 200 by default. */
  recheckAfter?: number;
  /** Context for rendering pages. Without it, every page is a shell. */
  rendering?: { answer: AnswerCall; validateAnswers: boolean; metrics: PageMetrics };
}

type PageToWrite = Pick<RequestedPage, 'form' | 'facts' | 'contact'> & { screen?: RequestedPage['screen'] };

/** The client-rendered page for any URL, which only the browser knows. */
const shellWords = { language: 'en', head: '<title>GariPort</title>' } as const;

/** Serves the built site. URLs that are no files get the page, with the key to seal its calls with. */
export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { folder, envelope, mobileUrl, siteVerification, publicUrl = '', hasConsole = false, services } = options;
  const isOwnMobile = mobileUrl === '';
  const loginPaths = isOwnMobile ? (options.loginPaths ?? []) : [];
  const pageSettings = {
    envelope,
    ...(mobileUrl !== undefined && { mobileUrl }),
    ...(loginPaths.length > 0 && { loginPaths }),
    ...(siteVerification !== undefined && { siteVerification }),
    ...(services && { entryKey: await readEntryKey(services.database) }),
  };
  // Add these hooks before loading anything, so that scopes opened later inherit them, such as the chat's.
  secureAnswers(app, publicUrl);
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const sheets = await readStyleSheets(folder);
  const makePage = preparePage(html, pageSettings, sheets);
  const named = filesNamedIn(html);
  const manifest = await readManifest(folder);
  const describer = describerFor(publicUrl, services);
  const wordsOf = ({ form, facts, contact, screen }: PageToWrite, ready?: ReadyPage): PageWords => {
    const { language } = facts;
    const firstPicture = ready ? ready.firstPicture : facts.firstPicture && writeFirstPicture(facts.firstPicture);
    return {
      form,
      language,
      ...(contact && { contact }),
      head: writeHead(facts, publicUrl),
      files: loadOrderOf(manifest, screen, { form, language, named, isRendered: ready !== undefined }),
      ...(firstPicture !== undefined && { firstPicture }),
      ...(ready && { rendered: ready }),
    };
  };
  const pages = await openPages(options, (page, ready) => makePage(wordsOf(page, ready)));
  const { recheckAfter = 200 } = options;
  const recent = createRecentPages<{ page: CachedPage; entry: ReturnType<typeof entryOf> }>(recheckAfter);
  const dropChanged =
    services &&
    pages &&
    watchPageChanges(
      () => publicReadsOf(services),
      (keys) => pages.drop(keys),
      recheckAfter,
    );
  const readCompany = services ? watchCompany(services.database) : () => Promise.resolve<ShownCompany>({});
  const readRules = services ? watchRules(services.database) : () => Promise.resolve(0);
  /** What a page is about, the company's contact data and the import rules version. */
  const describe = async (url: string) => {
    const [{ company, contact }, rules] = await Promise.all([readCompany(), readRules()]);
    const facts = await describePage(url, { ...describer, ...(company && { company }) });
    return { facts, rules, ...(contact && { contact }) };
  };
  const now = () => services?.clock() ?? new Date();
  const visits = services && recordVisits(app, services);

  if (pages) {
    app.addHook('onListen', async () => {
      const forms: SiteForm[] = isOwnMobile ? ['desktop', 'mobile'] : ['desktop'];
      void pages.warmUp(forms, ({ language }) => describe(`/${prefixes[language]}`));
    });
  }

  // A name in `assets/` contains a hash of the content, so the file never changes.
  await app.register(staticFiles, {
    root: resolve(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    // The build has put a `.br` and a `.gz` next to each file.
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('Content-Security-Policy', filePolicy);
    },
  });
  app.get('/api/*', (_request, reply) => reply.callNotFound());
  serveSitemap(app, { publicUrl, ...(services && { database: services.database }) });
  if (hasConsole) {
    const makeConsole = preparePage(await readFile(join(folder, 'console.html'), 'utf8'), pageSettings);
    app.get('/console', (request, reply) =>
      isDirectCaller(request) ? sendPage(reply, makeConsole()) : reply.callNotFound(),
    );
  }
  await serveDesk(app, { folder, settings: { envelope } });
  const mobileSite = serveMobileSite(app, { isOwn: isOwnMobile, publicUrl, loginPaths });
  await serveWebApp(app, {
    folder,
    async sendShell(request, reply) {
      const { form } = mobileSite.variantFor(request, reply);
      const { contact } = await readCompany();
      return sendPage(reply, makePage({ ...shellWords, form, ...(contact && { contact }) }));
    },
  });

  // The browser does not send the part behind `#`.
  app.get(mobilePath, async (request, reply) => {
    if (isVisit(request.headers)) visits?.count('other', now());
    const { form } = mobileSite.variantFor(request, reply);
    const { facts, contact } = await describe('/');
    return sendPage(reply, makePage(wordsOf({ form, facts, ...(contact && { contact }) })));
  });
  app.get('/*', async (request, reply) => {
    const variant = mobileSite.variantFor(request, reply);
    const key = `${nameOf(variant)} ${request.url}`;
    const known = recent.find(key);
    if (known) {
      if (isVisit(request.headers)) visits?.count(known.entry, now());
      pages?.countRepeated();
      return sendCached(request, reply, known.page, variant);
    }
    const { form } = variant;
    const url = mobileSite.isLogin(form, request.url) ? request.url.replace(/^[^?]*/, '/') : request.url;
    const address = readSiteAddress(url);
    const { below, search } = address;
    const [described] = await Promise.all([describe(url), dropChanged?.()]);
    const { facts } = described;
    const screen = screenAt(below, search) ?? screens.notFound;
    if (isVisit(request.headers)) visits?.count(entryOf(screen), now());
    const page = await pages?.render({
      ...address,
      ...described,
      form,
      screen,
      ...(services?.limits !== false && { caller: callerOf(request.ip) }),
    });
    if (page) {
      recent.add(key, { page, entry: entryOf(screen) });
      return sendCached(request, reply, page, variant);
    }
    const text = below === screens.siteVerification.path ? (siteVerification ?? '') : undefined;
    const words = wordsOf({ ...described, form, screen });
    return sendPage(reply.code(facts.status), makePage({ ...words, ...(text !== undefined && { text }) }));
  });
}

/** The build creates the renderer. Without it, or without a database, nothing is rendered. */
async function openPages(
  { folder, services, rendering }: SiteOptions,
  write: Rendering['write'],
): Promise<Pages | undefined> {
  const renderer = rendering && (await loadRenderer(folder));
  if (!renderer || !services) return undefined;
  const { clock, log, tracer } = services;
  return createPages({ ...rendering, renderer, write, clock, log, tracer });
}

/** If the database is down, the page is served without a description. */
function describerFor(publicUrl: string, services: Services | undefined): Describer {
  if (!services) return { publicUrl };
  const { database, clock, log } = services;
  return {
    publicUrl,
    findVehicle: (id, language) => readVehicleWords(publicReadsOf(services), id, language, clock()),
    findLegalVersion: (name) => versionInForce(database, name, clock()),
    findBannerVersion: lastKnown(() => versionOfBanners(database, clock()), ''),
    onFailure: (error) => log.warn({ err: error }, 'a page could not be described'),
  };
}

/** Written by the build. Without it, as in a test's folder, pages discover their files themselves. */
async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
}

/** A shell may open personal pages, and replaces pages that could not be rendered. */
function sendPage(reply: FastifyReply, { html, inline }: Page): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'private, no-cache')
    .header('Content-Security-Policy', pagePolicy(inline))
    .send(html);
}

/** Counts visits while the server runs, and saves them every few seconds and at shutdown. */
function recordVisits(app: FastifyInstance, { database, log }: Pick<Services, 'database' | 'log'>): VisitCounter {
  const counter = createVisitCounter();
  const write = () =>
    counter.write(database).catch((error: unknown) => log.warn({ err: error }, 'visits could not be saved'));
  const timer = setInterval(() => void write(), savingInterval);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
  return counter;
}
