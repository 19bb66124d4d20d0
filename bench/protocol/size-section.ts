import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import type { Line } from '../report/line.ts';

const section = 'Client runtime with the session suite, as built by Vite (brotli)';

export async function sizeSection(): Promise<Line[]> {
  const one = await buildChunks(new URL('./size/one-call.ts', import.meta.url));
  const all = await buildChunks(new URL('./size/all-calls.ts', import.meta.url));
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

interface Weight {
  brotli: number;
  gzip: number;
}

interface Built {
  /** What a page loads before its first call. */
  initial: Weight;
  lazy: Weight;
  /** Whether crypto-js is in the initial chunks, and in those that may load later. */
  cryptoJs: { initial: boolean; lazy: boolean };
}

type Chunk = Rolldown.OutputChunk;

/** Builds an entry like the site, without writing files. */
async function buildChunks(entry: URL): Promise<Built> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: fileURLToPath(entry) } },
  });
  const chunks = [output].flat().flatMap((part) => ('output' in part ? part.output.filter(isChunk) : []));
  const initial = withImports(chunks);
  const lazy = chunks.filter((chunk) => !initial.has(chunk));
  return {
    initial: weigh([...initial]),
    lazy: weigh(lazy),
    cryptoJs: { initial: [...initial].some(holdsCryptoJs), lazy: lazy.some(holdsCryptoJs) },
  };
}

function isChunk(part: Chunk | Rolldown.OutputAsset): part is Chunk {
  return part.type === 'chunk';
}

/** The entry and all its static imports. */
function withImports(chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set(chunks.filter((chunk) => chunk.isEntry));
  // A loop over a set also visits items added meanwhile.
  for (const chunk of found) {
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) found.add(other);
  }
  return found;
}

function holdsCryptoJs(chunk: Chunk): boolean {
  return chunk.moduleIds.some((id) => id.includes('/node_modules/crypto-js/'));
}

/** Each chunk is compressed and sent separately. */
function weigh(chunks: readonly Chunk[]): Weight {
  const kilobytes = (compress: (text: string) => Buffer) =>
    chunks.reduce((sum, { code }) => sum + compress(code).length, 0) / 1024;
  return { brotli: kilobytes(brotliCompressSync), gzip: kilobytes((text) => gzipSync(text, { level: 9 })) };
}
