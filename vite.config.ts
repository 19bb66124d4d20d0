import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';
import { lightFeatures } from './screens/screens.ts';
import { choicePath, mobilePath } from './screens/site-forms.ts';
import { readChoiceMade } from './server/site/mobile-site.ts';
import { deskMode } from './scripts/desk-mode.ts';
import { groupChunks } from './scripts/group-chunks.ts';
import { serveReference } from './scripts/serve-reference.ts';
import { singleIcons } from './scripts/single-icons.ts';
import { webApp } from './scripts/web-app.ts';
import { withoutRipple } from './scripts/without-ripple.ts';

/**
 * The compiler's caches cost every component some bytes, which those of the first pages, small and seldom drawn anew, do
 * not earn back: docs/decisions/0011.
 */
const light = new RegExp(
  String.raw`[\\/]src[\\/](?:(shell|ui|app|components|features[\\/](${lightFeatures.join('|')}))[\\/]|[^\\/]+$)`,
);
const isRich = (file: string): boolean => !light.test(file);

const siteBuild: BuildOptions = {
  target: 'es2024',
  sourcemap: false,
  manifest: true,
  // Every browser that the target means knows it.
  modulePreload: { polyfill: false },
  // The site, and the console for developers, which the site carries nothing of.
  rolldownOptions: {
    input: { site: 'index.html', console: 'console.html' },
    // A page carries the calls that it makes: nothing happens when the others are left out, and neither when a validator
    // is not made that none of them uses, nor where styles are never handed down by `withTheme`.
    treeshake: {
      moduleSideEffects: [{ test: /[\\/]generated[\\/]client[\\/]|hoist-non-react-statics/, sideEffects: false }],
      manualPureFunctions: ['z'],
    },
    output: {
      codeSplitting: { groups: groupChunks(import.meta.dirname) },
      // Files name those that they fetch, and hashes hardly compress: 32 bits tell as much as releases need.
      hashCharacters: 'hex',
    },
  },
};

/**
 * The desk of the staff, built apart from the site: neither loads a file of the other, and what one needs never makes the
 * other's first files larger.
 */
const deskBuild: BuildOptions = {
  target: 'es2024',
  assetsDir: 'assets/desk',
  manifest: '.vite/desk.json',
  // The site lies in the same folder already.
  emptyOutDir: false,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: { desk: 'desk.html' },
    treeshake: { moduleSideEffects: [{ test: /[\\/]generated[\\/]client[\\/]/, sideEffects: false }] },
  },
};

/** What renders pages on the server. It lies beside the site's files, and is not served. */
const serverBuild: BuildOptions = {
  outDir: 'dist/server',
  target: 'es2024',
  copyPublicDir: false,
};

export default defineConfig(({ isSsrBuild = false, mode }) => ({
  plugins: [
    singleIcons(),
    withoutRipple(),
    mode === deskMode ? undefined : withoutStaff(),
    react(),
    // What the server renders once has no use for caches.
    !isSsrBuild && babel({ presets: [reactCompilerPreset({ sources: isRich })] }),
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
  // The server's half of the site brings its libraries along: where it runs they are not installed. In development the
  // mock's modules are loaded by the same means, and its libraries, made for Node alone, must be left to Node.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  // Otherwise the libraries would render several times slower there, and name their styles otherwise than in the browser.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild ? serverBuild : mode === deskMode ? deskBuild : siteBuild,
}));

/** Short, since scripts, styles and pages all carry these: a class belongs to its file by four letters of the file's hash. */
function nameClass(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** Buyers are told nothing of the calls of the staff, which their pages never make. */
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

/** In development the page learns from the server itself which key to seal with; a built page is told when served. */
function settingsOfServer(): Plugin {
  return {
    name: 'settings-of-server',
    apply: 'serve',
    // As the server does it: server/site/serve-desk.ts and server/site/mobile-site.ts.
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
      // The mock knows of no partners.
      const entryKey = await fetch(`${serverUrl()}/dev/entry-key`)
        .then((response) => (response.ok ? response.text() : ''))
        .catch(() => '');
      // Nor of a company.
      const contact = await fetch(`${serverUrl()}/dev/contact`)
        .then((response) => (response.ok ? response.text() : '{}'))
        .catch(() => '{}');
      const settings = `{"baseUrl":"/api","mobileUrl":"","loginPaths":["/login"],"siteVerification":${verification},"entryKey":"${entryKey}","envelope":${envelope}${contact.slice(1, -1).replace(/^(?=.)/, ',')}}`;
      const site = originalUrl?.split('?')[0] === mobilePath ? ' data-site="mobile"' : '';
      return html.replace('<!--settings-->', () => settings).replace('<html lang="en">', `<html lang="en"${site}>`);
    },
  };
}
