import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { languages } from '#wire/language.ts';
import type { SiteBuild } from '#site/service-worker/worker-scope.ts';

/** A module in Vite's manifest. */
interface BuiltModule {
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
}

type Manifest = Readonly<Record<string, BuiltModule>>;

/** Never precached, because few readers need this much code: drawing posters, and encryption without WebCrypto. */
const seldom = /html2canvas|crypto-js|poster|capture|legacy/i;

/** Calls that read data offline. A page that was online may never have loaded them. */
const reading = [
  'src/site/offline/cached-answers.ts',
  'src/site/offline/cacheable-calls.ts',
  'src/site/start-offline.ts',
  'src/site/shell/connection-notes.tsx',
  'src/site/features/vehicle-detail/unreached-vehicle.tsx',
];

/** Needed for actions offline. It is small, and no read-only screen loads it. */
const acting = [
  'src/shared/api/upload.ts',
  'wire/envelope/sign-query.ts',
  'src/site/components/proofs/proof-dialog.tsx',
  'src/site/shell/prompt-dialog.tsx',
  'src/shared/ui/menu-list.tsx',
];

/** Bundles the service worker with the file list of the site that was built just before. */
export async function buildServiceWorker(folder: string): Promise<void> {
  const { build } = await import('vite');
  const html = readFileSync(`${folder}/index.html`, 'utf8');
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: {
      siteBuild: JSON.stringify(describeBuild(html, manifest)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/site/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

export function describeBuild(html: string, manifest: Manifest): SiteBuild {
  const files: Record<string, string[]> = {
    reading: closureOf(reading, manifest),
    acting: closureOf(acting, manifest),
  };
  for (const name of [...reachableFrom('index.html', manifest)].filter((one) => !seldom.test(one))) {
    const language = languages.find((one) => name.includes(`/${one}/`) || name.endsWith(`/${one}.ts`)) ?? 'every';
    files[language] = [...(files[language] ?? []), ...filesOf(manifest[name])];
  }
  const lists = Object.entries(files).map(([name, paths]) => [name, [...new Set(paths)].toSorted()]);
  const id = createHash('sha256').update(html).update(JSON.stringify(manifest)).digest('hex').slice(0, 12);
  return { id, files: Object.fromEntries(lists) as SiteBuild['files'], styles: stylesOf(manifest) };
}

function stylesOf(manifest: Manifest): SiteBuild['styles'] {
  const styled = Object.values(manifest).filter(({ css = [] }) => css.length > 0);
  return Object.fromEntries(styled.map(({ file, css = [] }) => [`/${file}`, css.map((path) => `/${path}`)]));
}

/** Returns these modules and everything they load. */
function closureOf(names: readonly string[], manifest: Manifest): string[] {
  const found = new Set(names);
  for (const name of found) for (const next of manifest[name]?.imports ?? []) found.add(next);
  return [...found].flatMap((name) => filesOf(manifest[name]));
}

function filesOf({ file, css = [] }: BuiltModule = { file: '' }): string[] {
  return file === '' ? [] : [file, ...css].map((path) => `/${path}`);
}

function reachableFrom(start: string, manifest: Manifest): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const module = manifest[name];
    if (found.has(name) || !module) continue;
    found.add(name);
    const { imports = [], dynamicImports = [] } = module;
    open.push(...imports, ...dynamicImports);
  }
  return found;
}
