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
import { createPages, type Pages } from '#server/site/rendering/render-pages.ts';
import { prefixes, screenAt, screens } from '#screens/screens.ts';
import { mobilePath, type SiteForm } from '#screens/site-forms.ts';
import { serveDesk } from '#server/site/serve-desk.ts';
import { serveMobileSite } from '#server/site/mobile-site.ts';
import { isSavingData, withSmallPictures } from '#server/site/save-data.ts';
import { serveSitemap } from '#server/site/sitemap/serve-sitemap.ts';
import { recordVisits } from '#server/marketplace/visits/record-visits.ts';
import { entryOf, isVisit } from '#server/marketplace/visits/visit-counter.ts';
import { serveWebApp } from '#server/site/serve-web-app.ts';

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
  /** Context for rendering pages. Without it, every page is a shell. */
  rendering?: { answer: AnswerCall; validateAnswers: boolean; metrics: PageMetrics };
}

/** The client-rendered page for any URL, which only the browser knows. */
const shellWords = { language: 'en', head: () => '<title>GariPort</title>' } as const;

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
  const pages = await openPages(options);
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
      const form = mobileSite.formFor(request, reply);
      const { contact } = await readCompany();
      return sendPage(reply, makePage({ ...shellWords, form, ...(contact && { contact }) }));
    },
  });

  // The browser does not send the part behind `#`.
  app.get(mobilePath, async (request, reply) => {
    if (isVisit(request.headers)) visits?.count('other', now());
    const form = mobileSite.formFor(request, reply);
    const { facts, contact } = await describe('/');
    const order = loadOrderOf(manifest, undefined, { form, language: facts.language, named });
    const words: PageWords = {
      form,
      ...(contact && { contact }),
      language: facts.language,
      head: (nonce) => writeHead(facts, publicUrl, nonce),
      files: order,
    };
    return sendPage(reply, makePage(words));
  });
  app.get('/*', async (request, reply) => {
    const form = mobileSite.formFor(request, reply);
    const url = mobileSite.isLogin(form, request.url) ? request.url.replace(/^[^?]*/, '/') : request.url;
    const address = readSiteAddress(url);
    const { below, search } = address;
    const { facts, rules, contact } = await describe(url);
    const screen = screenAt(below, search) ?? screens.notFound;
    if (isVisit(request.headers)) visits?.count(entryOf(screen), now());
    const found = await pages?.render({
      ...address,
      form,
      screen,
      facts,
      rules,
      ...(contact && { contact }),
      ...(services?.limits !== false && { caller: callerOf(request.ip) }),
    });
    const ready = found && isSavingData(request, reply) ? withSmallPictures(found) : found;
    const order = loadOrderOf(manifest, screen, {
      form,
      language: facts.language,
      named,
      isRendered: ready !== undefined,
    });
    const firstPicture = ready ? ready.firstPicture : facts.firstPicture && writeFirstPicture(facts.firstPicture);
    const words: PageWords = {
      form,
      ...(contact && { contact }),
      language: facts.language,
      head: (nonce) => writeHead(facts, publicUrl, nonce),
      files: order,
      ...(firstPicture !== undefined && { firstPicture }),
      ...(below === screens.siteVerification.path && { text: siteVerification ?? '' }),
      ...(ready && { rendered: { ...ready, sentAt: now().getTime() } }),
    };
    return sendPage(reply.code(ready?.isMissing === true ? 404 : facts.status), makePage(words));
  });
}

/** The build creates the renderer. Without it, or without a database, nothing is rendered. */
async function openPages({ folder, services, rendering }: SiteOptions): Promise<Pages | undefined> {
  const renderer = rendering && (await loadRenderer(folder));
  if (!renderer || !services) return undefined;
  const { clock, log } = services;
  return createPages({ ...rendering, renderer, clock, log });
}

/** If the database is down, the page is served without a description. */
function describerFor(publicUrl: string, services: Services | undefined): Describer {
  if (!services) return { publicUrl };
  const { database, clock, log } = services;
  return {
    publicUrl,
    findVehicle: (id, language) => readVehicleWords(database, id, language, clock()),
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

function sendPage(reply: FastifyReply, { html, nonce }: Page): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .header('Content-Security-Policy', pagePolicy(nonce))
    .send(html);
}
