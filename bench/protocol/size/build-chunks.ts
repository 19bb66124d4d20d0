import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

export interface Weight {
  brotli: number;
  gzip: number;
}

export interface Built {
  /** What a page loads before it can make its first call. */
  initial: Weight;
  lazy: Weight;
  /** Whether crypto-js is in what a page loads at once, and in what it may load later. */
  cryptoJs: { initial: boolean; lazy: boolean };
}

type Chunk = Rolldown.OutputChunk;

/** Builds an entry as the site is built, without writing anything. */
export async function buildChunks(entry: URL): Promise<Built> {
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

/** The entry and all that it imports statically. */
function withImports(chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set(chunks.filter((chunk) => chunk.isEntry));
  // A set that grows while it is walked is walked to its new end.
  for (const chunk of found) {
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) found.add(other);
  }
  return found;
}

function holdsCryptoJs(chunk: Chunk): boolean {
  return chunk.moduleIds.some((id) => id.includes('/node_modules/crypto-js/'));
}

/** Each chunk travels, and is compressed, by itself. */
function weigh(chunks: readonly Chunk[]): Weight {
  const kilobytes = (compress: (text: string) => Buffer) =>
    chunks.reduce((sum, { code }) => sum + compress(code).length, 0) / 1024;
  return { brotli: kilobytes(brotliCompressSync), gzip: kilobytes((text) => gzipSync(text, { level: 9 })) };
}
