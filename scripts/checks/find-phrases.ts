import { phrases } from './phrases.ts';

export interface Finding {
  line: number;
  text: string;
  instead: string;
}

const blockComment = /\/\*[\s\S]*?\*\//g;
const lineComments = /(?:^|(?<=\s))\/\/ .*(?:\n[ \t]*\/\/ .*)*/gm;
const title = /\b(?:describe|it|test)\b(?:\.\w+)*(?:\([^'"`]*?\)\s*)?\(\s*(['"`])(?:\\.|(?!\1).)*\1/gs;

/** Finds dialect in the comments and test titles of a source, or in the whole text of any other file. */
export function findPhrases(path: string, source: string): Finding[] {
  const prose = /\.(?:tsx?|mjs)$/.test(path) ? proseOf(path, source) : withoutMarks(source);
  return phrases.flatMap(({ pattern, instead }) =>
    [...prose.matchAll(pattern)].map(({ index, 0: text }) => ({
      line: source.slice(0, index).split('\n').length,
      text: text.replaceAll(/\s+/g, ' '),
      instead,
    })),
  );
}

/** Replaces everything but comments and test titles by spaces, so that the positions stay. */
function proseOf(path: string, source: string): string {
  const kinds = /\.(?:test|spec)\.tsx?$/.test(path)
    ? [blockComment, lineComments, title]
    : [blockComment, lineComments];
  const spans = kinds.flatMap((kind) => [...source.matchAll(kind)]).toSorted((one, other) => one.index - other.index);
  let prose = '';
  for (const { index, 0: text } of spans) {
    if (index < prose.length) continue;
    prose += ' '.repeat(index - prose.length) + withoutMarks(text);
  }
  return prose;
}

/** Blanks the marks of comments, because a phrase may go over the end of a line. */
function withoutMarks(text: string): string {
  return text.replaceAll(/^[ \t]*(?:\*|\/\/|#+)/gm, (mark) => ' '.repeat(mark.length));
}

export const longestTitle = 72;

/** Finds titles that are too long in the output of `git log --format='%h %s'`. */
export function findLongTitles(log: string): string[] {
  return log.split('\n').flatMap((line) => {
    const [, hash = '', subject = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    if (subject.length <= longestTitle) return [];
    return [`commit ${hash}: the title has ${subject.length} characters, at most ${longestTitle} are allowed`];
  });
}
