import type { Language } from '../../wire/language.ts';
import type { Screen } from '../screens.ts';

/** A module of the build as Vite's manifest tells of it. */
export interface BuiltModule {
  file: string;
  imports?: readonly string[];
  css?: readonly string[];
}

export type Manifest = Readonly<Record<string, BuiltModule>>;

/** What a page loads beside what its own HTML names already, in the order in which it is needed. */
export interface LoadOrder {
  scripts: readonly string[];
  styles: readonly string[];
}

const entry = 'index.html';
const library = 'src/ui/mui-layout.tsx';

/** Names a screen's modules, texts and styles, which the browser would find out about one after another. */
export function loadOrderOf(manifest: Manifest, screen: Screen, language: Language): LoadOrder {
  const wanted = [
    `src/i18n/base-texts/${language}.ts`,
    ...(screen.isRich ? [library] : []),
    screen.module,
    ...screen.texts.map((name) => `locales/${language}/${name}.json`),
  ];
  const known = closureOf(manifest, [entry]);
  const needed = [...closureOf(manifest, wanted)].filter((name) => !known.has(name));
  const modules = needed.flatMap((name) => manifest[name] ?? []);
  const linked = new Set([...known].flatMap((name) => manifest[name]?.css ?? []));
  return {
    scripts: unique(modules.map(({ file }) => `/${file}`)),
    styles: unique(
      modules.flatMap(({ css = [] }) => css.filter((file) => !linked.has(file)).map((file) => `/${file}`)),
    ),
  };
}

/** These modules after all that they import, each once: a style stands behind those that it refines. */
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

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}
