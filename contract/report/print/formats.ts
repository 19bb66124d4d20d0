import type { Report } from '../report.ts';
import { printHtml } from './html.ts';
import { printJunit } from './junit.ts';
import { printMarkdown } from './markdown.ts';
import { printSarif } from './sarif.ts';
import { describeChange } from './describe-change.ts';

export type Format = 'markdown' | 'html' | 'json' | 'junit' | 'sarif' | 'gitlab';

/** Every format of the report and its file. */
export const formats: Readonly<Record<Format, { file: string; print: (report: Report) => string }>> = {
  markdown: { file: 'report.md', print: printMarkdown },
  html: { file: 'report.html', print: printHtml },
  json: { file: 'report.json', print: (report) => `${JSON.stringify(report, null, 2)}\n` },
  junit: { file: 'report.junit.xml', print: printJunit },
  sarif: { file: 'report.sarif', print: printSarif },
  gitlab: { file: 'code-quality.json', print: printCodeQuality },
};

/** Breaking changes and warnings as GitLab's Code Quality report, shown at the line. */
function printCodeQuality({ changes, notices }: Report): string {
  const broken = changes
    .filter(({ impact }) => impact === 'major')
    .map((change) => ({
      description: describeChange(change),
      check_name: change.kind,
      fingerprint: change.id,
      severity: change.approval ? 'info' : 'critical',
      location: { path: change.file, lines: { begin: change.line } },
    }));
  const others = notices.map(({ file, line, message }) => ({
    description: message,
    check_name: 'notice',
    fingerprint: `${file}:${message}`,
    severity: 'minor',
    location: { path: file, lines: { begin: line } },
  }));
  return `${JSON.stringify([...broken, ...others], null, 2)}\n`;
}
