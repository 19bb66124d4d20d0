import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modules, sources, styleSheets } from './site-files.ts';

const importers = (path: string) =>
  sources.filter(({ path: source, text }) =>
    [...text.matchAll(/from '([.#][^']+\.module\.css)'/g)].some(([, to = '']) => resolve(source, to) === path),
  );

/** An import's path below the root. The aliases of folders are in `package.json`. */
const resolve = (source: string, to: string) =>
  to.startsWith('#') ? `src/${to.slice(1)}` : posix.join(posix.dirname(source), to);

const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '');
/** Classes of the page or the component library. */
const withoutGlobals = (css: string) => css.replaceAll(/:global\([^)]*\)/g, '');

function classesOf(css: string): Set<string> {
  const selectors = withoutGlobals(withoutComments(css)).replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}

/** The name under which a source imports a module. */
function bindingIn(text: string, file: string): string {
  return new RegExp(`import (\\w+) from '[^']*/${file.replaceAll('.', '\\.')}'`).exec(text)?.[1] ?? 'styles';
}

describe('CSS modules and their users match', () => {
  test.each(modules.map(({ path, text }) => [path, text] as const))(
    '%s has the classes that are used, and no others',
    (path, css) => {
      const users = importers(path);
      expect(users, 'is imported').not.toEqual([]);
      const defined = classesOf(css);
      const file = path.split('/').at(-1) ?? '';
      const used = new Set<string>();
      for (const { text } of users) {
        const binding = bindingIn(text, file);
        for (const [, name = ''] of text.matchAll(new RegExp(`(?<![\\w/-])${binding}\\??\\.([a-zA-Z]\\w*)`, 'g')))
          used.add(name);
        for (const [, name = ''] of text.matchAll(new RegExp(`\\b${binding}\\['([^']+)'\\]`, 'g'))) used.add(name);
      }
      expect(
        [...used].filter((name) => !defined.has(name)),
        'used, but not defined',
      ).toEqual([]);
      // A class chosen by a value is named in the file that chooses it, or in the contract.
      const chosen = users.filter(({ text }) => new RegExp(`\\b${bindingIn(text, file)}\\[(?!')`).test(text));
      const isChosen = (name: string) => chosen.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
      expect(
        [...defined].filter((name) => !used.has(name) && !isChosen(name)),
        'defined, but not used',
      ).toEqual([]);
    },
  );
});

describe('Colours and weights are defined once', () => {
  const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;
  const named = /:\s*(?:white|black|red|green|blue|gray|grey|orange|yellow)\b/i;

  test('has colours only in the tokens', () => {
    const literal = styleSheets
      .filter(({ path }) => path !== 'src/shared/ui/tokens.css')
      .flatMap(({ path, text }) =>
        withoutComments(text)
          .split('\n')
          .filter((line) => colour.test(line) || named.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(literal).toEqual([]);
  });

  /** The theme passes the tokens to the component library. */
  const mayNameColours = [/^src\/shared\/ui\/theme\.ts$/, /^src\/console\//];

  test('has no colours in components', () => {
    const literal = sources
      .filter(({ path }) => !mayNameColours.some((known) => known.test(path)))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .filter((line) => /['"`]#[0-9a-f]{3,8}['"`]|['"`]rgba?\(/i.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(literal).toEqual([]);
  });

  test('has two font weights', () => {
    const others = styleSheets.flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/font-weight:\s*([^;]+);/g)]
        .filter(([, weight = '']) => !/^(var\(--(strong|regular)\)|inherit)$/.test(weight))
        .map(([rule]) => `${path}: ${rule}`),
    );
    expect(others).toEqual([]);
  });
});
