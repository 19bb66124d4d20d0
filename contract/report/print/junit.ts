import type { Report } from '../report.ts';
import type { Change } from '../verdict/change.ts';
import { describeBehind } from '../verdict/version.ts';
import { escapeMarkup } from './escape-markup.ts';
import { describeChange } from './describe-change.ts';

/** A test for every change: breaking ones fail, and approved ones are skipped with their reason. */
export function printJunit(report: Report): string {
  const { changes, base, head } = report;
  const behind = describeBehind(report).join(' ');
  const broken = changes.filter(({ impact, approval }) => impact === 'major' && !approval);
  const skipped = changes.filter(({ approval }) => approval);
  const cases = [
    ...changes.map(printCase),
    testCase('version', 'info.version has moved as the changes ask', behind && failure(behind, behind)),
  ];
  const counts = `tests="${cases.length}" failures="${broken.length + (behind === '' ? 0 : 1)}" errors="0" skipped="${skipped.length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract" ${counts}>`,
    `  <testsuite name="${escapeMarkup(`contract: ${base} to ${head}`)}" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function printCase(change: Change): string {
  const { id, impact, kind, file, line, approval } = change;
  const message = describeChange(change);
  const place = `${file}:${line} ${id}`;
  const outcome = approval
    ? `<skipped message="${escapeMarkup(message)}"/>`
    : impact === 'major'
      ? failure(message, `${message}\n${place}`)
      : '';
  return testCase(`${impact}.${kind}`, `${message} (${place})`, outcome, `file="${escapeMarkup(file)}" line="${line}"`);
}

function failure(message: string, text: string): string {
  return `<failure message="${escapeMarkup(message)}">${escapeMarkup(text)}</failure>`;
}

function testCase(group: string, name: string, outcome: string, place = ''): string {
  const attributes = [`classname="contract.${group}"`, `name="${escapeMarkup(name)}"`, place].filter(Boolean).join(' ');
  return outcome === '' ? `    <testcase ${attributes}/>` : `    <testcase ${attributes}>${outcome}</testcase>`;
}
