import { posix } from 'node:path';
import { describeLastUses } from '../consumers/observed-usage.ts';
import type { Change, Verdict } from '../verdict/change.ts';
import { nameDays } from '#contract/document/day.ts';
import type { Report } from '../report.ts';
import { deskVersion } from '#contract/document/parts.ts';
import { describeStep, type Version } from '../verdict/version.ts';

const names = { major: 'Major', minor: 'Minor', patch: 'Patch', none: 'No change' } as const;

/** The report for people: the verdict, what broke and for whom, and the rest below. */
export function printMarkdown(report: Report): string {
  const of = (impact: Change['impact']) => report.changes.filter((change) => change.impact === impact);
  const [broken, added, cosmetic] = [of('major'), of('minor'), of('patch')];
  const open = broken.filter(({ approval }) => !approval);
  const approved = broken.filter(({ approval }) => approval);
  const groups = (changes: readonly Change[]) => printGroups(changes, report);
  const parts = [
    `${printVerdict(report)}\n\n${printVersion(report)}`,
    open.length > 0 ? `### What breaks\n\n${groups(open)}` : '',
    approved.length > 0 ? `### What breaks with approval\n\n${groups(approved)}` : '',
    printConsumers(report),
    report.knowsScreens ? printScreens([...broken, ...added]) : '',
    printDeprecated(report),
    added.length > 0 ? `### What is new\n\n${groups(added)}` : '',
    cosmetic.length > 0 ? fold(`Cosmetic: ${cosmetic.length}`, groups(cosmetic)) : '',
    printGenerated(report),
    printNotices(report),
    `Compared: ${report.base} with ${report.head}, as of ${report.today}.`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The verdict in one line, with `**` around the important words. */
export function printVerdict({ verdict, unapproved, version, desk, changes, consumers }: Report): string {
  if (verdict === 'none') return `**${names.none}**: the contract is the same at ${version.base}`;
  const count = (impact: Change['impact']) => changes.filter((change) => change.impact === impact).length;
  const broken = changes.filter(({ impact }) => impact === 'major');
  const isApproved = verdict === 'major' && unapproved !== 'major';
  const unused = consumers.length > 0 ? broken.filter((change) => change.consumers.length === 0).length : 0;
  const ofNobody = unused > 0 ? ` (${unused} of what nobody uses)` : '';
  const move = describeStep(version);
  const versions = desk ? `buyers ${move}, desk ${describeStep(desk.version)}` : move;
  const verdictInWords = names[verdict] + (isApproved ? `, approved ${nameApprovals(broken)}` : '');
  return `**${verdictInWords}**: ${versions}; ${broken.length} breaking${ofNobody}, ${count('minor')} new, ${count('patch')} cosmetic`;
}

function nameApprovals(changes: readonly Change[]): string {
  const approvals = changes.flatMap(({ approval }) => (approval ? [`by ${approval.by} until ${approval.until}`] : []));
  return [...new Set(approvals)].join(' and ');
}

function printVersion({ verdict, version, desk, document }: Report): string {
  const own = describeVersion('version', version, verdict, document);
  return desk ? `${own} ${describeVersion(deskVersion, desk.version, desk.verdict, document)}` : own;
}

function describeVersion(
  name: string,
  { base, head, next = 'another version', isEnough }: Version,
  verdict: Verdict,
  document: string,
): string {
  const moved = base === head ? `is still ${head}` : `went from ${base} to ${head}`;
  if (!isEnough) return `\`info.${name}\` ${moved}: move it to **${next}** in \`${document}\`.`;
  if (verdict === 'none' && base === head) return `\`info.${name}\` stays ${base}.`;
  return `\`info.${name}\` ${moved}, as it must.`;
}

function printGroups(changes: readonly Change[], report: Report): string {
  const groups = Map.groupBy(changes, ({ operations }) => operations.join());
  return [...groups.values()]
    .toSorted((one, other) => (one[0]?.operations.length ?? 0) - (other[0]?.operations.length ?? 0))
    .map((group) =>
      [`- ${printHead(group)}`, ...group.map((change) => `  - ${printChange(change, report)}`)].join('\n'),
    )
    .join('\n');
}

function printHead([first]: readonly Change[]): string {
  if (!first || first.operations.length === 0) return 'The whole contract';
  if (first.operation) return `**${first.operation}**${first.path ? ` \`${first.path}\`` : ''}`;
  return `${first.operations.length} operations: ${nameFew(first.operations)}`;
}

function printChange(change: Change, { consumers: known, usageSince }: Report): string {
  const { id, impact, message, hits, consumers, lastUses, approval, file, line } = change;
  if (impact !== 'major') return message;
  const affected = consumers.length > 0 ? `: ${consumers.map((name) => `**${name}**`).join(', ')}` : '; nobody uses it';
  const hit = hits.length > 0 ? ` — hits ${hits.join(' and ')}` : ' — breaks';
  const passed = approval ? `; approved by ${approval.by} until ${approval.until}: ${approval.why}` : '';
  const seen = lastUses && usageSince ? `; ${describeLastUses(lastUses, usageSince, '**')}` : '';
  return `${message}${hit}${known.length > 0 ? affected : ''}${seen}${passed} (${file}:${line}, \`${id}\`)`;
}

function printConsumers({ consumers, changes }: Report): string {
  const broken = changes.filter(({ impact }) => impact === 'major');
  if (consumers.length === 0 || broken.length === 0) return '';
  const rows = consumers
    .filter(({ name }) => broken.some((change) => change.consumers.includes(name)))
    .map(({ name, contact, broken: ids }) => {
      const calls = ids.length > 0 ? `: ${nameFew(ids)}` : '';
      return `- **${name}**${calls}${contact === undefined ? '' : `; tell ${contact}`}`;
    });
  const unused = broken.filter((change) => change.consumers.length === 0);
  const nobody = unused.length > 0 ? [`- nobody: ${unused.map(({ message }) => message).join('; ')}`] : [];
  return ['### Affected consumers', '', ...rows, ...nobody].join('\n');
}

function printDeprecated({ deprecated, usageSince }: Report): string {
  if (deprecated.length === 0) return '';
  const rows = deprecated.map(({ what, sunset, days, operations, consumers, lastUses, file, line }) => {
    const seen = lastUses && usageSince ? `; ${describeLastUses(lastUses, usageSince)}` : '';
    const users = (consumers.length > 0 ? consumers.join(', ') : 'no known consumer') + seen;
    return `| ${what} | ${nameFew(operations)} | ${sunset} | ${countDown(days)} | ${users} | ${file}:${line} |`;
  });
  const head = ['| deprecated | of | until | | still used by | |', '|---|---|---|---|---|---|'];
  return ['### What is deprecated', '', ...head, ...rows].join('\n');
}

/** How long something remains, or since when it should be gone. */
export function countDown(days: number): string {
  if (days < 0) return `overdue by ${nameDays(-days)}`;
  return days === 0 ? 'the last day' : `${nameDays(days)} left`;
}

function printNotices({ notices }: Report): string {
  if (notices.length === 0) return '';
  const rows = notices.map(({ file, line, message }) => `- ${file}:${line}: ${message}`);
  return ['### Warnings', '', ...rows].join('\n');
}

export function nameFew(all: readonly string[]): string {
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
    const mark = met.some(({ impact }) => impact === 'major') ? 'breaks' : 'is affected';
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
