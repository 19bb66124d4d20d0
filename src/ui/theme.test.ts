import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colours, createSiteTheme } from './theme.ts';

const tokens = new Map(
  [...readFileSync('src/ui/tokens.css', 'utf8').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

test.each(Object.entries(colours))('The component library has the colour %s of the tokens', (name, colour) => {
  const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(tokens.get(token)).toBe(colour);
});

test('A-341 Modals have z-index 3000, in the library and in our own styles', () => {
  expect(createSiteTheme('en').zIndex.modal).toBe(3000);
  expect(tokens.get('modal')).toBe('3000');
});

describe('Text can be read', () => {
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
    ['action-soft', 'action-strong'],
    ['action', 'action-soft'],
    ['signal', 'signal-soft'],
    ['ink', 'signal-soft'],
    ['ink-soft', 'signal-soft'],
    ['ink-soft', 'action-soft'],
    ['positive', 'positive-soft'],
    ['caution', 'caution-soft'],
    ['negative', 'negative-soft'],
  ];

  test.each(pairs)('The colour %s can be read on %s, at 4.5 to 1 or better', (text, ground) => {
    expect(contrast(tokens.get(text) ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
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
