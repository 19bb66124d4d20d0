import { describe, expect, test } from 'vitest';
import { sources, styleSheets } from './site-files.ts';

/**
 * The component library's replacements, for elements and for roles of plain elements. Hidden fields and file inputs are
 * exempt.
 */
const control = new RegExp(
  [
    String.raw`<(?:button|select|textarea|dialog|table|progress|meter|details)\b`,
    String.raw`<input\s(?!\s*(?:(?:key|ref)=\S+\s+)?type="(?:hidden|file)")`,
    String.raw`<[a-z][a-z0-9]*(?=\s)[^<]*?\srole="(?:button|combobox|dialog|listbox|menu|menuitem|option|progressbar|slider|switch|tab|tablist|tooltip)"`,
  ].join('|'),
  'g',
);

/** docs/decisions/0011 says why. */
const exceptions = [
  { path: 'src/site/components/vehicle-picker/vehicle-picker.tsx', found: 'role="dialog"' },
  { path: 'src/site/features/content/buying-process-page.tsx', found: '<details' },
  { path: 'src/site/features/home/quick-filter/tab-list.tsx', found: 'role="tablist"' },
  { path: 'src/site/features/vehicle-detail/order/order-panel.tsx', found: '<details' },
  { path: 'src/site/features/vehicle-detail/price-facts.tsx', found: '<details' },
  { path: 'src/site/shell/connection-notes.tsx', found: '<details' },
];

const controlsIn = (text: string) => [...text.matchAll(control)].map(([found]) => found);

describe('The component library', () => {
  test('is used instead of native controls in every component', () => {
    const own = sources.flatMap(({ path, text }) => controlsIn(text).map((found) => ({ path, found })));
    const isKnown = (one: { path: string; found: string }) =>
      exceptions.some(({ path, found }) => one.path === path && one.found.includes(found));
    expect(own.filter((one) => !isKnown(one))).toEqual([]);
    expect(exceptions.filter(({ path }) => own.every((one) => one.path !== path))).toEqual([]);
  });

  test.each([
    '<button type="button">Buy</button>',
    '<input type="checkbox" checked />',
    '<input\n  value={typed} />',
    '<table className={styles.table}>',
    '<div className={styles.tabs} role="tablist">',
    '<div role="menu">',
    '<div\n  ref={list}\n  role="listbox"\n>',
  ])('would be required for: %s', (text) => {
    expect(controlsIn(text)).toHaveLength(1);
  });

  test.each([
    '<input type="hidden" name="tab" />',
    '<input key={name} type="hidden" name={name} />',
    '<input\n  ref={chooser}\n  type="file"\n/>',
    '<List role="listbox">',
    '<ul role="list">',
  ])('is not required for hidden elements and the library’s own: %s', (text) => {
    expect(controlsIn(text)).toEqual([]);
  });

  test('is used instead of native controls in every style sheet', () => {
    const drawing = styleSheets.filter(({ text }) => /\b(?:accent-color|appearance)\s*:/.test(text));
    expect(drawing.map(({ path }) => path)).toEqual([]);
  });
});
