import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Rule {
  id: string;
  topic: string;
  text: string;
}

const lists = ['docs/rules/shell-accounts-browsing.md', 'docs/rules/detail-ordering-personal-centre.md'];
const idPattern = /\b[AB]-\d{3}\b/g;

export function readRules(root: string): Rule[] {
  return lists.flatMap((file) => parseRules(readFileSync(join(root, file), 'utf8')));
}

export function parseRules(markdown: string): Rule[] {
  let topic = '';
  return markdown.split('\n').flatMap((line) => {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading) topic = heading;
    const [, id, text] = /^- ([AB]-\d{3}) (.+)$/.exec(line) ?? [];
    return id && text ? [{ id, topic, text }] : [];
  });
}

/** Returns the rule numbers in a text. `A-010 to A-014` and `A-010 – A-014` include all numbers between. */
export function idsIn(text: string): string[] {
  const spread = text.replaceAll(
    /([AB])-(\d{3})(?: to |\s*–\s*)\1-(\d{3})/g,
    (_, letter: string, from: string, to: string) =>
      Array.from(
        { length: Number(to) - Number(from) + 1 },
        (__, at) => `${letter}-${String(Number(from) + at).padStart(3, '0')}`,
      ).join(' '),
  );
  return spread.match(idPattern) ?? [];
}

/** Returns the rules named in the list items of a page such as `deviations.md` or `waiting.md`. */
export function readListed(root: string, file: string): Set<string> {
  const items = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  return new Set(items.flatMap(idsIn));
}
