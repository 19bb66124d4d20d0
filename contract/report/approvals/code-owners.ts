import { findPrefix, readCommitted } from '../revision.ts';

/** Where GitHub and GitLab look for the owners of files; the first one counts. */
const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'];

/** Returns who may approve changes of a file below `root`; undefined if the revision names no owners. */
export async function readOwners(root: string, revision: string, file: string): Promise<string[] | undefined> {
  for (const place of places) {
    const text = await readCommitted(root, revision, place);
    if (text !== undefined) return ownersOf(text, `${await findPrefix(root)}${file}`);
  }
  return undefined;
}

/** The last matching line decides. A line without owners frees the files from those of earlier lines. */
export function ownersOf(text: string, file: string): string[] {
  const rules = text.split('\n').flatMap((line) => {
    const [pattern, ...owners] = line
      .replace(/(^|\s)#.*/, '')
      .trim()
      .split(/\s+/);
    return pattern && !pattern.startsWith('[') ? [{ pattern, owners }] : [];
  });
  return rules.findLast(({ pattern }) => matches(pattern, file))?.owners ?? [];
}

/** Patterns are like those of `.gitignore`: one with a slash begins at the root, others match at any depth. */
function matches(pattern: string, file: string): boolean {
  const isAnchored = pattern.replace(/\/$/, '').includes('/');
  const path = pattern.replace(/^\//, '').replace(/\/$/, '');
  const expression = path
    .split(/(\*\*\/?|\*|\?)/)
    .map((part) => globs[part] ?? part.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`))
    .join('');
  return new RegExp(`^${isAnchored ? '' : '(?:.*/)?'}${expression}(?:/.*)?$`).test(file);
}

const globs: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' };
