import { type ArchiveFault, type ArchiveFile, readDirectory } from './read-directory.ts';
import { unpackFile, type UnpackFault } from './unpack-file.ts';

/** Why a photo cannot be read from an archive. */
export type PhotoFault = 'missing' | 'ambiguous' | UnpackFault;

/** An archive opened in this browser. */
export interface Archive {
  name: string;
  /** Number of files. */
  count: number;
  /** Checks a photo by the directory alone; undefined if no problem is known. */
  faultOf(source: string): PhotoFault | undefined;
  unpack(source: string): Promise<File | PhotoFault>;
}

/** Metadata files that macOS adds to archives. */
const isAside = (name: string) => name.startsWith('__MACOSX/') || /(?:^|\/)\._[^/]*$/.test(name);

const keyOf = (name: string) => name.normalize('NFC').replaceAll('\\', '/').replace(/^\.\//, '').toLowerCase();

/**
 * Opens an archive of photos. The browser unpacks and uploads them one by one, so the server never unpacks untrusted
 * archives or uses their names as paths.
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
    // A full path matches exactly; a bare file name must be unique.
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

/** Maximum name length in characters. Longer suffixes are not indexed, which bounds the work. */
const longestName = 400;

/** Indexed by full path and by suffix, because archives often wrap everything in a folder. */
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
