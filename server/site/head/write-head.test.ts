import { describe, expect, test } from 'vitest';
import type { PageFacts } from '#server/site/describe/page-facts.ts';
import { escapeJson, writeHead, linkScript } from './write-head.ts';

const site = 'https://gariport.example';
const hostile = `"><script>alert(1)</script>'&`;
const facts: PageFacts = {
  status: 200,
  language: 'ja',
  title: hostile,
  description: hostile,
  canonical: '/car/detail?id=1&x=2',
  picture: '/pictures/1/front.jpg',
  price: { amount: 6850, currency: 'USD' },
  structured: [{ name: '</script><script>alert(1)</script>\u2028' }],
};

describe('The head of a page', () => {
  const head = writeHead(facts, site);

  test('No text of a vehicle becomes markup', () => {
    expect(head).not.toContain('<script>alert');
    expect(head).not.toContain(`"><`);
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head).toContain('<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp; | GariPort</title>');
  });

  test('The structured data can be read back unchanged', () => {
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual(facts.structured?.[0]);
    expect(JSON.parse(escapeJson({ a: '<&>\u2029' }))).toEqual({ a: '<&>\u2029' });
  });

  test('The head contains the canonical URL and the same page in other languages', () => {
    expect(head).toContain('<link rel="canonical" href="https://gariport.example/Japan/car/detail?id=1&amp;x=2">');
    for (const [language, prefix] of [
      ['en', 'Kenya'],
      ['zh', 'China'],
      ['ja', 'Japan'],
      ['sw', 'Tanzania'],
      ['x-default', 'Kenya'],
    ]) {
      expect(head).toContain(
        `<link rel="alternate" hreflang="${language}" href="${site}/${prefix}/car/detail?id=1&amp;x=2">`,
      );
    }
  });

  test('The head contains title, picture and price for messengers', () => {
    expect(head).toContain('<meta property="og:image" content="https://gariport.example/pictures/1/front.jpg">');
    expect(head).toContain('<meta property="og:locale" content="ja_JP">');
    expect(head).toContain('<meta property="product:price:amount" content="6850">');
    expect(head).toContain('<meta property="product:price:currency" content="USD">');
  });

  test('A page without a canonical URL is not indexed and has no preview for messengers', () => {
    const { canonical: _, ...untold } = facts;
    const own = writeHead(untold, site);
    expect(own).toContain('<meta name="robots" content="noindex">');
    expect(own).not.toMatch(/canonical|og:/);
  });
});

test('A link to a script escapes its URL', () => {
  expect(linkScript('/b.js?a&b')).toBe('<link rel="modulepreload" crossorigin href="/b.js?a&amp;b">');
});
