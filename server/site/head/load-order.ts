import type { Language } from '#wire/language.ts';
import type { Screen } from '#screens/screens.ts';
import { shells, type SiteForm } from '#screens/site-forms.ts';

/** A module in Vite's build manifest. */
export interface BuiltModule {
  file: string;
  imports?: readonly string[];
  css?: readonly string[];
}

export type Manifest = Readonly<Record<string, BuiltModule>>;

/** The files that a page preloads beyond those in its own HTML, in the order of need. */
export interface LoadOrder {
  scripts: readonly string[];
  styles: readonly string[];
}

interface LoadOptions {
  form: SiteForm;
  language: Language;
  /** The files in the page's own HTML. */
  named: ReadonlySet<string>;
  /** Whether the page is server-rendered and so needs all of its styles at once. */
  isRendered?: boolean;
}

/** The files that a built page already references. */
export function filesNamedIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file));
}

/**
 * Preloads the shell's and a screen's modules, texts and styles at once, which the browser would otherwise discover one
 * after another.
 */
export function loadOrderOf(
  manifest: Manifest,
  screen: Pick<Screen, 'module' | 'texts'> | undefined,
  { form, language, named, isRendered = false }: LoadOptions,
): LoadOrder {
  const wanted = [
    `src/shared/i18n/base-texts/${language}.ts`,
    shells[form].module,
    ...(screen ? [screen.module, ...screen.texts.map((name) => `locales/${language}/${name}.json`)] : []),
  ];
  const modules = [...closureOf(manifest, wanted)].flatMap((name) => manifest[name] ?? []);
  const drawn = isRendered
    ? [...closureOf(manifest, [...wanted, ...shells[form].later])].flatMap((name) => manifest[name] ?? [])
    : modules;
  const unnamed = (files: readonly string[]) =>
    [...new Set(files.map((file) => `/${file}`))].filter((file) => !named.has(file));
  return {
    scripts: unnamed(modules.map(({ file }) => file)),
    styles: unnamed(drawn.flatMap(({ css = [] }) => css)),
  };
}

/** These modules after everything they import, each once, so that a style follows those it overrides. */
function closureOf(manifest: Manifest, names: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (name: string) => {
    const module = manifest[name];
    if (!module || seen.has(name)) return;
    seen.add(name);
    module.imports?.forEach(visit);
    found.add(name);
  };
  names.forEach(visit);
  return found;
}
