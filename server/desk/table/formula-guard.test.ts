import { describe, expect, it } from 'vitest';
import { guardFormulas, unguardFormulas } from './formula-guard.ts';

describe('The formula guard of exported tables', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ["'=1+1", "''=1+1"],
    ['\t=1+1', "\t'=1+1"],
    ['x;=1+1', "x;'=1+1"],
    ['x; @SUM(A1)', "x; '@SUM(A1)"],
    ['x\t-1', "x\t'-1"],
    ['x\n+1', "x\n'+1"],
    ['＝1+1', "'＝1+1"],
    ['x;＠y', "x;'＠y"],
    ['KSP130-2104871', 'KSP130-2104871'],
    ['a@b.example', 'a@b.example'],
    ['1; 2, =3', '1; 2, =3'],
  ])('writes %j as %j, which an import reads as before', (text, written) => {
    expect(guardFormulas(text)).toBe(written);
    expect(unguardFormulas(written)).toBe(text);
  });
});
