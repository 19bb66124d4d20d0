import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';
import { lightFeatures } from '#screens/screens.ts';
import { choicePath, mobilePath } from '#screens/site-forms.ts';
import { readChoiceMade } from '#server/site/mobile-site.ts';
import { deskMode } from './scripts/desk-mode.ts';
import { groupChunks } from './scripts/group-chunks.ts';
import { serveReference } from './scripts/serve-reference.ts';
import { singleIcons } from './scripts/single-icons.ts';
import { webApp } from './scripts/web-app.ts';
import { withoutRipple } from './scripts/remove-ripple.ts';

/**
 * The compiler's caches cost every component some bytes, which the small, rarely re-rendered components of the first
 * pages do not earn back: docs/decisions/0011.
 */
const light = new RegExp(
  String.raw`[\\/]src[\\/](?:shared[\\/](ui|state|routing|components)[\\/]|site[\\/](?:(shell|session|routing|remembered|page-state|offline|push|components|features[\\/](${lightFeatures.join('|')}))[\\/]|[^\\/]+$))`,
);
/** What the compiler does not look at: libraries, files without components, and the light ones. */
const uncompiled = [/[\\/]node_modules[\\/]|^\0/, /[\\/](?:generated|locales|wire)[\\/]/, light];

const siteBuild: BuildOptions = {
  target: 'es2024',
  sourcemap: false,
  manifest: true,
  // Every browser in the target supports it.
  modulePreload: { polyfill: false },
  // The site, and the developer console, of which the site loads nothing.
  rolldownOptions: {
    input: { site: 'index.html', console: 'console.html' },
    // Lets a page load only the calls that it makes. Marks as free of side effects: unused calls, unused validators and
    // `withTheme` without use.
    treeshake: {
      moduleSideEffects: [{ test: /[\\/]generated[\\/]client[\\/]|hoist-non-react-statics/, sideEffects: false }],
      manualPureFunctions: ['z'],
    },
    output: {
      codeSplitting: { groups: groupChunks(import.meta.dirname) },
      // File names include the hashes of their imports, which hardly compress; 32 bits are enough to tell releases
      // apart.
      hashCharacters: 'hex',
    },
  },
};

/**
 * The desk, built separately from the site: neither loads a file of the other, so neither makes the other's first files
 * larger.
 */
const deskBuild: BuildOptions = {
  target: 'es2024',
  assetsDir: 'assets/desk',
  manifest: '.vite/desk.json',
  // The site is built into the same folder first.
  emptyOutDir: false,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: { desk: 'desk.html' },
    treeshake: { moduleSideEffects: [{ test: /[\\/]generated[\\/]client[\\/]/, sideEffects: false }] },
  },
};

/** The server-side renderer. It is next to the site's files but is not served. */
const serverBuild: BuildOptions = {
  outDir: 'dist/server',
  target: 'es2024',
  copyPublicDir: false,
};

export default defineConfig(({ isSsrBuild = false, command, mode }) => ({
  plugins: [
    singleIcons(),
    withoutRipple(),
    mode === deskMode ? undefined : withoutStaff(),
    react(),
    // Memoization has no use where each page renders once.
    !isSsrBuild && babel({ exclude: uncompiled, sourceMap: command === 'serve', presets: [reactCompilerPreset()] }),
    settingsOfServer(),
    mode === deskMode ? undefined : webApp(),
    serveReference(),
  ],
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': serverUrl() },
  },
  worker: { format: 'es' },
  css: { modules: { generateScopedName: nameClass } },
  // The server-side build bundles its libraries, because they are not installed where it runs. In development the mock
  // is loaded the same way, and its Node libraries must stay external.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  // Otherwise the libraries would render several times slower on the server, and name their styles differently than in
  // the browser.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild ? serverBuild : mode === deskMode ? deskBuild : siteBuild,
}));

/**
 * Short, because scripts, styles and pages all contain them: four letters of the file's hash tie a class to its file.
 */
function nameClass(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** Leaves the staff calls out of buyer pages, which never make them. */
function withoutStaff(): Plugin {
  return {
    name: 'without-staff',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]generated[\\/]operations\.ts$/ },
      handler: (code) => code.replaceAll(/^ {2}\w+: \{"id":"\w+","path":"\/staff\/.*\n/gm, ''),
    },
  };
}

function serverUrl(): string {
  return process.env['API_URL'] ?? `http://127.0.0.1:${process.env['MOCK_PORT'] ?? 4010}`;
}

/** In development the page asks the server for its key; a built page gets the key in its HTML. */
function settingsOfServer(): Plugin {
  return {
    name: 'settings-of-server',
    apply: 'serve',
    // Same as server/site/serve-desk.ts and server/site/mobile-site.ts.
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (/^\/desk(?:[/?]|$)/.test(request.url ?? '')) request.url = '/desk.html';
        next();
      });
      middlewares.use(choicePath, ({ originalUrl = '' }, response) => {
        const { page, cookie } = readChoiceMade(originalUrl, '');
        response.writeHead(303, { Location: page, ...(cookie !== undefined && { 'Set-Cookie': cookie }) }).end();
      });
    },
    async transformIndexHtml(html, { originalUrl }) {
      const envelope = await fetch(`${serverUrl()}/api/envelope.json`)
        .then((response) => response.text())
        .catch(() => 'null');
      const verification = JSON.stringify(process.env['SITE_VERIFICATION'] ?? '');
      // The mock has no partners.
      const entryKey = await fetch(`${serverUrl()}/dev/entry-key`)
        .then((response) => (response.ok ? response.text() : ''))
        .catch(() => '');
      // The mock has no company details either.
      const contact = await fetch(`${serverUrl()}/dev/contact`)
        .then((response) => (response.ok ? response.text() : '{}'))
        .catch(() => '{}');
      const settings = `{"baseUrl":"/api","mobileUrl":"","loginPaths":["/login"],"siteVerification":${verification},"entryKey":"${entryKey}","envelope":${envelope}${contact.slice(1, -1).replace(/^(?=.)/, ',')}}`;
      const site = originalUrl?.split('?')[0] === mobilePath ? ' data-site="mobile"' : '';
      return html.replace('<!--settings-->', () => settings).replace('<html lang="en">', `<html lang="en"${site}>`);
    },
  };
}
