import { posix } from 'node:path';
import type { Change } from './verdict/change.ts';
import type { Report } from './report.ts';
import { hasReached } from './verdict/version.ts';

const names = { major: 'Major', minor: 'Minor', patch: 'Patch', none: 'No change' } as const;

/** The report as a person reads it: the verdict, what broke and for whom, and the rest below. */
export function printMarkdown(report: Report): string {
  const of = (impact: Change['impact']) => report.changes.filter((change) => change.impact === impact);
  const [broken, added, cosmetic] = [of('major'), of('minor'), of('patch')];
  const parts = [
    `${printVerdict(report, broken.length, added.length, cosmetic.length)}\n\n${printVersion(report)}`,
    broken.length > 0 ? `### What breaks\n\n${printGroups(broken)}` : '',
    printScreens([...broken, ...added]),
    added.length > 0 ? `### What is new\n\n${printGroups(added)}` : '',
    cosmetic.length > 0 ? fold(`Cosmetic: ${cosmetic.length}`, printGroups(cosmetic)) : '',
    printGenerated(report),
    `Compared: ${report.base} with ${report.head}.`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function printVerdict({ verdict, version }: Report, broken: number, added: number, cosmetic: number): string {
  if (verdict === 'none') return `**${names.none}**: the contract is the same at ${version.base}`;
  return `**${names[verdict]}**: ${version.base} → ${version.next}; ${broken} breaking, ${added} new, ${cosmetic} cosmetic`;
}

function printVersion({ verdict, version }: Report): string {
  const { base, head, next } = version;
  const moved = base === head ? `is still ${head}` : `went from ${base} to ${head}`;
  if (!hasReached(head, next)) return `\`info.version\` ${moved}: move it to **${next}** in \`openapi/openapi.yaml\`.`;
  if (verdict === 'none' && base === head) return `\`info.version\` stays ${base}.`;
  return `\`info.version\` ${moved}, as it must.`;
}

function printGroups(changes: readonly Change[]): string {
  const groups = Map.groupBy(changes, ({ operations }) => operations.join());
  return [...groups.values()]
    .toSorted((one, other) => (one[0]?.operations.length ?? 0) - (other[0]?.operations.length ?? 0))
    .map((group) => [`- ${printHead(group)}`, ...group.map((change) => `  - ${printChange(change)}`)].join('\n'))
    .join('\n');
}

function printHead([first]: readonly Change[]): string {
  if (!first || first.operations.length === 0) return 'The whole contract';
  if (first.operation) return `**${first.operation}**${first.path ? ` \`${first.path}\`` : ''}`;
  return `${first.operations.length} operations: ${nameFew(first.operations)}`;
}

function printChange({ message, hits }: Change): string {
  return hits.length > 0 ? `${message} — hits ${hits.join(' and ')}` : message;
}

function nameFew(all: readonly string[]): string {
  const shown = all.slice(0, 4).map((name) => `**${name}**`);
  return all.length > shown.length ? `${shown.join(', ')} and ${all.length - shown.length} more` : shown.join(', ');
}

const isPage = (screen: string) => screen.endsWith('.tsx');

function printScreens(changes: readonly Change[]): string {
  if (changes.length === 0) return '';
  const screens = [...new Set(changes.flatMap((change) => change.screens))].toSorted();
  if (screens.length === 0) return '### Screens affected\n\nUsed by no screen.';
  const areas = [...Map.groupBy(screens, (screen) => (isPage(screen) ? posix.dirname(screen) : screen))];
  const rows = areas.map(([area, members]) => {
    const met = changes.filter((change) => change.screens.some((screen) => members.includes(screen)));
    const mark = met.some(({ impact }) => impact === 'major') ? 'breaks' : 'is touched';
    const pages = members.filter(isPage).map((page) => posix.basename(page, '.tsx'));
    return `- \`${area}\` ${mark}${pages.length > 0 ? `: ${pages.join(', ')}` : ''}`;
  });
  const unused = new Set(
    changes.filter((change) => change.screens.length === 0).flatMap(({ operations }) => operations),
  );
  const rest = unused.size > 0 ? [`- used by no screen: ${nameFew([...unused])}`] : [];
  return ['### Screens affected', '', ...rows, ...rest].join('\n');
}

function printGenerated({ generated }: Report): string {
  if (generated.length === 0) return '';
  const rows = generated.map(({ file, added, removed }) => `| \`${file}\` | +${added} | −${removed} |`);
  const table = ['| file | added | removed |', '|---|---:|---:|', ...rows].join('\n');
  return fold(`Generated files that change: ${generated.length}`, table);
}

function fold(title: string, text: string): string {
  return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}
