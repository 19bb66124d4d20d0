import { nameFew } from '../report/print/markdown.ts';
import type { Compared } from '../report/compare-part.ts';
import type { Finding } from '../report/verdict/change.ts';

const introduction = `# Changelog of the contract

Every change, version by version, as \`npm run contract:changelog\` writes it: nothing here is written by hand.
`;

/** More cosmetic changes than this are only counted. The report lists them. */
const mostCosmetic = 50;

/** The changes of one version, below its heading. */
export function writeEntry({ version, findings }: Compared): string {
  const sections: [string, Finding[]][] = [
    ['Breaking', findings.filter(({ impact }) => impact === 'major')],
    ['Deprecated', findings.filter(isDeprecation)],
    ['New', findings.filter((finding) => finding.impact === 'minor' && !isDeprecation(finding))],
    ['Cosmetic', findings.filter(({ impact }) => impact === 'patch')],
  ];
  const filled = sections.filter(([, members]) => members.length > 0);
  const texts = filled.map(([title, members]) => [`### ${title}`, '', ...describeFindings(title, members)].join('\n'));
  return [`After ${version.base}.`, ...texts].join('\n\n');
}

function isDeprecation({ kind, impact }: Finding): boolean {
  return kind === 'deprecated' && impact === 'minor';
}

function describeFindings(title: string, findings: readonly Finding[]): string[] {
  if (title === 'Cosmetic' && findings.length > mostCosmetic)
    return [`- ${findings.length} descriptions and notes changed`];
  return findings.map(describeFinding);
}

function describeFinding({ operations, message }: Finding): string {
  const isNamed = operations.length === 0 || message.startsWith(`\`${operations.join()}\``);
  const of = isNamed ? '' : `${nameFew(operations)}: `;
  return `- ${of}${message}`;
}

/** Returns the changelog with this entry, replacing its old one or as the newest. */
export function putEntry(text: string | undefined, version: string, day: string, entry: string): string {
  const { head, entries } = readEntries(text ?? introduction);
  const known = entries.find((one) => one.version === version);
  const own = { version, day: known?.day ?? day, entry };
  const all = known ? entries.map((one) => (one === known ? own : one)) : [own, ...entries];
  return `${[head, ...all.map((one) => `## ${one.version} - ${one.day}\n\n${one.entry}`)].join('\n\n')}\n`;
}

/** Whether the changelog's entry for a version is up to date. */
export function holdsEntry(text: string | undefined, version: string, entry: string): boolean {
  return readEntries(text ?? '').entries.some((one) => one.version === version && one.entry === entry);
}

interface Written {
  version: string;
  day: string;
  entry: string;
}

function readEntries(text: string): { head: string; entries: Written[] } {
  const [head = '', ...parts] = text.split(/^## /m);
  const entries = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const [version = '', day = ''] = heading.split(' - ');
    return { version, day, entry: lines.join('\n').trim() };
  });
  return { head: head.trim(), entries };
}
