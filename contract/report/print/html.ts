import { describeLastUses } from '../consumers/observed-usage.ts';
import type { Report } from '../report.ts';
import type { Change } from '../verdict/change.ts';
import { describeBehind } from '../verdict/version.ts';
import { escapeMarkup } from './escape-markup.ts';
import { countDown, nameFew, printVerdict } from './markdown.ts';

/** The report as a standalone page that opens from a disk. */
export function printHtml(report: Report): string {
  const { base, head, today, version, changes, deprecated, notices } = report;
  const of = (impact: Change['impact']) => changes.filter((change) => change.impact === impact);
  const verdict = printVerdict(report);
  const moved = describeBehind(report).join(' ') || `info.version is ${version.head}, as it must.`;
  const sections = [
    table(
      'What breaks',
      ['call', 'what', 'breaks', 'approved', 'where', 'id'],
      of('major').map((change) => rowOfBreak(change, report)),
    ),
    table(
      'What is deprecated',
      ['what', 'of', 'available until', '', 'still used by', 'where'],
      deprecated.map((one) => rowOfSunset(one, report)),
    ),
    table('What is new', ['call', 'what', 'where'], of('minor').map(rowOfChange)),
    table('Cosmetic', ['call', 'what', 'where'], of('patch').map(rowOfChange)),
    table(
      'Warnings',
      ['where', 'what'],
      notices.map(({ file, line, message }) => [`${file}:${line}`, message]),
    ),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(verdict.replaceAll('*', ''))}</title>
<style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.8rem 0.3rem 0; border-bottom: 1px solid #8884; }
code { font-size: 0.9em; }
</style>
</head>
<body>
<h1>${inline(verdict)}</h1>
<p>${escapeMarkup(moved)}</p>
${sections.join('')}<p>Compared: ${escapeMarkup(base)} with ${escapeMarkup(head)}, as of ${today}.</p>
</body>
</html>
`;
}

function rowOfBreak(change: Change, { consumers: known, usageSince }: Report): string[] {
  const { consumers, hits, lastUses, approval, id } = change;
  const [call = '', what = '', where = ''] = rowOfChange(change);
  const names = known.length > 0 && consumers.length === 0 ? 'nobody uses it' : consumers.join(', ');
  const seen = lastUses && usageSince ? describeLastUses(lastUses, usageSince) : '';
  const affected = [[hits.join(' and '), names].filter(Boolean).join(': '), seen].filter(Boolean).join('; ');
  const passed = approval ? `${approval.by} until ${approval.until}: ${approval.why}` : '';
  return [call, what, affected, passed, where, `\`${id}\``];
}

function rowOfChange({ operations, message, file, line }: Change): string[] {
  return [nameFew(operations), message, `${file}:${line}`];
}

function rowOfSunset(one: Report['deprecated'][number], { usageSince }: Report): string[] {
  const { what, operations, sunset, days, consumers, lastUses, file, line } = one;
  const seen = lastUses && usageSince ? describeLastUses(lastUses, usageSince) : '';
  const users = [consumers.join(', '), seen].filter(Boolean).join('; ');
  return [what, nameFew(operations), sunset, countDown(days), users, `${file}:${line}`];
}

function table(title: string, heads: readonly string[], rows: readonly string[][]): string {
  if (rows.length === 0) return '';
  const head = heads.map((text) => `<th scope="col">${escapeMarkup(text)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((text) => `<td>${inline(text)}</td>`).join('')}</tr>`).join('\n');
  return `<h2>${escapeMarkup(title)} (${rows.length})</h2>
<div class="scroll"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody>
</table></div>
`;
}

/** Renders the simple markup in messages. */
function inline(text: string): string {
  return escapeMarkup(text)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
