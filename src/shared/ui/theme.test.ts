import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colours, createSiteTheme } from './theme.ts';

const sheet = readFileSync('src/shared/ui/tokens.css', 'utf8');
const [light = '', dark = ''] = sheet.split('@media screen and (prefers-color-scheme: dark)');
const tokensIn = (css: string) =>
  new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
const tokens = tokensIn(sheet);
const schemes = { light: tokensIn(light), dark: tokensIn(dark.slice(0, dark.search(/^\}/m))) };

describe.each(['light', 'dark'] as const)('The %s scheme', (scheme) => {
  test.each(Object.entries(colours[scheme]))(
    'The component library has the colour %s of the tokens',
    (name, colour) => {
      const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(schemes[scheme].get(token)).toBe(colour);
    },
  );
});

test('has the same roles in both schemes', () => {
  expect([...schemes.dark.keys()]).toEqual([...schemes.light.keys()]);
});

test('A-341 gives modals z-index 3000, in the library and in our own styles', () => {
  expect(createSiteTheme('en').zIndex.modal).toBe(3000);
  expect(tokens.get('modal')).toBe('3000');
});

describe('Contrast', () => {
  const pairs: readonly (readonly [text: string, ground: string])[] = [
    ...['paper', 'paper-deep', 'surface'].flatMap((ground) =>
      ['ink', 'ink-soft', 'action', 'signal', 'positive', 'caution', 'negative'].map((text) => [text, ground] as const),
    ),
    ['on-action', 'action'],
    ['on-action', 'action-strong'],
    ['on-signal', 'signal'],
    ['on-signal', 'signal-strong'],
    ['on-harbour', 'harbour'],
    ['on-harbour-soft', 'harbour'],
    ['action', 'action-soft'],
    ['signal', 'signal-soft'],
    ['signal-strong', 'signal-soft'],
    ['ink', 'signal-soft'],
    ['ink-soft', 'signal-soft'],
    ['ink', 'action-soft'],
    ['ink-soft', 'action-soft'],
    ['action-strong', 'action-soft'],
    ['positive', 'positive-soft'],
    ['caution', 'caution-soft'],
    ['negative', 'negative-soft'],
  ];

  describe.each(Object.entries(schemes))('The %s scheme', (_name, colourOf) => {
    test.each(pairs)('is at least 4.5 to 1 for %s on %s', (text, ground) => {
      expect(contrast(colourOf.get(text) ?? '', colourOf.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
    });
  });
});

/** As WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (/^#(..)(..)(..)$/.exec(hex) ?? []).slice(1).map((part) => {
    const value = parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
