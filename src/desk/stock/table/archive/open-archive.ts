import { type ArchiveFault, type ArchiveFile, readDirectory } from './read-directory.ts';
import { unpackFile, type UnpackFault } from './unpack-file.ts';

/** Why a photo that a table names cannot be had from an archive. */
export type PhotoFault = 'missing' | 'ambiguous' | UnpackFault;

/** An archive that somebody has chosen, open in this browser. */
export interface Archive {
  name: string;
  /** How many files it has. */
  count: number;
  /** What is known of a photo by the directory alone: nothing where it can be unpacked, as far as anybody knows. */
  faultOf(source: string): PhotoFault | undefined;
  unpack(source: string): Promise<File | PhotoFault>;
}

/** Files that a Mac packs along with others. */
const isAside = (name: string) => name.startsWith('__MACOSX/') || /(?:^|\/)\._[^/]*$/.test(name);

const keyOf = (name: string) => name.normalize('NFC').replaceAll('\\', '/').replace(/^\.\//, '').toLowerCase();

/**
 * Opens an archive beside a table. Its photos go to the server one by one, so that nobody there ever unpacks what a
 * stranger has packed, and no name in it is ever a path.
 */
export async function openArchive(file: File): Promise<Archive | ArchiveFault> {
  const files = await readDirectory(file);
  if (typeof files === 'string') return files;
  const found = files.filter(({ name }) => !name.endsWith('/') && !isAside(name));
  const named = indexOf(found);

  function find(source: string): ArchiveFile | PhotoFault {
    const key = keyOf(source);
    const [first, ...others] = named.get(key) ?? [];
    if (!first) return 'missing';
    // A name with all its folders means that one; otherwise it must be the only one that is called so.
    return others.length === 0 ? first : 'ambiguous';
  }

  return {
    name: file.name,
    count: found.length,
    faultOf(source) {
      const entry = find(source);
      if (typeof entry === 'string') return entry;
      return entry.isEncrypted ? 'encrypted' : undefined;
    },
    async unpack(source) {
      const entry = find(source);
      if (typeof entry === 'string') return entry;
      const bytes = await unpackFile(file, entry);
      return typeof bytes === 'string' ? bytes : new File([bytes], entry.name);
    },
  };
}

/** In characters: what a table can name. Longer ends are not indexed, so that the work grows with the archive alone. */
const longestName = 400;

/** By whole names, and by their ends: an archive often has a folder around all others. */
function indexOf(files: readonly ArchiveFile[]): Map<string, ArchiveFile[]> {
  const whole = new Map<string, ArchiveFile[]>();
  const ends = new Map<string, ArchiveFile[]>();
  for (const file of files) {
    const key = keyOf(file.name);
    if (key.length <= longestName) add(whole, key, file);
    const start = Math.max(0, key.length - longestName - 1);
    for (let at = key.indexOf('/', start); at >= 0; at = key.indexOf('/', at + 1)) add(ends, key.slice(at + 1), file);
  }
  return new Map([...ends, ...whole]);
}

function add(index: Map<string, ArchiveFile[]>, key: string, file: ArchiveFile): void {
  const known = index.get(key);
  if (known) known.push(file);
  else index.set(key, [file]);
}
