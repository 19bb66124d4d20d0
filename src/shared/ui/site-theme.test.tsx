// @vitest-environment happy-dom
import createCache from '@emotion/cache';
import { expect, test } from 'vitest';
import { openStyles, readStyles } from './site-theme.tsx';

test('keeps the styles of a rendered page before its style sheets during hydration', () => {
  const styles = openStyles();
  styles.inserted = { one: '.one{}', two: '.two{}' };
  styles.registered = { [`${styles.key}-two`]: '.two{}' };
  const names = readStyles(styles).map(({ name }) => name);
  document.head.innerHTML = [
    ...names.map((name) => `<style data-emotion="${name}" data-s=""></style>`),
    '<style data-emotion="sheet"></style>',
  ].join('');
  const order = () =>
    [...document.head.querySelectorAll<HTMLElement>('style')].map(({ dataset }) => dataset['emotion']);
  expect(order()).toEqual([...names, 'sheet']);
  // As the library does when it is loaded.
  createCache({ key: 'css' });
  expect(order()).toEqual([...names, 'sheet']);
  openStyles();
  expect(order().at(-1)).toBe('sheet');
});

test('writes only the prefix that browsers need', () => {
  const styles = openStyles();
  styles.insert('.a', { name: 'a', styles: 'display:flex;user-select:none;' }, styles.sheet, true);
  expect(document.head.textContent).toContain('.a{display:flex;-webkit-user-select:none;user-select:none;}');
});

test('repeats no colour beside its variable', () => {
  const styles = openStyles();
  const colour = (name: string) => `color:var(--mui-palette-${name}, rgba(0, 0, 0, 0.38));`;
  styles.insert('.b', { name: 'b', styles: colour('text-disabled') + colour('Avatar-defaultBg') }, styles.sheet, true);
  expect(document.head.textContent).toContain(
    `.b{color:var(--mui-palette-text-disabled);${colour('Avatar-defaultBg')}}`,
  );
});
