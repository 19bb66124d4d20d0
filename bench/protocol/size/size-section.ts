import type { Line } from '../../report/line.ts';
import { buildChunks, type Built, type Weight } from './build-chunks.ts';

const section = 'Client runtime with the session suite, as built by Vite (brotli)';

export async function sizeSection(): Promise<Line[]> {
  const one = await buildChunks(new URL('./one-call.ts', import.meta.url));
  const all = await buildChunks(new URL('./all-calls.ts', import.meta.url));
  return [
    weightLine('with one call', one.initial),
    weightLine('with every call and validator', all.initial),
    weightLine('other suites, uploads: when asked for', all.lazy),
    cryptoJsLine(all),
  ];
}

function weightLine(what: string, { brotli, gzip }: Weight): Line {
  return { section, what, unit: 'KB', measured: brotli, against: { name: 'gzip', measured: gzip } };
}

function cryptoJsLine({ cryptoJs }: Built): Line {
  return {
    section,
    what: 'initial chunks with crypto-js',
    unit: '',
    measured: cryptoJs.initial ? 1 : 0,
    budget: { of: 'measured', at: 'most', limit: 0 },
    note: cryptoJs.lazy ? 'crypto-js is in chunks that only its own suites load' : 'crypto-js was found nowhere',
  };
}
