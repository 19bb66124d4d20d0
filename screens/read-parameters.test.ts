import { describe, expect, it } from 'vitest';
import { queryReadBy } from './read-parameters.ts';
import { screens } from './screens.ts';

describe('the query that a screen reads', () => {
  it.each([
    ['home', '?x=1&tab=0', ''],
    ['home', '?utm_source=mail&keyword=vitz', '?keyword=vitz'],
    ['vehicles', '?page=2&make=toyota&tab=1&x=1', '?tab=1&page=2&make=toyota'],
    ['detail', '?id=100001&id=2&fbclid=a', '?id=100001'],
    ['information', '?aWQ9MTAwMDAx', '?aWQ9MTAwMDAx'],
    ['flashSale', '?x=1', ''],
  ] as const)('keeps only the parameters read by %s: %j becomes %j', (name, query, read) => {
    expect(queryReadBy(screens[name], query)).toBe(read);
  });
});
