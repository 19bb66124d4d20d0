// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { encode } from 'uqr';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

test('draws every dark module of the address with a quiet zone of four', () => {
  const address = 'https://gariport.example/Kenya/car/detail?id=100001';
  const { container } = render(<QrCode address={address} />);
  const code = container.querySelector('svg');
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  expect(code?.getAttribute('viewBox')).toBe(`-4 -4 ${size + 8} ${size + 8}`);
  const drawn = data.map((row) => row.map(() => false));
  const path = code?.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, column, row, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    drawn[Number(row)]?.fill(true, Number(column), Number(column) + Number(width));
  }
  expect(drawn).toEqual(data);
});
